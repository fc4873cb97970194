import signal
from dataclasses import replace

import by_hand
import finite_differences
import numpy as np
import pytest
from small_database import changed, gauge_record, square_record, write, write_extras
from zeros import Zeros

from adoracles import (
    Adapter,
    Database,
    OracleFormatError,
    Replayer,
    ReplayError,
    Selection,
    UnsupportedOperationError,
    replay,
)
from adoracles.cases.calls import Argument
from adoracles.replays.orders import norm, pairing, unit_direction
from adoracles.reports.counts import agreements, failures, kind, totals

REFERENCE = ("probes", 0, "pytorch_ref")


def counts(outcomes):
    return {name: count for name, count in totals(outcomes).items() if count}


def database(root, *records):
    return Database.open(write(root, *(records or (square_record(),))))


def answers(reply):
    """A library that answers with what `reply` makes of the reference."""

    class Answers(Zeros):
        def derivatives(self, case, probe, parts):
            return {part: self.reply(probe.reference[part]) for part in parts}

        def reply(self, reference):
            try:
                return reply(reference)
            except Exception as error:  # noqa: BLE001 - any error is an answer
                return error

    return Answers()


def test_nested_transforms_by_hand_are_right(tmp_path):
    (outcome,) = replay(by_hand.library(), database(tmp_path))
    assert outcome.status == "tight" and outcome.passed
    assert set(outcome.verdicts) == {"jvp", "vjp", "hvp"}


def test_a_wrong_factor_is_wrong(tmp_path):
    wrong = by_hand.adapter(lambda x: x * x * 1.01)
    outcomes = replay(wrong, database(tmp_path))
    assert counts(outcomes) == {"cases": 1, "wrong": 1}
    assert [f["part"] for f in failures(outcomes)] == ["jvp", "vjp", "hvp"]


def test_a_loose_answer_passes_the_database_only(tmp_path):
    loose = answers(lambda ref: {name: x * (1 + 5e-7) for name, x in ref.items()})
    assert counts(replay(loose, database(tmp_path))) == {"cases": 1, "passed": 1, "wrong": 1}


@pytest.mark.parametrize(
    ("reply", "message"),
    [
        (lambda ref: {name: x[None] for name, x in ref.items()}, "float64[1, 3]"),
        (lambda ref: {name: x.astype(np.float32) for name, x in ref.items()}, "float32[3]"),
        (lambda ref: {}, "got []"),
    ],
)
def test_other_shapes_dtypes_and_names_are_wrong(tmp_path, reply, message):
    outcomes = replay(answers(reply), database(tmp_path))
    assert counts(outcomes) == {"cases": 1, "wrong": 1}
    assert all(message in failure["message"] for failure in failures(outcomes))


def test_an_exception_is_wrong_and_kept(tmp_path):
    def broken(ref):
        raise ZeroDivisionError("by nothing")

    outcomes = replay(answers(broken), database(tmp_path))
    assert counts(outcomes) == {"cases": 1, "wrong": 1}
    assert failures(outcomes)[0]["message"] == "ZeroDivisionError: by nothing"


def test_a_missing_operation_is_unsupported_and_never_passes(tmp_path):
    empty = Adapter("empty", {}, by_hand.jvp, by_hand.vjp)
    outcomes = replay(empty, database(tmp_path, square_record(), gauge_record()))
    assert counts(outcomes) == {"cases": 2, "unsupported": 2}
    assert "square" in outcomes[1].missing["jvp"]


def test_arrays_of_objects_are_no_answers(tmp_path):
    """As autograd's of functions of NumPy that it does not differentiate."""
    objects = answers(lambda ref: {name: x.astype(object) for name, x in ref.items()})
    outcomes = replay(objects, database(tmp_path))
    assert counts(outcomes) == {"cases": 1, "unsupported": 1}


def test_symbols_refuse_nothing(tmp_path):
    symbols = gauge_adapter(lambda cotangents: (np.zeros((2, 2), object),), ())
    outcomes = replay(symbols, database(tmp_path, gauge_record()))
    assert counts(outcomes) == {"cases": 1, "unsupported": 1}


def test_a_call_may_refuse_a_case(tmp_path):
    def refuse(x):
        raise UnsupportedOperationError("squares of vectors")

    outcomes = replay(by_hand.adapter(refuse), database(tmp_path))
    assert counts(outcomes) == {"cases": 1, "unsupported": 1}
    assert set(outcomes[0].missing.values()) == {"squares of vectors"}


def gauge_adapter(pullback, errors):
    names = ("abs", "conj", "matrix_transpose", "sum")
    operations = {f"numpy.{name}": getattr(np, name) for name in names}
    return Adapter(
        "gauge",
        operations | {"linalg.eigh": np.linalg.eigh},
        by_hand.jvp,
        lambda f, *primals: (f(*primals), pullback),
        refusals=errors,
    )


def test_a_gauge_dependent_loss_must_be_refused(tmp_path):
    class GaugeError(Exception):
        pass

    def refuse(cotangents):
        assert cotangents["loss"] == 1.0
        raise GaugeError

    gauge = database(tmp_path, gauge_record())
    assert counts(replay(gauge_adapter(refuse, (GaugeError,)), gauge)) == {
        "cases": 1,
        "passed": 1,
        "tight": 1,
    }
    for library, name in [
        (gauge_adapter(refuse, ()), "GaugeError"),
        (
            gauge_adapter(lambda cotangents: (np.zeros((2, 2)),), (GaugeError,)),
            "MissingRefusalError",
        ),
    ]:
        outcomes = replay(library, gauge)
        assert counts(outcomes) == {"cases": 1, "wrong": 1}
        assert failures(outcomes)[0]["message"].startswith(name)


def test_unusable_references_are_left_out(tmp_path):
    entry = {"case_id": "square_f64_001", "kind": "unusable", "reason": "random"}
    write(tmp_path, square_record())
    write_extras(tmp_path, [entry | {"parts": ["jvp", "vjp", "hvp"]}])
    (outcome,) = replay(Zeros(), Database.open(tmp_path))
    assert (outcome.status, outcome.passed, outcome.note) == ("excluded", False, "random")
    write_extras(tmp_path, [entry | {"parts": ["jvp"]}])
    (outcome,) = replay(by_hand.library(), Database.open(tmp_path))
    assert outcome.status == "tight" and set(outcome.verdicts) == {"vjp", "hvp"}


def test_imprecise_references_have_their_own_tolerance(tmp_path):
    entry = {"case_id": "square_f64_001", "kind": "imprecise", "parts": ["vjp"], "reason": "short"}
    write(tmp_path, square_record())
    write_extras(tmp_path, [entry | {"rtol": 1e-2, "atol": 1e-3}])
    loose = by_hand.adapter(lambda x: x * x * (1 + 1e-3))
    (outcome,) = replay(loose, Database.open(tmp_path))
    assert [v.tight for v in outcome.verdicts.values()] == [False, True, False]


def test_fixed_arguments_reach_the_call(tmp_path):
    record = changed(square_record(), ("op_args",), [2])
    record = changed(record, ("op_kwargs",), {"scale": 0.5})
    write(tmp_path, record)
    database = Database.open(tmp_path)
    (case,) = database.cases()
    keyword = case.call.keyword | {"pivots": Argument("pivots")}
    call = replace(case.call, keyword=keyword)
    fixed = replace(case, call=call, constants={"pivots": np.array([3, 1])})
    seen = []

    def square(x, power, *, scale, pivots):
        seen.append((power, scale, pivots.tolist()))
        return x * x

    assert Replayer(by_hand.adapter(square), database).case(fixed).status == "tight"
    assert set(map(str, seen)) == {"(2, 0.5, [3, 1])"}


def test_all_four_second_orders_agree(tmp_path):
    outcomes = replay(by_hand.library(), database(tmp_path), second_orders=True)
    assert agreements(outcomes).as_dict() == {"cases": 1, "passed": 1, "tight": 1}


def skewed_jvp(function, primals, tangents):
    """A forward mode that is right once, and wrong when it is itself differentiated."""
    out, tangent = by_hand.jvp(function, primals, tangents)
    nested = any(len(by_hand.lift(x).terms) > 1 for x in primals)
    return out, by_hand.mapped(lambda y: y * (1 + 1e-5), tangent) if nested else tangent


def skewed_vjp(function, *primals):
    """A reverse mode with the same fault."""
    out, pullback = by_hand.vjp(function, *primals)
    nested = any(len(by_hand.lift(x).terms) > 1 for x in primals)
    return (
        out,
        lambda c: (
            by_hand.mapped(lambda y: y * (1 + 1e-5), pullback(c)) if nested else (pullback(c))
        ),
    )


@pytest.mark.parametrize(("jvp", "vjp"), [(skewed_jvp, by_hand.vjp), (by_hand.jvp, skewed_vjp)])
def test_second_orders_that_disagree_are_found(tmp_path, jvp, vjp):
    square = {"public.square": lambda x: x * x}
    adapter = Adapter("skewed", square, jvp, vjp, to_numpy=by_hand.lower)
    outcomes = replay(adapter, database(tmp_path), second_orders=True)
    assert agreements(outcomes).tight == 0


def test_the_pairing_direction_is_fixed_and_of_unit_norm(tmp_path):
    (case,) = database(tmp_path).cases()
    direction = unit_direction(case)
    assert norm(direction) == pytest.approx(1.0, abs=1e-12)
    assert pairing(direction, unit_direction(case)) == pytest.approx(1.0, abs=1e-12)


def test_workers_give_what_one_process_gives(tmp_path):
    names = [f"square_{i}" for i in range(6)]
    other = changed(square_record("cube_1"), ("op",), "cube")
    both = database(tmp_path, *map(square_record, names), other)
    alone = replay("by_hand:library", both, workers=1)
    assert replay("by_hand:library", both, workers=2) == alone
    assert counts(alone) == {"cases": 7, "passed": 6, "tight": 6, "unsupported": 1}


def test_progress_ends_at_the_total(tmp_path):
    calls = []
    replay(by_hand.library(), database(tmp_path), progress=lambda *call: calls.append(call))
    assert calls[0][0] == 0 and calls[-1][0] == calls[-1][1] > 0


def test_a_dying_worker_is_reported(tmp_path):
    both = database(tmp_path, square_record(), changed(square_record("cube_1"), ("op",), "cube"))
    with pytest.raises(ReplayError, match=r"died on one of: .*square/identity"):
        replay("dying:library", both, workers=2)


@pytest.mark.long
@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="needs POSIX signals")
def test_a_worker_that_does_not_return_is_replaced(tmp_path):
    names = [square_record(f"square_{i}") for i in range(3)]
    both = database(tmp_path, *names, changed(square_record("cube_1"), ("op",), "cube"))
    outcomes = {o.case_id: o for o in replay("stuck:library", both, workers=2, limit=0.2)}
    late = outcomes.pop("square_1")
    assert late.status == "unsupported"
    assert set(late.missing.values()) == {"no answer within 0.2 s; its process was ended"}
    assert {(name, o.status) for name, o in outcomes.items()} == {
        ("square_0", "wrong"),
        ("square_2", "wrong"),
        ("cube_1", "wrong"),
    }


def test_what_a_library_does_not_implement_is_unsupported(tmp_path):
    def missing(x):
        raise NotImplementedError("no derivative\nof squares")

    own = replace(by_hand.adapter(missing), unsupported=(NotImplementedError,))
    (outcome,) = replay(own, database(tmp_path))
    assert outcome.status == "unsupported"
    assert set(outcome.missing.values()) == {"NotImplementedError: no derivative"}


def test_dtypes_that_a_library_does_not_have_are_unsupported(tmp_path):
    (outcome,) = replay(replace(by_hand.library(), dtypes=("complex64",)), database(tmp_path))
    assert set(outcome.missing.values()) == {"polynomials does not differentiate float64"}


@pytest.mark.parametrize(("factor", "imprecise"), [(1.004, True), (1.02, False)])
def test_a_wrong_answer_of_two_digits_is_imprecise(tmp_path, factor, imprecise):
    (outcome,) = replay(by_hand.adapter(lambda x: x * x * factor), database(tmp_path))
    assert outcome.status == "wrong"
    assert {kind(outcome, v) for v in outcome.verdicts.values()} == {
        "imprecise" if imprecise else "wrong"
    }


def test_a_broken_file_ends_the_replay_in_workers(tmp_path):
    both = database(tmp_path, square_record(), changed(square_record("cube_1"), ("op",), "cube"))
    path = tmp_path / "cases" / "square" / "identity.jsonl.gz"
    path.write_bytes(path.read_bytes()[:-6])
    with pytest.raises(OracleFormatError, match="truncated") as caught:
        replay("by_hand:library", both, workers=2)
    assert caught.value.path == path


@pytest.mark.parametrize("path", ["by_hand", ":library", "by_hand:"])
def test_a_factory_is_a_module_and_a_function(tmp_path, path):
    with pytest.raises(ValueError, match="module:function"):
        replay(path, database(tmp_path))


def test_finite_differences_meet_the_tight_tolerance(shared_database):
    ops = tuple(finite_differences.CASES)
    outcomes = replay("finite_differences:library", shared_database, Selection(ops=ops))
    result = totals(outcomes)
    assert result["tight"] == result["cases"] > 150, failures(outcomes)[:5]


def largest(case):
    """The largest modulus in the references of a case."""
    references = [t for p in case.probes for part in p.reference.values() for t in part.values()]
    return max((float(np.abs(t).max()) for t in references if t.size), default=0.0)


def test_zeros_fail_wherever_a_derivative_does_not_vanish(shared_database):
    vanishing = {"float32": 1e-5, "complex128": 1e-9}
    selected = Selection(dtypes=tuple(vanishing))
    outcomes = {o.case_id: o for o in replay("zeros:zeros", shared_database, selected)}
    cases = [c for c in shared_database.cases() if c.dtype in vanishing]
    telling = {c.case_id for c in cases if largest(c) > 2 * vanishing[c.dtype]}
    told = {case_id for case_id, outcome in outcomes.items() if outcome.status != "tight"}
    assert len(telling) > 1500
    assert telling <= told
    # Most of these pass the database's own tolerance, which is why it is not the criterion.
    result = totals(outcomes.values())
    assert result["passed"] > 0.7 * result["cases"] > 1.4 * result["tight"]


class Counting(Zeros):
    """Answers with zeros, and counts."""

    asked = 0

    def derivatives(self, case, probe, parts):
        self.asked += 1
        return super().derivatives(case, probe, parts)


def test_outcomes_that_are_kept_are_not_computed_again(tmp_path):
    cases, file = database(tmp_path, square_record(), gauge_record()), tmp_path / "kept"
    whole = replay(Zeros(), cases)
    assert replay(Zeros(), cases, Selection(ops=("square",)), resume=file) == whole[1:]
    file.write_text(file.read_text() + '["eigh/gauge')  # as if it was interrupted
    library = Counting()
    for _ in range(2):
        assert replay(library, cases, resume=file) == whole
    assert library.asked == 0
    head, _, eigh = file.read_text().splitlines(keepends=True)
    file.write_text(head + eigh)
    assert replay(library, cases, resume=file) == whole
    assert library.asked == 1


def test_outcomes_of_changed_cases_are_computed_again(tmp_path):
    file, library = tmp_path / "kept", Counting()
    replay(library, database(tmp_path), resume=file)
    other = changed(square_record(), ("case_id",), "square_f64_002")
    (outcome,) = replay(library, database(tmp_path, other), resume=file)
    assert outcome.case_id == "square_f64_002" and library.asked == 2


def test_outcomes_of_another_replay_are_refused(tmp_path):
    cases, file = database(tmp_path), tmp_path / "kept"
    replay(by_hand.library(), cases, resume=file)
    with pytest.raises(ReplayError, match=r"kept after .*zeros.* Pass another file"):
        replay(Zeros(), cases, resume=file)
    with pytest.raises(ReplayError, match="second_orders"):
        replay(by_hand.library(), cases, second_orders=True, resume=file)
