"""What is compiled, and the key under which compiled modules are kept.

The key is made of the sources, the tools, this Python and the settings for the C compiler, not of the place of the
clone: so all clones of a user, and every branch with the same rules, share what was compiled once.
"""

from __future__ import annotations

import hashlib
import os
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src", "antechamber")
COMPILED = ("core/**/*.py", "games/**/*.py", "bots/evaluation.py", "bots/sight.py", "bots/search.py")
# Not worth the compiler's time: what reads and checks data and positions runs once. `ints` chooses the arrays of the
# build it runs in. Compiled code uses their types all the same.
INTERPRETED = (
    "__init__.py", "core/ints.py", "core/declaring.py", "core/marks.py", "games/*/loader.py", "games/*/checks.py",
    "games/*/position.py", "games/*/told.py", "games/*/occurring.py", "games/*/bookmarks.py",
)  # fmt: skip
# What a title offers to the terminal, and to experiments with bots: neither compiled nor read by what is.
APART = ("games/*/board/*.py", "games/*/habits.py")
READ = ("bots/budget.py", "bots/protocol.py")  # of the layers above, what compiled code takes types from
TOOLS = (
    "hatch_build.py", "scripts/compiling.py", "scripts/flat_fields.py", "scripts/direct_calls.py",
    "scripts/open_state.py", "requirements/build.txt",
)  # fmt: skip


def found(package: Path, patterns: tuple[str, ...]) -> list[Path]:
    """The files of the package that patterns name, in a fixed order."""
    files = [path for pattern in patterns for path in sorted(package.glob(pattern))]
    return [path for path in files if not any(path.match(name) for name in APART)]


def modules(package: Path) -> list[Path]:
    """The modules to compile."""
    return [path for path in found(package, COMPILED) if not any(path.match(name) for name in INTERPRETED)]


def sources(root: Path = ROOT) -> list[Path]:
    """All that the compiler reads: what it compiles, and what that takes types from."""
    return found(root / PACKAGE, COMPILED + READ)


def key(root: Path = ROOT) -> str:
    """Sum up the sources, the tools, this Python and this machine's kind of code."""
    wishes = {name: os.environ[name] for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS") if name in os.environ}
    platform = [sys.version, sysconfig.get_platform(), sysconfig.get_config_var("EXT_SUFFIX"), wishes]
    total = hashlib.sha256(repr(platform).encode())
    for path in [*sources(root), *(root / tool for tool in TOOLS)]:
        total.update(f"\0{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes())
    return total.hexdigest()[:32]


def shelf() -> Path:
    """The folder of this user in which compiled modules are kept."""
    if sys.platform == "win32":
        caches = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        caches = Path.home() / "Library" / "Caches"
    else:
        caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return caches / "antechamber" / "modules"
