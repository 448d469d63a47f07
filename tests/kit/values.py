"""Is something a value: nothing in it can be changed, and there is no way from it to a state?"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any


def check_value(thing: Any, path: str = "view") -> None:
    """Fails with the path to the first part that is no value."""
    if thing is None or isinstance(thing, str | int | bool | Enum):
        return
    if isinstance(thing, tuple | frozenset):
        for at, part in enumerate(thing):
            check_value(part, f"{path}[{at}]")
        return
    assert is_dataclass(thing) and not isinstance(thing, type), f"{path} is a {type(thing).__name__}"
    assert thing.__dataclass_params__.frozen, f"{path}: {type(thing).__name__} is not frozen"  # type: ignore[attr-defined]
    assert not hasattr(thing, "clone"), f"{path}: {type(thing).__name__} is a state"
    for field in fields(thing):
        check_value(getattr(thing, field.name), f"{path}.{field.name}")


def shared_parts(one: Any, other: Any, path: str = "state") -> list[str]:
    """Paths of the parts that can be changed and belong to both."""
    if isinstance(one, list | dict | set):
        if one is other:
            return [path]
        if isinstance(one, list):
            pairs = enumerate(zip(one, other, strict=True))
            return [found for at, (a, b) in pairs for found in shared_parts(a, b, f"{path}[{at}]")]
        if isinstance(one, dict):
            return [found for key in one for found in shared_parts(one[key], other[key], f"{path}[{key!r}]")]
        return []
    if is_dataclass(one) and not isinstance(one, type):
        if not one.__dataclass_params__.frozen and one is other:  # type: ignore[attr-defined]
            return [path]
        names = [field.name for field in fields(one)]
        return [
            found
            for name in names
            for found in shared_parts(getattr(one, name), getattr(other, name), f"{path}.{name}")
        ]
    return []
