"""Machine integers and flat arrays of them: `i64` and `vec[i64]`.

Compiled rules use librt's packed `vec`. Interpreted rules use plain lists under the same name: they are faster there
and need no binary. This is the one module of the kernel that is never compiled, because it decides between the two.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from librt.vecs import vec
else:

    class _Lists:
        """Stands for `vec`: `vec[i64]` is `list`."""

        def __getitem__(self, item: type) -> type:
            return list

    vec = _Lists()

__all__ = ["i64", "vec"]
