"""Files that appear once they are complete, and arrays by name in `.npz` files."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any
from zipfile import BadZipFile, is_zipfile

import numpy as np


@contextmanager
def complete_file(path: Path, mode: str = "w") -> Iterator[Any]:
    """An open file that takes the place of `path` at the end, and is deleted after an error."""
    encoding = None if "b" in mode else "utf-8"
    with NamedTemporaryFile(
        mode, dir=path.parent, suffix=".part", delete=False, encoding=encoding
    ) as file:
        part = Path(file.name)
        try:
            yield file
            file.flush()
            part.replace(path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise


def read_arrays(path: Path) -> dict[str, Any]:
    """The arrays of an `.npz` file by name.

    Raises ValueError for another or a damaged file, OSError for one that cannot be opened.
    """
    with path.open("rb") as raw:
        if not is_zipfile(raw):
            raise ValueError(f"{path}: not an .npz file; write the arrays with np.savez")
        raw.seek(0)
        try:
            with np.load(raw, allow_pickle=False) as file:
                if damaged := file.zip.testzip():
                    raise ValueError(f"the checksum of {damaged!r} differs")
                return {name: _array(file, name) for name in file.files}
        except (OSError, ValueError, EOFError, RuntimeError, BadZipFile, zlib.error) as error:
            raise ValueError(f"{path}: cannot be read as an .npz file: {error}") from error


def _array(file: Any, name: str) -> Any:
    """One of the arrays; a ValueError naming it if it is none, or too large for memory.

    NumPy's reader raises exceptions of any type for a header that it did not write, and returns
    what has no header as bytes.
    """
    try:
        array = file[name]
        if not isinstance(array, np.ndarray):
            raise TypeError("it has no header of an .npy file")
        return array
    except Exception as error:
        bytes_ = sum(part.file_size for part in file.zip.infolist() if part.filename[:-4] == name)
        raise ValueError(f"array {name!r}, of {bytes_} bytes in the file: {error}") from error
