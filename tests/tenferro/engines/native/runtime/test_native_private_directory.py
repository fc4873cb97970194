import os
import subprocess
import sys
import warnings

import pytest

from tenferro.engines.native.runtime.disk.private_directory import object_directory

posix = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="owners and modes of POSIX")


@pytest.fixture
def place(tmp_path, monkeypatch):
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path / "chosen"))
    return tmp_path / "chosen" / "native"


@posix
def test_the_directory_is_made_for_the_user_alone(place, monkeypatch):
    before = os.umask(0)
    try:
        assert object_directory() == place
    finally:
        os.umask(before)
    assert place.stat().st_mode & 0o777 == 0o700


def test_where_it_is(tmp_path, monkeypatch):
    monkeypatch.delenv("TENFERRO_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert object_directory() == tmp_path / "xdg" / "tenferro" / "native"
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert object_directory() == tmp_path / "home" / ".cache" / "tenferro" / "native"


WITHOUT_HOME = """
import os, pwd, warnings
pwd.getpwuid = lambda uid: {}[uid]  # a user id that no list of users has
import numpy as np
import tenferro as te
with warnings.catch_warnings(record=True) as found:
    warnings.simplefilter("always")
    for n in range(2, 5):
        assert te.jit(lambda x: np.tanh(x).sum() * 2)(np.zeros(n)) == 0
    assert te.runtime.programs().directory is None
(warning,) = found
assert "this user has no home directory" in str(warning.message)
os.environ["TENFERRO_CACHE_DIR"] = ""
assert te.runtime.programs().directory is None
"""


@pytest.mark.long
@posix
def test_a_user_without_a_home_directory():
    """As in a container that runs under any user id."""
    unset = ("TENFERRO_CACHE_DIR", "XDG_CACHE_HOME", "HOME")
    environment = {key: value for key, value in os.environ.items() if key not in unset}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_HOME],
        capture_output=True, text=True, timeout=120, check=False, env=environment,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]


def test_empty_turns_it_off(monkeypatch):
    monkeypatch.setenv("TENFERRO_CACHE_DIR", "")
    assert object_directory() is None


@posix
@pytest.mark.parametrize("mode", [0o777, 0o720, 0o1777])
def test_a_directory_that_others_can_write_is_bypassed(place, mode):
    place.mkdir(parents=True)
    place.chmod(mode)
    with pytest.warns(RuntimeWarning, match=f"can be written by others .mode {mode:o}"):
        assert object_directory() is None
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert object_directory() is None  # said once


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs root")
def test_a_directory_of_another_user_is_bypassed(place):
    place.mkdir(parents=True, mode=0o700)
    os.chown(place, 12345, -1)
    with pytest.warns(RuntimeWarning, match=r"belongs to another user \(uid 12345\)"):
        assert object_directory() is None


@posix
def test_a_link_is_bypassed(place, tmp_path):
    place.parent.mkdir()
    place.symlink_to(tmp_path)
    with pytest.warns(RuntimeWarning, match="is a symbolic link"):
        assert object_directory() is None


def test_what_cannot_be_made_is_bypassed(place):
    place.parent.write_text("a file")
    with pytest.warns(RuntimeWarning, match=r"cannot be used \(Not a directory\)"):
        assert object_directory() is None
