import pytest

from adoracles import Database, OracleFormatError


@pytest.fixture(scope="session")
def shared_database():
    """The full database, where this machine has one."""
    try:
        return Database.open()
    except OracleFormatError as error:
        pytest.skip(str(error))
