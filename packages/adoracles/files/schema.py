"""The database's own JSON schema: slower and more literal than the checks of `records`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from adoracles.cases.fields import Field, shown
from adoracles.errors import OracleFormatError
from adoracles.files.json_values import read_json


@dataclass(frozen=True, slots=True)
class Schema:
    """The compiled ``schema/case.schema.json`` of a database root."""

    validator: Any

    @classmethod
    def read(cls, root: Path) -> Schema:
        """Compile the schema under `root`; raises OracleFormatError if it is not a JSON schema.

        References are resolved inside the file only: nothing is fetched.
        """
        from jsonschema import Draft202012Validator, SchemaError
        from referencing import Registry

        path = root / "schema" / "case.schema.json"
        if not path.is_file():
            raise OracleFormatError("no such file", path=path)
        schema = read_json(path).mapping()
        try:
            Draft202012Validator.check_schema(schema)
        except SchemaError as error:
            raise OracleFormatError(f"is no JSON schema: {error.message}", path=path) from None
        return cls(Draft202012Validator(schema, registry=Registry()))

    def check(self, record: Field) -> None:
        """Raise OracleFormatError at the deepest place where the record breaks the schema."""
        from jsonschema.exceptions import best_match

        error = best_match(self.validator.iter_errors(record.value))
        if error is not None:
            place = error.json_path.removeprefix("$").removeprefix(".")
            rule = f"{error.validator}: {shown(error.validator_value)}"
            raise OracleFormatError(f"{shown(error.instance)} breaks the schema's {rule}", place)
