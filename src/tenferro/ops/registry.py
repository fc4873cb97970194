"""Every operation family by name, core and extensions."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tenferro.ops.family import Family

FAMILIES: dict[str, Family] = {}
