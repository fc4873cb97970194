"""The derivative-oracle database, where this machine has one."""

import pytest

from adoracles import Database, OracleFormatError


@pytest.fixture(scope="session")
def shared_database() -> Database:
    """The full database ($TENFERRO_ORACLES, else ../shared/oracles beside the project)."""
    try:
        return Database.open()
    except OracleFormatError as error:
        pytest.skip(str(error))
