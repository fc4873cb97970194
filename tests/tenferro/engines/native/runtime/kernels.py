"""Hand-written programs for the tests of the runtime."""

HEAD = "define i64 @program(ptr %data, ptr %shapes, ptr %strides, ptr %workspace) {\nentry:\n"


def pointers(*names):
    lines = (
        f"  %{name}.at = getelementptr ptr, ptr %data, i64 {i}\n"
        f"  %{name} = load ptr, ptr %{name}.at\n"
        for i, name in enumerate(names)
    )
    return "".join(lines)


# z[i] = x[i] + y[i] for contiguous vectors
ADD = f"""{HEAD}{pointers("x", "y", "z")}
  %n = load i64, ptr %shapes
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %done
body:
  %a.at = getelementptr double, ptr %x, i64 %i
  %b.at = getelementptr double, ptr %y, i64 %i
  %c.at = getelementptr double, ptr %z, i64 %i
  %a = load double, ptr %a.at
  %b = load double, ptr %b.at
  %c = fadd double %a, %b
  store double %c, ptr %c.at
  %next = add i64 %i, 1
  br label %head
done:
  ret i64 0
}}"""

# s[] = sum over both axes of x, by strides
SUM = f"""{HEAD}{pointers("x", "s")}
  %n = load i64, ptr %shapes
  %m.at = getelementptr i64, ptr %shapes, i64 1
  %m = load i64, ptr %m.at
  %down = load i64, ptr %strides
  %right.at = getelementptr i64, ptr %strides, i64 1
  %right = load i64, ptr %right.at
  br label %rows
rows:
  %i = phi i64 [ 0, %entry ], [ %i.next, %row.end ]
  %sum = phi double [ 0.0, %entry ], [ %row.sum, %row.end ]
  %row.more = icmp ult i64 %i, %n
  br i1 %row.more, label %columns, label %done
columns:
  %j = phi i64 [ 0, %rows ], [ %j.next, %cell ]
  %row.sum = phi double [ %sum, %rows ], [ %cell.sum, %cell ]
  %cell.more = icmp ult i64 %j, %m
  br i1 %cell.more, label %cell, label %row.end
cell:
  %y = mul i64 %i, %down
  %x.off = mul i64 %j, %right
  %off = add i64 %y, %x.off
  %at = getelementptr i8, ptr %x, i64 %off
  %value = load double, ptr %at
  %cell.sum = fadd double %row.sum, %value
  %j.next = add i64 %j, 1
  br label %columns
row.end:
  %i.next = add i64 %i, 1
  br label %rows
done:
  store double %sum, ptr %s
  ret i64 0
}}"""


def copy(bytes_):
    """y[] = x[] for scalars of so many bytes."""
    return f"""{HEAD}{pointers("x", "y")}
  %value = load i{8 * bytes_}, ptr %x, align 1
  store i{8 * bytes_} %value, ptr %y, align 1
  ret i64 0
}}"""


# y = the sizes and strides handed over: x[n, m] -> y[4]
LAYOUT = f"""{HEAD}{pointers("x", "y")}
  %shape = load <2 x i64>, ptr %shapes, align 8
  %strides.x = load <2 x i64>, ptr %strides, align 8
  %second = getelementptr i64, ptr %y, i64 2
  store <2 x i64> %shape, ptr %y, align 8
  store <2 x i64> %strides.x, ptr %second, align 8
  ret i64 0
}}"""

# x[n], y[m] -> z[n + m] = 1, r[] = whether there is a workspace aligned to 64 bytes that can be
# written to its end; refuses where n > 1000. The workspace has n + 1 bytes.
SIZES = f"""
define i64 @sizes(ptr %shapes) {{
  %n = load i64, ptr %shapes
  %m.at = getelementptr i64, ptr %shapes, i64 1
  %m = load i64, ptr %m.at
  %z.at = getelementptr i64, ptr %shapes, i64 2
  %z = add i64 %n, %m
  store i64 %z, ptr %z.at
  %bytes = add i64 %n, 1
  %far = icmp sgt i64 %n, 1000
  %result = select i1 %far, i64 -1, i64 %bytes
  ret i64 %result
}}
{HEAD}{pointers("x", "y", "z", "r")}
  %n = load i64, ptr %shapes
  %count.at = getelementptr i64, ptr %shapes, i64 2
  %count = load i64, ptr %count.at
  %end = getelementptr i8, ptr %workspace, i64 %n
  store i8 1, ptr %end
  %address = ptrtoint ptr %workspace to i64
  %rest = and i64 %address, 63
  %aligned = icmp eq i64 %rest, 0
  %flag = zext i1 %aligned to i8
  store i8 %flag, ptr %r
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %body, label %done
body:
  %at = getelementptr double, ptr %z, i64 %i
  store double 1.0, ptr %at
  %next = add i64 %i, 1
  br label %head
done:
  ret i64 0
}}"""


def outputs(n):
    """x[] -> n scalars x + 0, x + 1, ..."""
    body = "".join(
        f"  %sum{i} = fadd double %value, {i}.0\n  store double %sum{i}, ptr %y{i}\n"
        for i in range(n)
    )
    names = [f"y{i}" for i in range(n)]
    return f"{HEAD}{pointers('x', *names)}  %value = load double, ptr %x\n{body}  ret i64 0\n}}"


def each(n):
    """x0[], x1[], ... -> as many scalars y0 = x0, y1 = x1, ..."""
    body = "".join(
        f"  %value{i} = load double, ptr %x{i}\n  store double %value{i}, ptr %y{i}\n"
        for i in range(n)
    )
    names = [f"{name}{i}" for name in "xy" for i in range(n)]
    return f"{HEAD}{pointers(*names)}{body}  ret i64 0\n}}"


def fail(status):
    """Does nothing but fail."""
    return f"{HEAD}  ret i64 {status}\n}}"


# Inputs and outputs of one element each, the sum of all inputs to the one output.
def last_to_first(n):
    """Of n scalars the last one -> the first output."""
    return (
        f"{HEAD}  %x.at = getelementptr ptr, ptr %data, i64 {n - 1}\n"
        f"  %y.at = getelementptr ptr, ptr %data, i64 {n}\n"
        "  %x = load ptr, ptr %x.at\n  %y = load ptr, ptr %y.at\n"
        "  %v = load double, ptr %x\n  store double %v, ptr %y\n  ret i64 0\n}"
    )


def total(n):
    """n scalars -> their sum."""
    names = [f"x{i}" for i in range(n)]
    loads = "".join(f"  %v{i} = load double, ptr %x{i}\n" for i in range(n))
    adds = "".join(f"  %s{i + 1} = fadd double %s{i}, %v{i}\n" for i in range(n))
    return (
        f"{HEAD}{pointers(*names, 'y')}{loads}  %s0 = fadd double 0.0, 0.0\n{adds}"
        f"  store double %s{n}, ptr %y\n  ret i64 0\n}}"
    )
