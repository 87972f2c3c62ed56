"""Everything from a fresh checkout, with Python and git alone.

    python3 dev.py play [ARGS]       install the locked packages, build the page, run `antechamber serve ARGS`
    python3 dev.py terminal [ARGS]   the same, but run `antechamber play ARGS`: the game in the terminal
    python3 dev.py test [ARGS]       every check there is; pytest comes last and gets ARGS
    python3 dev.py bench [ARGS]      measure the compiled engine beside OpenSpiel
    python3 dev.py compile           compile the rules now; a first start does it in the background, for a later one
    python3 dev.py lock [ARGS]       resolve requirements/*.in into the locked *.txt beside them (--upgrade: the newest)

Environments live in .venvs/. Each step leaves a fingerprint of what it was made from and is skipped while that stays
the same. Where packages come from is the own configuration of pip and npm.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

if sys.version_info < (3, 11):  # noqa: UP036 (this file is what an older Python meets first)
    sys.exit(f"Antechamber needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent
VENVS = ROOT / ".venvs"
LOCKS = ROOT / "requirements"
SOURCES = ROOT / "src" / "antechamber"
WEB = ROOT / "web"
PAGE = SOURCES / "server" / "page"
MODULES = VENVS / "build" / "modules"  # the compiled rules; empty when no C compiler was found
SCRIPTS = "Scripts" if sys.platform == "win32" else "bin"
QUIETLY = {"HATCH_QUIET": "1", "PIP_QUIET": "2", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
# Lets an environment see the packages of another one, but not what that one has installed for editing.
BORROW = """
import sys, sysconfig
from pathlib import Path

theirs = sysconfig.get_path("purelib", vars={"base": sys.argv[1]})
Path(sysconfig.get_path("purelib"), "borrowed.pth").write_text(theirs, encoding="utf-8")
"""
BUILD_FILES = [
    ROOT / "pyproject.toml",
    ROOT / "hatch_build.py",
    ROOT / "LICENSE",
    ROOT / "README.md",
    ROOT / "scripts" / "direct_calls.py",
]


def main(words: list[str]) -> None:
    """Obey the command line."""
    commands = {"play": play, "terminal": terminal, "test": test, "bench": bench, "compile": compile_now, "lock": lock}
    if not words or words[0] in ("-h", "--help", "help"):
        print((__doc__ or "").strip())
        sys.exit(0 if words else 2)
    if words[0] not in commands:
        fail(f"there is no command {words[0]!r}; there is {', '.join(commands)}.")
    try:
        commands[words[0]](words[1:])
    except KeyboardInterrupt:
        sys.exit(130)


def play(args: list[str]) -> NoReturn:
    """Serve the game to the browser."""
    start("serve", *args)


def terminal(args: list[str]) -> NoReturn:
    """Play in the terminal."""
    start("play", *args)


def start(*words: str) -> NoReturn:
    """Install the package in an environment of its own and hand over to it, compiled if it has been compiled before."""
    pure = os.environ.get("ANTECHAMBER_PURE") == "1"
    with one_at_a_time("environments"):
        together(lambda: environment("play", "runtime"), page)
        if sys.platform == "win32" and not pure:  # nothing there would end a compiler left in the background
            compile_rules()
        compiled = not pure and is_compiled()
        install_wheel("play", compiled=compiled)
    command = [program("play", "antechamber"), *words]
    if sys.platform == "win32":  # exec on Windows gives the terminal back at once
        sys.exit(subprocess.call(command))
    if not (pure or compiled):
        compile_meanwhile()
    os.execv(command[0], command)


def test(args: list[str]) -> None:
    """Run every check, the quick ones first; pytest last, because its closing line sums up the run."""
    for wish in [name for name in os.environ if name.startswith("ANTECHAMBER_")]:
        del os.environ[wish]  # meant for this machine's own games, not for what is tested
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # the tests start hundreds of processes
    with one_at_a_time("environments"), ThreadPoolExecutor() as pool:
        built = pool.submit(page, checked=True)
        compiled = pool.submit(compile_after, built)
        install_for_tests()
        check_sources()
        built.result()
        check_page()
        compiled.result()
        install_compiled()
    os.environ["ANTECHAMBER_COMPILED_PYTHON"] = program("compiled", "python")
    # Two processes more than the cores of a small machine: tests in a browser wait more than they compute.
    check("pytest", [program("test", "python"), "-m", "pytest", "-n", "4", "--dist", "worksteal", *args])


def install_for_tests() -> None:
    """Install the sources, as they are edited, with all that tests need."""
    environment("test", "runtime", "build", "test")
    editable = [*pip("test"), "--no-deps", "--no-index", "--no-build-isolation", "--editable", str(ROOT)]
    step("test/package", fingerprint(*BUILD_FILES), "test: installing the sources for editing", editable)


def check_sources() -> None:
    """Run the checks that read the Python sources, one after the other."""
    python = program("test", "python")
    check("locks", [python, "scripts/check_locks.py"])
    check("ruff check", [python, "-m", "ruff", "check"])
    check("ruff format", [python, "-m", "ruff", "format", "--check"])
    check("mypy", [python, "-m", "mypy"])
    check("import contracts", [program("test", "lint-imports"), "--no-logo", "--no-cache"])
    check("trace", [program("test", "antechamber"), "trace"])
    check("page: types", [python, "-m", "scripts.page_types", "--check"])
    check("page: samples", [python, "-m", "scripts.page_samples", "--check"])
    check("browser", [python, "scripts/chromium.py", "--install"])


def check_page() -> None:
    """Run the checks that read the page's sources, which need its packages."""
    python = program("test", "python")
    for script in ("format:check", "lint", "check", "test"):
        check(f"page: {script}", [python, "scripts/npm.py", "run", "--silent", script])


def compile_after(built: Future[None]) -> None:
    """Compile the rules when the page is built: both begin with the same environment."""
    built.result()
    if not compile_rules():
        fail("the tests compare compiled rules with interpreted ones: install a C compiler and Python's headers.")


def install_compiled() -> None:
    """Install the compiled package, which tests compare with the interpreted one, in view of the tests' packages."""
    make = [sys.executable, "-m", "venv", "--clear", str(VENVS / "compiled")]
    borrow = [program("compiled", "python"), "-c", BORROW, str(VENVS / "test")]
    step("compiled/packages", fingerprint(BORROW), "compiled: borrowing the packages of the tests", make, borrow)
    install_wheel("compiled", compiled=True)


def bench(args: list[str]) -> None:
    """Measure the compiled engine and OpenSpiel in one environment and one run."""
    with one_at_a_time("environments"):
        environment("bench", "runtime", "research")
        if not compile_rules():
            fail("the benchmarks measure compiled rules: install a C compiler and Python's headers.")
        install_wheel("bench", compiled=True)
    check("benchmarks", [program("bench", "python"), "benchmarks/compare.py", *args])


def compile_now(args: list[str]) -> None:
    """Compile the rules; given the number of the process that asks for it, at low priority and while that one lives."""
    if args and sys.platform != "win32":
        os.nice(19)
        threading.Thread(target=end_with, args=[int(args[0])], daemon=True).start()
    with one_at_a_time("environments"):
        environment("build", "build")
    if compile_rules():
        print("The rules are compiled; the next start uses them.", flush=True)


def end_with(parent: int) -> None:
    """Wait until the parent process is gone, then end this one and those it started."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os.killpg(0, signal.SIGTERM)


def lock(args: list[str]) -> None:
    """Resolve the requirements anew; each file is held to the versions of the ones before it."""
    with one_at_a_time("environments"):
        make = [sys.executable, "-m", "venv", str(VENVS / "lock")]
        step("lock/packages", fingerprint(), "lock: installing uv", make, [*pip("lock"), "uv"])
    resolve = [program("lock", "uv"), "pip", "compile", "--quiet", "--universal", "--python-version=3.11"]
    resolve += ["--generate-hashes", "--no-emit-index-url", "--no-header", *args]
    for use in ("runtime", "build", "test", "research"):
        files = [f"requirements/{use}.in", f"--output-file=requirements/{use}.txt"]
        check(f"lock {use}", [*resolve, *files])


def environment(name: str, *uses: str) -> None:
    """Make a virtual environment that holds exactly the locked packages of these uses."""
    locks = [LOCKS / f"{use}.txt" for use in uses]
    make = [sys.executable, "-m", "venv", "--clear", str(VENVS / name)]
    fill = [*pip(name), "--require-hashes", *(f"--requirement={path}" for path in locks)]
    step(f"{name}/packages", fingerprint(*locks), f"{name}: installing the locked packages", make, fill)


def page(checked: bool = False) -> None:
    """Build the page into the sources, where the server and the wheel take it from; to check it takes more packages."""
    environment("build", "build")
    npm = [program("build", "python"), "scripts/npm.py", "--loglevel=error"]
    packages = [WEB / name for name in ("package.json", "package-lock.json", ".npmrc")]
    few, all_of_them = fingerprint(*packages), fingerprint(*packages, "all of them")
    if checked:
        step("build/web-packages", all_of_them, "page: installing all its locked packages", [*npm, "ci"])
    elif not is_done("build/web-packages", all_of_them):
        step("build/web-packages", few, "page: installing the locked packages", [*npm, "ci", "--omit=dev"])
    own = [path for path in WEB.iterdir() if path.name != "node_modules"]
    if not (PAGE / "index.html").exists():
        stamp_of("build/page").unlink(missing_ok=True)
    step("build/page", fingerprint(*own, SOURCES / "messages"), "page: building it", [*npm, "run", "--silent", "build"])


def compile_rules() -> bool:
    """Compile the rules, unless that is done already; say whether there are compiled ones now."""
    environment("build", "build")
    with one_at_a_time("compiler"):
        command = [program("build", "python"), "hatch_build.py", str(MODULES)]
        step("build/modules", rules(), "build: compiling the rules (a minute or two)", command)
        if not any(MODULES.iterdir()):  # try again at the next start: by then there may be a C compiler
            stamp_of("build/modules").unlink()
    return is_compiled()


def compile_meanwhile() -> None:
    """Compile the rules in the background, for a later start."""
    if MODULES.exists() and not any(MODULES.iterdir()):
        print("No C compiler was found: the rules run as plain Python.", flush=True)
    else:
        print(
            "The rules run as plain Python this time. While this runs, they are compiled in the background, for "
            "a start after it; `python3 dev.py compile` does it at once.",
            flush=True,
        )
    with (VENVS / "compile.log").open("a") as log:  # another start may be compiling
        command = [sys.executable, __file__, "compile", str(os.getpid())]  # the game will go by the same number
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def is_compiled() -> bool:
    """Say whether the compiled rules are there and made from the present sources."""
    return is_done("build/modules", rules()) and MODULES.exists() and any(MODULES.iterdir())


def rules() -> str:
    """Sum up what compiled rules are made from. The upper layers are not among it: imports point down only."""
    upper = ("cli", "lab", "server")
    sources = [path for path in sorted(SOURCES.rglob("*.py")) if path.relative_to(SOURCES).parts[0] not in upper]
    return fingerprint(*sources, ROOT / "hatch_build.py", ROOT / "scripts" / "direct_calls.py", LOCKS / "build.txt")


def install_wheel(name: str, compiled: bool) -> None:
    """Build the wheel from the sources, the page and the compiled rules, if wanted; install it in the environment."""
    page()
    wheels = VENVS / "build" / "wheels"
    settings = {"ANTECHAMBER_PAGE": "built", "ANTECHAMBER_PURE": "1"}
    if compiled:
        settings = {"ANTECHAMBER_PAGE": "built", "ANTECHAMBER_PURE": "", "ANTECHAMBER_MODULES": str(MODULES)}
    made_from = fingerprint(ROOT / "src", *BUILD_FILES, LOCKS / "build.txt", rules() if compiled else "pure")
    build = [program("build", "python"), "-m", "hatchling", "build", "-t", "wheel", "-c", "-d", str(wheels)]
    step("build/wheel", made_from, "build: making the wheel", build, settings=settings)
    (wheel,) = wheels.glob("*.whl")
    install = [*pip(name), "--no-deps", "--no-index", "--force-reinstall", str(wheel)]
    step(f"{name}/package", fingerprint(wheel), f"{name}: installing {wheel.name}", install)


def pip(name: str) -> list[str]:
    """Begin an install command for the named environment."""
    return [program(name, "python"), "-m", "pip", "install"]


def program(name: str, command: str) -> str:
    """Name a program of an environment."""
    return str(VENVS / name / SCRIPTS / command)


def together(*works: Callable[[], None]) -> None:
    """Do several things at the same time, and all of them before the first that failed stops the program."""
    with ThreadPoolExecutor() as pool:
        for work in [pool.submit(work) for work in works]:
            work.result()


def step(name: str, made_from: str, saying: str, *commands: list[str], settings: dict[str, str] | None = None) -> None:
    """Run commands, unless they have already succeeded with the same things to make from."""
    if is_done(name, made_from):
        return
    print(saying, flush=True)
    stamp_of(name).unlink(missing_ok=True)  # what is interrupted half-way is begun anew
    for command in commands:
        environ = {**os.environ, **QUIETLY, **(settings or {})}
        done = subprocess.run(command, check=False, cwd=ROOT, env=environ, stdout=subprocess.PIPE, text=True)
        if done.returncode != 0:
            print(done.stdout, end="", file=sys.stderr)
            fail(f'the step "{saying}" failed; the lines above say why.')
    stamp_of(name).write_text(made_from, encoding="utf-8")


def is_done(name: str, made_from: str) -> bool:
    """Say whether a step has succeeded with the same things to make from."""
    stamp = stamp_of(name)
    return stamp.exists() and stamp.read_text(encoding="utf-8") == made_from


def stamp_of(name: str) -> Path:
    """Name the file that holds the fingerprint of a step."""
    return VENVS / f"{name}.stamp"


def check(name: str, command: list[str]) -> None:
    """Run a check under a heading of its own and stop at the first that fails."""
    print(f"== {name}", flush=True)
    if subprocess.call(command, cwd=ROOT) != 0:
        fail(f"{name} failed.")


def fingerprint(*parts: Path | str) -> str:
    """Sum up settings, files and whole folders, with this Python and this place, to which environments are tied."""
    total = hashlib.sha256(f"{ROOT} {sys.executable} {sys.version}".encode())
    for part in parts:
        if isinstance(part, str):
            total.update(part.encode())
            continue
        for path in sorted(part.rglob("*")) if part.is_dir() else [part]:
            if path.is_file() and path.suffix != ".pyc":
                total.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return total.hexdigest()


@contextlib.contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """Keep two starts from making the same thing at once; the second waits."""
    VENVS.mkdir(exist_ok=True)
    with (VENVS / f"{what}.held").open("w") as held:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def fail(reason: str) -> NoReturn:
    """Stop with one sentence."""
    sys.exit(f"dev.py: {reason}")


if __name__ == "__main__":
    main(sys.argv[1:])
