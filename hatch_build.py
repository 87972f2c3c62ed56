"""The build hook: compile the rules with mypyc, or say in one line why they stay interpreted.

Compiling happens in a copy of the sources. A compiled module beside its source wins over it silently, so none is ever
written into the source tree; and an editable install, whose sources are there to be edited, is never compiled.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "bots/eval")
INTERPRETED = ("__init__.py", "core/ints.py")  # the second chooses the arrays of the build it runs in

# Not a search for a compiler's name: headers may be missing too, and setuptools knows which compiler it will use.
PROBE = """\
from pathlib import Path
from setuptools import Extension, setup

Path("probe.c").write_text("#include <Python.h>\\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\\n")
setup(name="probe", packages=[], ext_modules=[Extension("probe", ["probe.c"])])
"""

# One call for all modules: only then are the calls between them direct.
COMPILE = """\
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(["--strict", *MODULES], opt_level="3", debug_level="0", group_name="antechamber")
setup(name="antechamber", packages=[], ext_modules=modules)
"""


class CompileHook(BuildHookInterface[Any]):
    """Puts the compiled modules into the wheel, beside their sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for the compiler's packages only when they will be used."""
        return [] if wants_pure() else self.metadata.core.optional_dependencies["build"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless this install is editable, asked to be pure, or lacks a C compiler."""
        if version == "editable" or wants_pure():
            return
        # Lives as long as the hook: hatchling reads the compiled files after this method has returned.
        self.workshop = tempfile.TemporaryDirectory(prefix="antechamber-build-")
        workshop = Path(self.workshop.name)
        if not compiles_c(workshop / "probe"):
            print("antechamber: no C compiler with Python's headers found; building pure Python.", file=sys.stderr)
            return
        build_data["force_include"].update(compile_modules(Path(self.root, "src"), workshop / "src"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wants_pure() -> bool:
    """Say whether the environment asks for a build without compiled modules."""
    return os.environ.get("ANTECHAMBER_PURE") == "1"


def compiles_c(folder: Path) -> bool:
    """Say whether C code that uses Python can be compiled here, by compiling some."""
    folder.mkdir()
    return build_extensions(PROBE, folder).returncode == 0


def compile_modules(source: Path, copy: Path) -> dict[str, str]:
    """Compile a copy of the sources; return where each compiled file lies and its place in the wheel."""
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    rewrite = [sys.executable, "-B", str(source.parent / "scripts" / "direct_calls.py"), str(copy)]
    subprocess.run(rewrite, check=True)
    modules = [
        path.relative_to(copy).as_posix()
        for part in COMPILED
        for path in sorted((copy / "antechamber" / part).rglob("*.py"))
        if not path.as_posix().endswith(INTERPRETED)
    ]
    build = build_extensions(f"MODULES = {modules}\n{COMPILE}", copy)
    if build.returncode != 0:
        sys.exit(f"{build.stdout}\nantechamber: mypyc could not compile the rules; the lines above say why.")
    built = copy / "built"
    return {str(path): path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}


def build_extensions(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a setup script in its folder, in a process of its own, and leave what it makes in `built`."""
    (folder / "setup.py").write_text(script, encoding="utf-8")
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", "built"]
    return subprocess.run(command, check=False, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
