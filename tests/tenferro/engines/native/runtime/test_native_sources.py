"""Digests of sources: read again exactly where a file changed."""

import os

import pytest

from tenferro.engines.native.runtime.disk import sources


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path / "cache"))
    found = tmp_path / "package" / "inner" / "emit.py"
    found.parent.mkdir(parents=True)
    found.write_text("a = 1\n")
    return found


@pytest.fixture
def readings(monkeypatch):
    """How often contents were read; no file counts as just written."""
    monkeypatch.setattr(sources, "_TICK", -(10**12))
    count, read = [], sources.digest

    def counted(*parts):
        count.extend(part for part in parts if part.endswith(b"\n"))
        return read(*parts)

    monkeypatch.setattr(sources, "digest", counted)
    return count


def test_what_did_not_change_is_not_read_again(file, readings):
    first, second = (sources.contents_digest([str(file)]) for _ in range(2))
    assert first == second
    assert readings == [b"a = 1\n"]


def in_place(file):
    """Other contents of the same size, which say that they were written at the same time."""
    status = file.stat()
    file.write_text("a = 2\n")
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))


def replaced(file):
    beside = file.with_name("beside")
    beside.write_text("a = 2\n")
    os.utime(beside, ns=(file.stat().st_atime_ns, file.stat().st_mtime_ns))
    beside.replace(file)


@pytest.mark.parametrize("change", [in_place, replaced, lambda file: file.write_text("a\n")])
def test_every_change_is_seen(change, file, readings):
    before = sources.contents_digest([str(file)])
    change(file)
    assert sources.contents_digest([str(file)]) != before


def test_nothing_is_kept_of_a_file_that_was_just_written(file):
    before = sources.contents_digest([str(file)])
    in_place(file)
    assert sources.contents_digest([str(file)]) != before
    assert not list((file.parents[2] / "cache" / "sources").rglob("*.o"))


def test_files_come_in_one_order(file):
    for name in ("b.py", "c.txt", "a.py"):
        (file.parents[1] / name).touch()
    names = [os.path.basename(x) for x in sources.files_below(file.parents[1])]  # noqa: PTH119
    assert names == ["a.py", "b.py", "emit.py"]
