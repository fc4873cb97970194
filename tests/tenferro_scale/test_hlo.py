"""Reading the text of compiled programs."""

import pytest

from tenferro_scale.collectives import Collective, collective_of, group_size
from tenferro_scale.costs import cost_of
from tenferro_scale.hlo import computations, shapes_of

MODULE = """\
HloModule jit_piece, entry_computation_layout={(f32[8,4]{1,0})->f32[8,4]{1,0}}, num_partitions=8

FileNames
1 "program.py"

%add (x: f32[], y: f32[]) -> f32[] {
  %x = f32[] parameter(0)
  %y = f32[] parameter(1)
  ROOT %add.1 = f32[] add(%x, %y)
}

%wrapped (p: f32[16]) -> f32[2] {
  %p = f32[16]{0} parameter(0)
  ROOT %scattered = f32[2]{0} reduce-scatter(%p), replica_groups=[1,8]<=[8], to_apply=%add
}

%step (state: (s32[], f32[8,4])) -> (s32[], f32[8,4]) {
  %state = (s32[], f32[8,4]{1,0}) parameter(0)
  %i = s32[] get-tuple-element(%state), index=0
  %v = f32[8,4]{1,0} get-tuple-element(%state), index=1
  %sum = f32[8,4]{1,0} all-reduce(%v), replica_groups={{0,1,2,3},{4,5,6,7}}, to_apply=%add
  ROOT %next = (s32[], f32[8,4]{1,0}) tuple(%i, %sum)
}

%going (state.1: (s32[], f32[8,4])) -> pred[] {
  %state.1 = (s32[], f32[8,4]{1,0}) parameter(0)
  ROOT %on = pred[] constant(true)
}

ENTRY %main (a: f32[8,4], b: f32[16]) -> (f32[8,4], f32[16]) {
  %a = f32[8,4]{1,0} parameter(0)
  %b = f32[16]{0} parameter(1)
  %zero = s32[] constant(0)
  %start = (f32[16], f32[16]) all-reduce-start(%b), replica_groups=mesh['x'=4,'y'=2] {'y'}
  %done = f32[16]{0} all-reduce-done(%start)
  %async = ((f32[16]{0}), f32[2]{0}, s32[]) async-start(%b), calls=%wrapped
  %parts = f32[2]{0} async-done(%async)
  %whole = f32[64]{0} all-gather(%b), replica_groups=[2,4]<=[4,2]T(1,0), dimensions={0}
  %moved = f32[16]{0} collective-permute(%b), source_target_pairs={{0,1},{1,0}}
  %swapped = (f32[8,4]{1,0}, /*index=1*/f32[8,4]{1,0}) all-to-all(%a, %a), replica_groups={}
  %begin = (s32[], f32[8,4]{1,0}) tuple(%zero, %a)
  %loop = (s32[], f32[8,4]{1,0}) while(%begin), condition=%going, body=%step, TRIPS
  %end = f32[8,4]{1,0} get-tuple-element(%loop), index=1
  ROOT %out = (f32[8,4]{1,0}, f32[16]{0}) tuple(%end, %done)
}
"""
KNOWN = MODULE.replace("TRIPS", 'backend_config={"known_trip_count":{"n":"5"}}')
UNKNOWN = MODULE.replace("TRIPS", 'metadata={op_name="jit(piece)/while_loop/while"}')
ONCE = {
    Collective("all-reduce", 64, 2): 1,
    Collective("reduce-scatter", 64, 8): 1,
    Collective("all-gather", 256, 4): 1,
    Collective("collective-permute", 64, 2): 1,
    Collective("all-to-all", 256, 8): 1,
}
IN_LOOP = Collective("all-reduce", 128, 4)


def test_types_of_all_kinds():
    (a, b, c, d) = shapes_of("(bf16[2,3]{1,0:T(8,128)}, /*index=1*/pred[], c128[5], token[])")
    assert (a.dtype, a.dims, a.bytes) == ("bf16", (2, 3), 12)
    assert (b.bytes, c.bytes, d.bytes) == (1, 80, 0)
    assert shapes_of("f8e4m3fn[7]")[0].bytes == 7


def test_computations_come_behind_what_they_call():
    found = list(computations(KNOWN))
    assert [c.name for c in found] == ["add", "wrapped", "step", "going", "main"]
    assert found[-1].is_entry
    assert found[2].root.code == "tuple"
    assert found[-1].by_name["swapped"].operands == ("a", "a")


def test_collectives_are_counted_once_and_those_in_loops_as_often_as_they_run():
    assert cost_of(KNOWN, 8).collectives == {**ONCE, IN_LOOP: 5}
    assert cost_of(KNOWN, 8, repeat=False).collectives == {**ONCE, IN_LOOP: 1}
    assert not cost_of(KNOWN, 8).unknown


def test_a_loop_of_unknown_length_is_named():
    cost = cost_of(UNKNOWN, 8)
    assert cost.collectives == {**ONCE, IN_LOOP: 1}
    assert cost.unknown == {"jit(piece)/while_loop/while"}


@pytest.mark.parametrize(
    ("groups", "size"),
    [
        ("{{0,1,2},{3,4,5}}", 3),
        ("{}", 12),
        ("[3,4]<=[12]", 4),
        ("[6,2]<=[2,6]T(1,0)", 2),
        ("mesh['data'=4,'model'=3] {'model'}", 3),
        ("mesh['data'=4,'model'=3] {'data','model'}", 12),
        ("mesh['data'=4,'model'=3] {'data':(1)2}", 2),
    ],
)
def test_groups_however_they_are_written(groups, size):
    assert group_size(f", channel_id=1, replica_groups={groups}, to_apply=%add", 12) == size


def test_collectives_without_groups_are_refused():
    with pytest.raises(ValueError, match="has no groups"):
        group_size(", channel_id=1", 8)


def test_other_instructions_are_no_collectives():
    entry = list(computations(KNOWN))[-1]
    assert collective_of(entry.by_name["loop"], 8, 8) is None
    assert collective_of(entry.by_name["done"], 64, 8) is None


def test_a_text_that_is_none_is_refused():
    with pytest.raises(ValueError, match="no entry"):
        cost_of("nothing of the kind", 8)
