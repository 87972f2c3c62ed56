"""The build hook: compile the rules with mypyc, or say in one line why they stay interpreted; and build the page.

Both happen in a copy of the sources. A compiled module beside its source wins over it silently, so none is ever
written into the source tree; and an editable install, whose sources are there to be edited, gets neither.

    ANTECHAMBER_PURE=1         do not compile
    ANTECHAMBER_MODULES=DIR    take the rules that `python hatch_build.py DIR` has compiled
    ANTECHAMBER_PAGE=skip      leave the page out
    ANTECHAMBER_PAGE=built     take the page that lies in the sources, as dev.py builds it
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a builder loads this file alone
from scripts import compiling, open_state

PAGE = "antechamber/server/page"
PAGES = ("", "skip", "built")  # what may be wanted; empty: build it

# Not a search for a compiler's name: headers may be missing too, and setuptools knows which compiler it will use.
PROBE = """\
from pathlib import Path
from setuptools import Extension, setup

Path("probe.c").write_text("#include <Python.h>\\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\\n")
setup(name="probe", packages=[], ext_modules=[Extension("probe", ["probe.c"])])
"""

# Nobody replaces single functions of the rules, so calls between them may be made inline, also across files.
FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-flto=auto"]

# One call for all modules: only then are the calls between them direct. A file for each, joined when they are linked:
# with all in one, the compiler took three times as long.
COMPILE = """\
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

sys.path.insert(0, ROOT)
from scripts.open_state import open_state

modules = mypycify(["--strict", *MODULES], opt_level="3", debug_level="0", multi_file=True, group_name="antechamber")
open_state(Path("build"))
for module in modules:
    module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    module.extra_link_args = ["-O3", *FLAGS] if FLAGS else []
setup(name="antechamber", packages=[], ext_modules=modules)
"""


class CompileHook(BuildHookInterface[Any]):
    """Puts the compiled modules into the wheel, beside their sources, and the page."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for the packages of the compiler, and for Node, only when they will be used."""
        compiles = not wants_pure() and "ANTECHAMBER_MODULES" not in os.environ
        builds_page = wanted_page() == ""
        packages: list[str] = self.metadata.core.optional_dependencies["build"]
        return [package for package in packages if (builds_page if package.startswith("nodejs") else compiles)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and build the page, unless this install is editable or asked to do without."""
        if version == "editable":
            return
        # Lives as long as the hook: hatchling reads the files after this method has returned.
        self.workshop = tempfile.TemporaryDirectory(prefix="antechamber-build-")
        modules = self.modules(Path(self.workshop.name, "rules"))
        build_data["force_include"].update(files(modules))
        build_data["force_include"].update(files(self.page(Path(self.workshop.name, "page")), PAGE))
        if any(modules.iterdir()):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def modules(self, workshop: Path) -> Path:
        """Say where the compiled modules lie; an empty folder if the build is to be pure."""
        workshop.mkdir()
        if wants_pure():
            return workshop
        return Path(os.environ.get("ANTECHAMBER_MODULES") or compile_rules(Path(self.root), workshop))

    def page(self, workshop: Path) -> Path:
        """Say where the page lies; a folder that does not exist if it is to be left out."""
        match wanted_page():
            case "built":
                return Path(self.root, "src", PAGE)
            case "skip":
                return workshop
            case _:
                return build_page(Path(self.root), workshop)


def wants_pure() -> bool:
    """Say whether the environment asks for a build without compiled modules."""
    return os.environ.get("ANTECHAMBER_PURE") == "1"


def wanted_page() -> str:
    """Say what the environment asks for instead of building the page; empty if nothing."""
    wanted = os.environ.get("ANTECHAMBER_PAGE", "")
    if wanted not in PAGES:
        sys.exit(
            f'antechamber: ANTECHAMBER_PAGE is "{wanted}"; it may be "skip" (leave the page out), "built" (take the '
            "page that lies in the sources), or empty (build the page)."
        )
    return wanted


def compiles_c(folder: Path) -> bool:
    """Say whether C code that uses Python can be compiled here, by compiling some."""
    folder.mkdir()
    return build_extensions(PROBE, folder).returncode == 0


def compile_rules(root: Path, workshop: Path) -> Path:
    """Compile a copy of the sources and say where the compiled files lie: none of them without a C compiler."""
    copy = workshop / "src"
    built = copy / "built"
    built.mkdir(parents=True)
    if not compiles_c(workshop / "probe"):
        print("antechamber: no C compiler with Python's headers found; building pure Python.", file=sys.stderr)
        return built
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(root / "src", copy, ignore=unwanted, dirs_exist_ok=True)
    open_state.add_outside(copy / "antechamber" / "core" / "kernel.py")
    for script in ("flat_fields.py", "direct_calls.py"):
        subprocess.run([sys.executable, "-B", str(root / "scripts" / script), str(copy)], check=True)
    modules = [path.relative_to(copy).as_posix() for path in compiling.modules(copy / "antechamber")]
    build = build_extensions(f"ROOT = {str(root)!r}\nMODULES = {modules}\nFLAGS = {FLAGS}\n{COMPILE}", copy)
    if build.returncode != 0:
        sys.exit(f"{build.stdout}\nantechamber: mypyc could not compile the rules; the lines above say why.")
    return built


def build_page(root: Path, workshop: Path) -> Path:
    """Build the page in a copy of its sources and say where it lies."""
    for part in ("web", "scripts", "src/antechamber/messages", "src/antechamber/games"):
        shutil.copytree(root / part, workshop / part, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    shutil.copy(root / "LICENSE", workshop)  # it opens the page's list of licences
    for words in (["ci", "--omit=dev"], ["run", "build"]):
        npm = [sys.executable, str(workshop / "scripts" / "npm.py"), "--loglevel=error", *words]
        done = subprocess.run(npm, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            sys.exit(f"{done.stdout}\nantechamber: npm could not build the page; the lines above say why.")
    return workshop / "src" / PAGE


def files(folder: Path, place: str = "") -> dict[str, str]:
    """List the files of a folder, each with its place in the wheel."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {str(path): Path(place, path.relative_to(folder)).as_posix() for path in found}


def build_extensions(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a setup script in its folder, in a process of its own, and leave what it makes in `built`."""
    (folder / "setup.py").write_text(script, encoding="utf-8")
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", "built"]
    return subprocess.run(command, check=False, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


if __name__ == "__main__":
    target = Path(sys.argv[1]).resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    workshop = target.with_name(f"{target.name}.workshop")  # found again, and cleared, if this is ended in between
    shutil.rmtree(workshop, ignore_errors=True)
    shutil.rmtree(target, ignore_errors=True)
    compile_rules(Path(__file__).resolve().parent, workshop).rename(target)
    shutil.rmtree(workshop)
