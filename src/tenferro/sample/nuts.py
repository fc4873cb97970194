"""The no-U-turn sampler, as one loop of leapfrog steps.

Hoffman and Gelman, JMLR 15 (2014), with multinomial weights and the criterion of Betancourt,
arXiv:1701.02434, appendix A. A trajectory doubles until its ends turn towards each other. The tree
of a doubling is walked leaf by leaf (Phan, Pradhan and Jankowiak, arXiv:1912.11554): the left ends
of the subtrees that a leaf may complete are kept in one row per level, so the memory is that of
`max_depth` rows. One loop for all doublings computes the density in one place, and chains that are
batched wait for each other once a draw.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tenferro import random
from tenferro.functions.numbers.choosing import where
from tenferro.sample.kernels import (
    DIVERGED,
    Info,
    Kernel,
    State,
    Tuning,
    choose,
    energy,
    leapfrog,
    momentum,
    velocity,
    with_slope,
)
from tenferro.sample.problem import Problem
from tenferro.transforms.control import while_loop


class End(NamedTuple):
    """The end of a trajectory: position, gradient and momentum."""

    u: Any
    slope: Any
    p: Any


class Walk(NamedTuple):
    """A trajectory, and the doubling of it that is under way."""

    left: End
    right: End
    chosen: State
    weight: Any
    """Logarithm of the sum of the weights of the trajectory's points."""
    total: Any
    """Sum of the momenta of its points."""
    depth: Any
    leaf: Any
    """Number of points of the doubling so far; 0 before it begins."""
    forward: Any
    edge: End
    proposal: State
    part_weight: Any
    part_total: Any
    kept: Any
    """For each level, momentum of the left end of a subtree, and the sum up to and with it."""
    accept: Any
    count: Any
    ended: Any
    diverged: Any


def no_u_turn(target: Problem, max_depth: int = 10) -> Kernel:
    """The kernel of the no-U-turn sampler; a trajectory has at most 2^max_depth - 1 steps."""

    def step(key: Any, state: State, tuning: Tuning) -> tuple[State, Info]:
        first, second = random.split(key)
        p = momentum(first, tuning, state.u.size)
        before = energy(tuning, state, p)
        walk = while_loop(
            lambda w: ~w.ended & (w.depth < max_depth),
            lambda w: _grown(target, tuning, second, before, w),
            _first(state, p, max_depth),
            checkpoint=False,
        )
        accept = walk.accept / walk.count
        return walk.chosen, Info(accept, walk.count, walk.diverged, before)

    return Kernel(with_slope(target), step, 0.8)


def _first(state: State, p: Any, max_depth: int) -> Walk:
    end = End(state.u, state.slope, p)
    zero = 0.0 * state.density
    return Walk(
        left=end,
        right=end,
        chosen=state,
        weight=zero,
        total=p,
        depth=np.int64(0),
        leaf=np.int64(0),
        forward=zero > 1,
        edge=end,
        proposal=state,
        part_weight=zero - np.inf,
        part_total=0.0 * p,
        kept=np.zeros((max_depth + 1, 2, p.size)) + zero,
        accept=zero,
        count=np.int64(0),
        ended=zero > 1,
        diverged=zero > 1,
    )


def _grown(target: Problem, tuning: Tuning, key: Any, before: Any, w: Walk) -> Walk:
    """The walk after one more leapfrog step."""
    side, pick, merge = random.uniform(random.fold_in(key, w.count), (3,))
    w = _begun(w, side)
    signed = where(w.forward, tuning.step, -tuning.step)
    state = State(w.edge.u, w.proposal.density, w.edge.slope)
    point, p = leapfrog(target, tuning, signed, state, w.edge.p)
    change = energy(tuning, point, p) - before
    w = _added(w, point, p, change, pick)
    turned, kept = _turned_inside(tuning, w, p)
    w = w._replace(
        leaf=w.leaf + 1, kept=kept, ended=turned | w.diverged, edge=End(point.u, point.slope, p)
    )
    complete = w.leaf == np.left_shift(1, w.depth)
    return _merged(tuning, w, complete & ~w.ended, merge)


def _begun(w: Walk, side: Any) -> Walk:
    """The walk with a new doubling if the one before is complete."""
    new = w.leaf == 0
    forward = where(new, side < 0.5, w.forward)
    end = choose(forward, w.right, w.left)
    return w._replace(
        forward=forward,
        edge=choose(new, end, w.edge),
        part_weight=where(new, -np.inf, w.part_weight),
        part_total=where(new, 0.0, w.part_total),
    )


def _added(w: Walk, point: State, p: Any, change: Any, pick: Any) -> Walk:
    """The doubling with one more point, which becomes its proposal in proportion to its weight."""
    weight = np.logaddexp(w.part_weight, -change)
    taken = np.log(pick) < -change - weight
    return w._replace(
        proposal=choose(taken, point, w.proposal),
        part_weight=weight,
        part_total=w.part_total + p,
        accept=w.accept + np.exp(-np.maximum(change, 0.0)),
        count=w.count + 1,
        diverged=~(change < DIVERGED),
    )


def _turned_inside(tuning: Tuning, w: Walk, p: Any) -> tuple[Any, Any]:
    """Whether a subtree that ends at this leaf turns; the rows of left ends with this leaf.

    The bits of the leaf's number say which subtrees end here: one for each 1 at its end.
    """
    level = np.bitwise_count(np.right_shift(w.leaf, 1)).astype(np.int64)
    trailing = np.bitwise_count(w.leaf ^ (w.leaf + 1)).astype(np.int64) - 1
    even = (w.leaf & 1) == 0
    spare = w.kept.shape[0] - 1
    kept = w.kept.at[where(even, level, spare)].set(np.stack([p, w.part_total]))

    def check(carry: Any) -> Any:
        i, _ = carry
        left, sums = w.kept[i, 0], w.kept[i, 1]
        return i - 1, _turns(tuning, left, p, w.part_total - sums + left)

    _, turned = while_loop(
        lambda c: (c[0] > level - trailing) & ~c[1], check, (level, w.diverged & ~w.diverged)
    )
    return turned, kept


def _turns(tuning: Tuning, left: Any, right: Any, total: Any) -> Any:
    """Whether the ends of a trajectory with this sum of momenta move towards each other."""
    way = velocity(tuning, total - (left + right) / 2)
    return (left @ way <= 0) | (right @ way <= 0)


def _merged(tuning: Tuning, w: Walk, complete: Any, merge: Any) -> Walk:
    """The trajectory with the doubling, if that is complete."""
    total = w.total + w.part_total
    left = choose(complete & ~w.forward, w.edge, w.left)
    right = choose(complete & w.forward, w.edge, w.right)
    taken = complete & (np.log(merge) < w.part_weight - w.weight)
    turned = complete & _turns(tuning, left.p, right.p, total)
    return w._replace(
        left=left,
        right=right,
        chosen=choose(taken, w.proposal, w.chosen),
        weight=where(complete, np.logaddexp(w.weight, w.part_weight), w.weight),
        total=where(complete, total, w.total),
        depth=where(complete, w.depth + 1, w.depth),
        leaf=where(complete, 0, w.leaf),
        ended=w.ended | turned,
    )
