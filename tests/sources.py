"""Where the packages are, for tests that start Python."""

import os

from pages import ROOT

FOLDERS = (ROOT / "src", ROOT / "packages")
PATH = os.pathsep.join(map(str, FOLDERS))
"""A `PYTHONPATH` that finds all packages."""
