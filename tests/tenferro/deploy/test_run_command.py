"""`tenferro run`: a saved program on the arrays of a file."""

import random
from io import BytesIO
from zipfile import ZipFile

import numpy as np
import pytest
from click.testing import CliRunner

import tenferro as te
from tenferro.cli import main
from tenferro.deploy.files import leaves_of

W, X = np.arange(6.0).reshape(2, 3), np.array([0.1, 0.2, 0.3])


def model(p, x, *, scale):
    y = np.tanh(p["w"] @ x) * scale
    return {"y": y, "norm": np.sum(y * y)}


@pytest.fixture
def program(tmp_path):
    path = tmp_path / "model.te"
    te.trace(model)({"w": W}, X, scale=2.0).save(path)
    return path


def run(*args):
    return CliRunner().invoke(main, ["run", *map(str, args)])


def test_results_are_shown_and_written(program, tmp_path):
    inputs, out = tmp_path / "in.npz", tmp_path / "out.npz"
    np.savez(inputs, **{"0['w']": W, "1": X, "scale": 2.0})
    for engine in ("native", "numpy"):
        done = run(program, inputs, "--out", out, "--engine", engine)
        assert done.exit_code == 0, done.output
        assert "result['y']" in done.output
        expected = model({"w": W}, X, scale=2.0)
        with np.load(out) as found:
            assert sorted(found) == ["result['norm']", "result['y']"]
            for name, value in expected.items():
                np.testing.assert_allclose(found[f"result['{name}']"], value, rtol=1e-13)


def test_leaves_in_order(program, tmp_path):
    inputs = tmp_path / "in.npz"
    np.savez(inputs, W, X, 2.0)
    assert run(program, inputs).exit_code == 0


def test_what_a_program_takes(program):
    done = run(program)
    assert done.exit_code == 0
    for text in ("0['w']", "float64[2,3]", "scale", "float64[]"):
        assert text in done.output


def test_errors_name_the_file_and_what_was_expected(program, tmp_path):
    inputs, out = tmp_path / "in.npz", tmp_path / "out.npz"

    def message(*args):
        done = run(program, inputs, "--out", out, *args)
        assert done.exit_code == 1
        assert not out.exists()
        return " ".join(done.output.split())

    inputs.write_bytes(b"nothing of the kind")
    assert "not an .npz file; write the arrays with np.savez" in message()
    np.savez_compressed(inputs, W, X, 2.0)
    damaged = bytearray(inputs.read_bytes())
    damaged[60] ^= 255
    inputs.write_bytes(damaged)
    assert "cannot be read as an .npz file" in message()
    np.savez(inputs, W, X)
    assert "expected [\"0['w']\", '1', 'scale'], or ['arr_0', 'arr_1', 'arr_2']" in message()
    np.savez(inputs, W[:1], X, 2.0)
    assert "argument 0['w']: axis 0 has 1 elements, expected 2" in message()
    np.savez(inputs, W, X.astype("float32"), 2.0)
    assert "argument 1 is float32[3], expected float64[3]" in message()
    np.savez(inputs, W, X, 2.0)
    assert "engine is 'abacus', expected one of" in message("--engine", "abacus")
    with inputs.open("wb") as file:
        np.save(file, W)
    assert "not an .npz file" in message()
    program.write_text("{}")
    assert "Error" in message()


def write_header(path, shape):
    """An .npz file of one array whose header says that it has this shape."""
    header = BytesIO()
    fields = {"shape": shape, "fortran_order": False, "descr": "<f8"}
    np.lib.format.write_array_header_1_0(header, fields)
    with ZipFile(path, "w") as file:
        file.writestr("arr_0.npy", header.getvalue() + bytes(80))


@pytest.mark.parametrize("shape", [(2**46,), (2**20, 2**20, 3), (2**62,), (2**64,), (2**32,) * 2])
def test_headers_that_say_a_huge_shape(tmp_path, shape):
    inputs, program = tmp_path / "in.npz", tmp_path / "program.te"
    te.trace(np.sin)(X).save(program)
    write_header(inputs, shape)
    done = run(program, inputs)
    assert done.exit_code == 1
    message = " ".join(done.output.split())
    assert "in.npz: cannot be read as an .npz file: " in message
    assert "array 'arr_0', of 208 bytes in the file: " in message


def test_damaged_files_are_value_errors(tmp_path):
    inputs = tmp_path / "in.npz"
    rng = random.Random(0)
    refused = 0
    for save in (np.savez, np.savez_compressed):
        save(inputs, W, X)
        whole = inputs.read_bytes()
        for _ in range(400):
            damaged = bytearray(whole)
            damaged[rng.randrange(len(whole))] = rng.randrange(256)
            inputs.write_bytes(damaged)
            try:
                leaves_of(["0", "1"], inputs)
            except ValueError as error:
                assert str(error).startswith(f"{inputs}: ")
                refused += 1
    assert refused > 400


def test_results_that_cannot_be_written(program, tmp_path):
    inputs, out = tmp_path / "in.npz", tmp_path / "nowhere" / "out.npz"
    np.savez(inputs, W, X, 2.0)
    done = run(program, inputs, "--out", out)
    assert done.exit_code == 1
    assert "Error: [Errno 2] No such file or directory" in done.output
