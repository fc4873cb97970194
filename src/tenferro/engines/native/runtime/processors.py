"""The instructions that C has no name for, as functions of LLVM IR for each processor."""

from __future__ import annotations

import platform
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_NAMES = {"amd64": "x86_64", "arm64": "aarch64"}


@dataclass(frozen=True)
class Instructions:
    """The functions, each as the declaration of what it calls and its body.

    `flush_bits` are the bits of the register that controls floating point with which subnormal
    operands count as zeros and subnormal results become zeros; 0 where this is not known.
    """

    pause: tuple[str, str] = ("", "ret void")
    get_control: tuple[str, str] = ("", "ret i64 0")
    set_control: tuple[str, str] = ("", "ret void")
    flush_bits: int = 0

    def parameters(self) -> dict[str, int | str]:
        """The parameters of templates."""
        pause, control = "void @pause_processor()", "void @set_float_control(i64 %x)"
        return {
            "pause_processor": ir_function(pause, *self.pause),
            "float_control": ir_function("i64 @float_control()", *self.get_control),
            "set_float_control": ir_function(control, *self.set_control),
            "flush_bits": self.flush_bits,
        }


_CACHE_SIZE = Path("/sys/devices/system/cpu/cpu0/cache/index2/size")


@cache
def second_level_cache() -> int:
    """The bytes of the second cache of a core; 512 KiB where Linux does not tell.

    >>> second_level_cache() > 0
    True
    """
    try:
        return int(_CACHE_SIZE.read_text().strip().removesuffix("K")) * 1024
    except (OSError, ValueError):
        return 512 * 1024


def ir_function(signature: str, declaration: str, body: str) -> str:
    """A function of LLVM IR, after the declaration of what it calls.

    >>> print(ir_function("i64 @float_control()", "", "ret i64 0"))
    define internal i64 @float_control() alwaysinline { ret i64 0 }
    """
    return f"{declaration}\ndefine internal {signature} alwaysinline {{ {body} }}".strip()


_INSTRUCTIONS = {
    "x86_64": Instructions(
        ("declare void @llvm.x86.sse2.pause()", "call void @llvm.x86.sse2.pause() ret void"),
        (
            "declare void @llvm.x86.sse.stmxcsr(ptr)",
            "%at = alloca i32 call void @llvm.x86.sse.stmxcsr(ptr %at) "
            "%word = load i32, ptr %at %wide = zext i32 %word to i64 ret i64 %wide",
        ),
        (
            "declare void @llvm.x86.sse.ldmxcsr(ptr)",
            "%word = trunc i64 %x to i32 %at = alloca i32 store i32 %word, ptr %at "
            "call void @llvm.x86.sse.ldmxcsr(ptr %at) ret void",
        ),
        1 << 15 | 1 << 6,  # FTZ and DAZ of MXCSR
    ),
    "aarch64": Instructions(
        ("declare void @llvm.aarch64.hint(i32)", "call void @llvm.aarch64.hint(i32 1) ret void"),
        (
            "declare i64 @llvm.aarch64.get.fpcr()",
            "%x = call i64 @llvm.aarch64.get.fpcr() ret i64 %x",
        ),
        (
            "declare void @llvm.aarch64.set.fpcr(i64)",
            "call void @llvm.aarch64.set.fpcr(i64 %x) ret void",
        ),
        1 << 24,  # FZ of FPCR
    ),
}


def instructions(processor: str | None = None) -> Instructions:
    """Those of a processor, by default this one.

    >>> instructions("riscv64").flush_bits
    0
    """
    machine = (processor or platform.machine()).lower()
    return _INSTRUCTIONS.get(_NAMES.get(machine, machine), Instructions())
