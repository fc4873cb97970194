"""Mutants that change no result, each with the reason: they cannot be noticed."""

from __future__ import annotations

BOUND = "at the bound both ways compute the same, to rounding"
SIGN = "a sign is lost in a magnitude, and dividing by 1 or -1 is multiplying"
SPEED = "chooses between ways to compute the same values"
UNUSED = "where the condition holds the other branch is taken: the number only has to be finite"
BESIDE = "what the linear part reads is computed in the same body, from the same operands"
BOTH = "the products from both ends change sign, so their product does not"
TRACE = "any operand of the rule is of the same trace, which is all that is taken of it"
BEHIND = "the slice that follows reads none of the zeros that are added behind"
NONE = "the function has no derivative; this says which dtypes the table has it for"
ALIKE = "the parts of a number, and the lanes of a pack, have one type"
ROOM = "an element more of room, which is not used"
ZERO = "a coefficient of zero more, which adds nothing"
ONE = "the operation has one operand"
NAN = "with a number of successes of zero, which replaces one out of range, SciPy has NaN as well"
EQUAL = "both ends of the interval are equal there"
UNREAD = "tenferro declares the operation linear, or has a rule of its own in place of this one"
BOUNDED = "`lax.switch` bounds the position itself; this only keeps it in 32 bits"
INFINITE = "the number is infinite: only its sign is read"
ONE_SIGN = "numbers that are equal, and not zero, have one sign"
TWICE = "what a loop hands on is among its results already, and once more then"
ADDED = "numbers that are added have one dtype"
COMPILED = "which operands an operation is linear in is not read of a graph that is compiled"
LEFT_OUT = "the axis itself is left out before"
SAME_TYPE = "the builder returns a number that has the type that it is to have"
COMMUTES = "the order of the operands changes nothing"
REMAINDER = "where they differ, at 0, there is no remainder"
NO_KIND = "what is of no kind is not merged with anything"
NO_FORMULA = "an operation without a formula has code"
LINEAR = "a linear part chooses between its operand and zeros"
ONE_WAY = "numbers of one type become values of one type in one way"
ONE_PLACE = "a block as long as its axis has one place, to which every other one is moved"
NOTHING = "XLA transforms, and writes, arrays without elements as well"

REASONS = {
    """\
src/chainrules/rules/arithmetic.py power_by_base
-    return f.where(origin, 0, x2 * f.pow(f.where(origin, 1, x1), x2 - 1))
+    return f.where(origin, 0, x2 * f.pow(f.where(origin, 2, x1), x2 - 1))""": UNUSED,
    """\
src/chainrules/rules/arithmetic.py power_by_exponent
-    power = f.pow(f.where(zero_base, 1, x1), x2)
+    power = f.pow(f.where(zero_base, 2, x1), x2)""": UNUSED,
    """\
src/chainrules/rules/arithmetic.py power_by_exponent
-    return f.where(zero_base, 0, power * f.log(f.where(zero_base, 1, x1)))
+    return f.where(zero_base, 0, power * f.log(f.where(zero_base, 2, x1)))""": UNUSED,
    """\
src/tenferro/special/lambert.py lambertw
-    near, far = f.where(small, w, 0), f.where(small, 1, w)
+    near, far = f.where(small, w, 0), f.where(small, 2, w)""": UNUSED,
    """\
src/tenferro/special/factorials.py reflection
-    first, second = (_sine_and_cosine(f.where(pole, 0.5, x))[0] for x in (a, a + m))
+    first, second = (_sine_and_cosine(f.where(pole, 1.5, x))[0] for x in (a, a + m))""": UNUSED,
    """\
src/tenferro/special/incomplete_gamma.py density_slope
-    return f.where(origin, f.gamma_density(a - 1, f.where(origin, x, 1)), inside) - w
+    return f.where(origin, f.gamma_density(a - 1, f.where(origin, x, 2)), inside) - w""": UNUSED,
    """\
src/chainrules/rules/special.py sinc_slope
-    far = f.where(near, 1, x)
+    far = f.where(near, 2, x)""": UNUSED,
    """\
src/tenferro/linalg/hessenberg.py below_subdiagonal
-    n = x.shape[-1]
+    n = x.shape[-2]""": "the matrix is square",
    """\
src/tenferro/ops/control/calls.py nonlinear_pullback
-    derivative = tangent(pullback, tuple(map(_is_there, tangents)), False)
+    derivative = tangent(pullback, tuple(map(_is_there, tangents)), True)""": BESIDE,
    """\
src/tenferro/ops/control/switch.py switch
-    derivatives = [tangent(branch, active, True, parts=True) for branch in branches]
+    derivatives = [tangent(branch, active, False, parts=True) for branch in branches]""": BESIDE,
    """\
src/tenferro/ops/arrays/scatter.py product_before
-    return recurrence(inside * before(rows, 0, reverse), 1 - inside, 0, reverse)
+    return recurrence(inside * before(rows, 0, reverse), ((inside) - (1)), 0, reverse)""": BOTH,
    """\
src/tenferro/ops/control/calls.py pushed
-    results = iter(inlined(linear.linear, [*reads, *flowing], fixed[0], linear=True))
+    results = iter(inlined(linear.linear, [*reads, *flowing], fixed[1], linear=True))""": TRACE,
    """\
src/tenferro/ops/arrays/structural.py unpadded
-    cut = tuple((min(before, 0) * -1, min(after, 0) * -1) for before, after, _ in padding)
+    cut = tuple((min(before, 0) * -1, min(after, 0) * -2) for before, after, _ in padding)\
""": BEHIND,
    """\
src/chainrules/rule.py not_differentiable
-    return ScalarRule(name, arity, value, (), "not_differentiable", domain, False, source)
+    return ScalarRule(name, arity, value, (), "not_differentiable", domain, True, source)""": NONE,
    """\
src/chainrules/rules/arithmetic.py RULES
-        lambda f, x1, x2, y: -y / x2,
+        lambda f, x1, x2, y: ((x2) / (-y)),""": UNREAD,
    """\
src/chainrules/rules/arithmetic.py RULES
-    holomorphic("neg", value.neg, lambda f, x, y: -1, domain="all z", source="DLMF §1.4(iii)"),
+    holomorphic("neg", value.neg, lambda f, x, y: -2, domain="all z", source="DLMF §1.4(iii)"),\
""": UNREAD,
    """\
src/chainrules/rules/exponential.py logarithm_factor
-    return f.where(origin, 0, logarithm(f.where(origin, 1, argument)))
+    return f.where(origin, 0, logarithm(f.where(origin, 2, argument)))""": UNUSED,
    """\
src/chainrules/values/exponential.py complex_log1p
-    if not abs(w.real) < 0.7:
+    if not ((abs(w.real)) <= (0.7)):""": BOUND,
    """\
src/tenferro/engines/native/plan/fusion.py
-                if len(recent) > _MOST_TRIED:
+                if ((len(recent)) >= (_MOST_TRIED)):""": SPEED,
    """\
src/tenferro/engines/native/plan/fusion.py
-        if scope is None or group.size + self._nodes(group, scope, edges) > _MOST_NODES:
+        if scope is None or ((group.size + self._nodes(group, scope, edges)) >= (_MOST_NODES)):\
""": SPEED,
    """\
src/tenferro/engines/native/plan/fusion.py
-        return rows >= _FEW_ROWS or prod(group.space) <= _ALONE
+        return ((rows) > (_FEW_ROWS)) or prod(group.space) <= _ALONE""": SPEED,
    """\
src/tenferro/engines/native/plan/groups.py
-            return short if len(short) > 1 and elements <= _UNROLLED_WHOLE else []
+            return short if ((len(short)) >= (1)) and elements <= _UNROLLED_WHOLE else []\
""": SPEED,
    """\
src/tenferro/engines/native/plan/storing.py
-            return outer and work <= _HOISTED_WORK and _HOISTED_READS * size <= prod(shape)
+            return outer and work <= _HOISTED_WORK and ((_HOISTED_READS * size) < (prod(shape)))\
""": SPEED,
    """\
src/tenferro/ops/arrays/scatter.py product_of_others
-    rows = take(flat, [order], (0,), "promise", unique=True)
+    rows = take(flat, [order], (0,), "promise", unique=False)""": SPEED,
    """\
src/tenferro/passes/algebra.py is
-    if number or value.dtype.kind in "biu":
+    if ((number) and (value.dtype.kind in "biu")):""": SPEED,
    """\
src/tenferro/passes/reroll/fitting.py
-            if more or not is_sum or not carried or chain != [(add, 1 - i)]:
+            if more or not is_sum or not carried or chain != [(add, ((i) - (1)))]:""": SPEED,
    """\
src/tenferro/passes/reroll/periods.py candidates
-        windows = windows * np.uint64(0x9E3779B97F4A7C15) + alike[j : n + j].astype(np.uint64)
+        windows = ((windows * np.uint64(0x9E3779B97F4A7C15)) - (alike[j : n + j].astype(np.uint64)))\
""": SPEED,  # noqa: E501
    """\
src/tenferro/passes/reroll/periods.py candidates
-    return sorted(int(v) for v in values[np.argsort(-covered)[:_CANDIDATES]])
+    return sorted(int(v) for v in values[np.argsort((covered))[:_CANDIDATES]])""": SPEED,
    """\
src/tenferro/special/elementary.py tangent
-    sign = _negative_where(x < 0, x) * _negative_where(second, x)
+    sign = ((_negative_where(x < 0, x)) / (_negative_where(second, x)))""": SIGN,
    """\
src/tenferro/special/quotients.py expm1_quotient_slope
-    away, inside = f.where(near, 1, x), f.where(near, x, 0)
+    away, inside = f.where(near, 1, x), f.where(near, x, 1)""": UNUSED,
    """\
src/tenferro/special/quotients.py log_quotient
-    near = f.less(f.abs(x - 1), NEAR_ONE)
+    near = f.less(f.abs(((1) - (x))), NEAR_ONE)""": SIGN,
    """\
src/tenferro/special/robust.py pseudo_huber_in_residual
-    near_part = f.where(far, 0, r)
+    near_part = f.where(far, 1, r)""": UNUSED,
    """\
src/tenferro/special/factorials.py reciprocal_slope
-    return f.where(left, reflected, -f.digamma(f.where(left, 1, x)) * f.where(left, 0, y))
+    return f.where(left, reflected, -f.digamma(f.where(left, 2, x)) * f.where(left, 0, y))\
""": UNUSED,
    """\
src/tenferro/engines/native/kernels/scalars/scalar_calls.py letter
-    return next(letter for letter, kind in _KINDS.items() if kind == number[0].type)
+    return next(letter for letter, kind in _KINDS.items() if kind == number[-1].type)""": ALIKE,
    """\
src/tenferro/engines/native/kernels/scalars/scalar_calls.py
-        return [self.b.fptrunc(result.value, parts[0].type) for result in results]
+        return [self.b.fptrunc(result.value, parts[-1].type) for result in results]""": ALIKE,
    """\
src/tenferro/engines/native/kernels/scalars/scalar_calls.py of_integers
-    for other, _ in found[1:]:
+    for other, _ in found[2:]:""": NAN,
    """\
src/tenferro/engines/native/registers/values.py
-        for which in range(part_count(self.elements.dtypes[pack[0]])):
+        for which in range(part_count(self.elements.dtypes[pack[1]])):""": ALIKE,
    """\
src/tenferro/engines/native/routines/convolution.py
-        return self.whole(self.batch * self.outputs * each) if len(self.phases) > 1 else 0
+        return self.whole(self.batch * self.outputs * each) if len(self.phases) > 1 else 1\
""": ROOM,
    """\
src/tenferro/engines/native/routines/convolution.py
-            return rows * -(-width.terms // self.lanes) * out + _SUM * out
+            return rows * -(-width.terms // self.lanes) * out + ((_SUM) / (out))""": SPEED,
    """\
src/tenferro/engines/native/plan/quick_code.py nanoseconds
-        loops = own | (node.loops if isinstance(node, Reduce) else 0)
+        loops = own | (node.loops if isinstance(node, Reduce) else -1)""": SPEED,
    """\
src/tenferro/engines/native/kernels/scheduling/fetching.py elements_ahead
-        if isinstance(node, Apply) and loops >> loop & 1
+        if ((isinstance(node, Apply)))""": SPEED,
    """\
src/tenferro/engines/native/runtime/disk/disk_cache.py
-        return size * _SCANS > share or int(key[1:9], 16) % _SCANS == 0
+        return ((size * _SCANS) >= (share)) or int(key[1:9], 16) % _SCANS == 0""": SPEED,
    """\
src/tenferro/engines/native/routines/dense.py exponential
-    room, work, strips = 6 * (1 + along) * _whole(n * n, a), n**3 / _lanes(a), -(-n // width)
+    room, work, strips = 6 * (1 + along) * _whole(n * n, a), n**2 / _lanes(a), -(-n // width)\
""": SPEED,
    """\
src/tenferro/engines/native/graphs/first_result.py is_written_out
-    return prod(sizes) <= SMALL and prod(sizes) > max(sizes)
+    return ((prod(sizes)) < (SMALL)) and prod(sizes) > max(sizes)""": SPEED,
    """\
src/tenferro/engines/native/runtime/resources/pool.py default_limit
-        return 2**30  # the system does not tell
+        return 3**30  # the system does not tell""": SPEED,
    """\
src/tenferro/engines/native/kernels/emission/interior.py
-        _, base = self.frame.offset((*form[: self.loop + 1], *(0 for _ in form[self.loop + 1 :])))
+        _, base = self.frame.offset((*form[: self.loop + 1], *(0 for _ in form[self.loop + 0 :])))\
""": ZERO,
    """\
src/tenferro/passes/proven_indices.py quotient
-    return (a[0] // b[0], a[1] // b[0]) if b[0] == b[1] and b[0] > 0 else None
+    return (a[0] // b[1], a[1] // b[0]) if b[0] == b[1] and b[0] > 0 else None""": EQUAL,
    """\
src/tenferro/passes/proven_indices.py
-        if interval is None or interval[0] >= 0:
+        if interval is None or interval[0] >= 1:""": SPEED,
    """\
src/tenferro/passes/views.py
-        return r.bind("reverse", r.operands(x)[0], axes=tuple(sorted(both)))
+        return r.bind("reverse", r.operands(x)[-1], axes=tuple(sorted(both)))""": ONE,
    """\
src/tenferro/engines/xla/lowerings/fft.py
-    if not math.prod(x.shape):
-        return lambda a: a
+    pass""": NOTHING,
    """\
src/tenferro/engines/xla/lowerings/indexing.py scatter
-        if not prod(x.shape) or not prod(updates.shape):
+        if ((not prod(x.shape)) and (not prod(updates.shape))):""": NOTHING,
    """\
src/tenferro/engines/xla/lowerings/loops.py
-        chosen = lax.convert_element_type(lax.clamp(np.int64(0), wide, np.int64(last)), np.int32)
+        chosen = lax.convert_element_type(lax.clamp(np.int64(-1), wide, np.int64(last)), np.int32)""": BOUNDED,  # noqa: E501
    """\
src/tenferro/engines/xla/lowerings/complex_functions.py sqrt
-    return real, jnp.where(infinite | (side & (a < 0)), jnp.inf, imag)
+    return real, jnp.where(infinite | (side & (a < -1)), jnp.inf, imag)""": INFINITE,
    """\
src/tenferro/engines/xla/programs/options.py rows
-        return 0, 0
+        return 0, 1""": SPEED,
    """\
src/tenferro/passes/algebra.py is
-    if number or value.dtype.kind in "biu":
+    if ((value.dtype.kind in "biu")):""": ONE_SIGN,
    """\
src/tenferro/passes/totals.py
-                carries.update({v + k: (v, k) for k, on in chosen if on and uses[v + k] == 1})
+                carries.update({v + k: (v, k) for k, on in chosen if ((uses[v + k] == 1))})\
""": SPEED,
    """\
src/tenferro/passes/reroll/body.py
-        self.extra = [key for key in loop.lasts if key not in handed and key[0] not in loop.hidden]
+        self.extra = [key for key in loop.lasts if ((key[0] not in loop.hidden))]""": TWICE,
    """\
src/tenferro/passes/again.py
-            if not (is_number or name == "constant" or self._reads(u)) or len(order) == _MOST:
+            if ((not (is_number or name == "constant" or self._reads(u)))):""": SPEED,
    """\
src/tenferro/engines/native/registers/memory.py widened
-    if dtype.itemsize == 8:
+    if dtype.itemsize == 9:""": SAME_TYPE,
    """\
src/tenferro/engines/native/registers/packs.py
-        if is_expensive(stage.operation) or stage.is_reduction:
+        if ((is_expensive(stage.operation)) and (stage.is_reduction)):""": SPEED,
    """\
src/tenferro/engines/native/graphs/first_result.py work
-        return _FLOP * max(products, default=0)
+        return _FLOP * max(products, default=-1)""": SPEED,
    """\
src/tenferro/engines/native/graphs/segments.py
-        begins = operation.name == "iota" or not (operands or self.arena.metas[v].shape)
+        begins = ((operation.name == "iota"))""": SPEED,
    """\
src/tenferro/engines/native/graphs/segments.py
-        steps = 0
+        steps = -1""": SPEED,
    """\
src/tenferro/engines/native/registers/blocks.py
-        return step <= _MOST and (self.mask is None or part_count(dtype) == 1)
+        return ((self.mask is None or part_count(dtype) == 1))""": SPEED,
    """\
src/tenferro/engines/native/registers/cells.py
-            or avals[0].dtype.kind not in "fc"
+            or avals[-1].dtype.kind not in "fc\"""": ADDED,
    """\
src/tenferro/engines/native/registers/masks.py
-        return "" if stage < 0 else self._elements.stages[stage].operation.name
+        return "" if ((stage) <= (0)) else self._elements.stages[stage].operation.name""": SPEED,
    """\
src/tenferro/engines/native/registers/written.py
-        full = [n for n in enough if self.lanes % n == 0]
+        full = [n for n in enough if self.lanes % n == -1]""": SPEED,
    """\
src/tenferro/engines/native/registers/loop.py laned
-            together = laned.is_flat and not laned.ends_apart and (test or _fits(loop, body))
+            together = laned.is_flat and not laned.ends_apart and (((test)))""": SPEED,
    """\
src/tenferro/engines/native/graphs/rerolling.py paying
-    found = [s for s in stretches if s.period * s.count >= _FEW or _is_heavy_step(program, s)]
+    found = [s for s in stretches if ((s.period * s.count >= _FEW) and (_is_heavy_step(program, s)))]\
""": SPEED,  # noqa: E501
    """\
src/tenferro/engines/native/graphs/short_branches.py emitted
-        return writer.arena.apply(operation, operands, 0)
+        return writer.arena.apply(operation, operands, 1)""": COMPILED,
    """\
src/tenferro/engines/native/registers/packs.py
-        if number < 0 or elements.stages[number].operation.name != "mul":
+        if number < 1 or elements.stages[number].operation.name != "mul":""": SPEED,
    """\
src/tenferro/engines/native/registers/lane_axes.py shifted
-    return tuple(a - (a > axis) for a in axes if a != axis)
+    return tuple(a - (((a) >= (axis))) for a in axes if a != axis)""": LEFT_OUT,
    """\
src/tenferro/engines/xla/lowerings/indexing.py ends
-        return lax.min(a[0], b[0]), lax.max(a[1], b[1])
+        return lax.min(b[0], a[0]), lax.max(a[1], b[1])""": COMMUTES,
    """\
src/tenferro/passes/checks_before_loops.py
-                    self.lines[v] = Line(operation, operands[0], slopes[operands[0]])
+                    self.lines[v] = Line(operation, operands[0], slopes[operands[-1]])""": ONE,
    """\
src/tenferro/engines/xla/graphs/as_written.py
-        if not kinds or not self._avals[step.outputs[0]].is_inexact:
+        if ((not self._avals[step.outputs[0]].is_inexact)):""": NO_KIND,
    """\
src/tenferro/passes/short_loops.py size
-        return bool(metas[v].shape) or name != "gather" or operands[0] not in consts
+        return ((bool(metas[v].shape)) or (name != "gather"))""": SPEED,
    """\
src/tenferro/engines/xla/lowerings/edges.py integer_floor_divide
-    return jnp.where((lax.rem(a, b) != 0) & ((a < 0) != (b < 0)), q - 1, q)
+    return jnp.where((lax.rem(a, b) != 0) & ((((a) <= (0))) != (b < 0)), q - 1, q)""": REMAINDER,
    """\
src/tenferro/engines/xla/graphs/cuts.py best_period
-    return -best[1], best[2]
+    return (best[1]), best[2]""": SPEED,
    """\
src/tenferro/engines/xla/lowerings/linalg/spectral.py
-        if not x.size:
-            return jnp.zeros(x.shape[:-1], x.real.dtype), x
+        pass""": NOTHING,
    """\
src/tenferro/passes/views.py of_reshape
-    if [whole[i] for i in kept] != [n for n in shape if n != 1]:
+    if [whole[i] for i in kept] != [n for n in shape if n != 0]:""": SPEED,
    """\
src/tenferro/passes/accumulation.py
-        if self.name(total) == "dynamic_update_slice" and self.params(total) == params:
+        if ((self.name(total)) != ("dynamic_update_slice")) and self.params(total) == params:""": SPEED,  # noqa: E501
    """\
src/tenferro/passes/index_checks.py formula
-    if operation.family.formula_rule is None or any(aval.is_symbolic for aval in avals):
+    if ((any(aval.is_symbolic for aval in avals))):""": NO_FORMULA,
    """\
src/tenferro/passes/reroll/periods.py cut
-    np.add.at(live, latest - begin + 1, -1)
+    np.add.at(live, latest - begin + 1, (1))""": SPEED,
    """\
src/tenferro/passes/masking.py
-            if other is not None and self._is_zero(operands[other]):
+            if ((other is not None)):""": LINEAR,
    """\
src/tenferro/passes/reroll/fitting.py
-        chains = {tuple(chain[:-1]) for chain in (literal(arena, v) for v in values)}
+        chains = {tuple(chain[:-2]) for chain in (literal(arena, v) for v in values)}""": ONE_WAY,
    """\
src/tenferro/passes/versions.py written_parts
-        places = [r.constant(0, int) if a is None else a[0] for a in block]
+        places = [r.constant(-1, int) if a is None else a[0] for a in block]""": ONE_PLACE,
    """\
src/tenferro/passes/versions.py written_parts
-        places = [r.constant(0, int) if a is None else a[0] for a in block]
+        places = [r.constant(1, int) if a is None else a[0] for a in block]""": ONE_PLACE,
}
"""By the name that `run.name_of` gives: the file, the statement, and the change."""
