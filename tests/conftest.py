"""Where the derivative-oracle database is, if it is there."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def oracle_root() -> Path:
    root = Path(os.environ.get("TENFERRO_ORACLES", ROOT.parent / "shared" / "oracles"))
    if not (root / "cases").is_dir():
        pytest.skip(f"no oracle database at {root}; set TENFERRO_ORACLES to its folder")
    return root
