"""The derivative-oracle database, where this machine has one; how programs are compiled."""

import os

import pytest

from adoracles import Database, OracleFormatError

# Most programs of the tests run once, and their final code is what is to be tested.
os.environ.setdefault("TENFERRO_TIERED_COMPILATION", "0")


@pytest.fixture(scope="session")
def shared_database() -> Database:
    """The full database ($TENFERRO_ORACLES, else ../shared/oracles beside the project)."""
    try:
        return Database.open()
    except OracleFormatError as error:
        pytest.skip(str(error))
