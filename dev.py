"""Set up, play, test and measure Antechamber in a clone of its repository.

Python is enough to begin; packages are downloaded. The tests also need Chromium and a C compiler.

    python3 dev.py play [OPTIONS]       serve the game to your browser (`antechamber serve`)
    python3 dev.py terminal [OPTIONS]   play in the terminal (`antechamber play`)
    python3 dev.py setup                make the environment of the tests, and run nothing
    python3 dev.py test [OPTIONS]       every check there is; --quick for a first answer in two minutes
    python3 dev.py bench [OPTIONS]      measure the compiled engine beside OpenSpiel
    python3 dev.py compile              compile the rules now; a first start does it in the background, for a later one
    python3 dev.py lock [OPTIONS]       resolve requirements/*.in into the locked *.txt beside them

`python3 dev.py COMMAND --help` says what a command takes.

Environments are kept in .venvs/, compiled rules in this user's cache. Each step leaves a fingerprint of what it was
made from and is skipped while that stays the same. Where packages are downloaded from is up to your pip and npm.
"""

from __future__ import annotations

import contextlib
import hashlib
import inspect
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import NoReturn

if sys.version_info < (3, 11):  # noqa: UP036 (this file is what an older Python meets first)
    sys.exit(f"Antechamber needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

from scripts import compiling
from scripts.stages import Stages

ROOT = Path(__file__).resolve().parent
VENVS = ROOT / ".venvs"
LOCKS = ROOT / "requirements"
SOURCES = ROOT / "src" / "antechamber"
WEB = ROOT / "web"
PAGE = SOURCES / "server" / "page"
SCRIPTS = "Scripts" if sys.platform == "win32" else "bin"
QUIETLY = {"HATCH_QUIET": "1", "PIP_QUIET": "2", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
KEPT = 30 * 24 * 3600  # seconds for which compiled rules that nobody uses are kept
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
    ROOT / "licences",
    ROOT / "README.md",
    ROOT / "scripts" / "compiling.py",
    ROOT / "scripts" / "flat_fields.py",
    ROOT / "scripts" / "direct_calls.py",
    ROOT / "scripts" / "open_state.py",
]
RULES = ["tests/core", "tests/contract", "tests/games", "tests/match"]
ONCE = [  # what starts interpreters of its own, or counts many games; it runs with the compiled rules
    "--ignore=tests/contract/test_builds.py",
    "--ignore=tests/contract/test_declared_fields.py",
    "--ignore=tests/bots/test_beginners.py",
]
STAGES = Stages(ROOT, VENVS / "reports")


def main(words: list[str]) -> None:
    """Obey the command line."""
    commands = {
        "play": play, "terminal": terminal, "setup": setup, "test": test, "bench": bench, "compile": compile_now,
        "lock": lock,
    }  # fmt: skip
    if not words or words[0] in ("-h", "--help", "help"):
        print((__doc__ or "").strip())
        sys.exit(0 if words else 2)
    name, *args = words
    if name not in commands:
        fail(f"there is no command {name!r}; there is {', '.join(commands)}.")
    if "-h" in args or "--help" in args:
        print(inspect.getdoc(commands[name]))
        return
    try:
        commands[name](args)
    except KeyboardInterrupt:
        STAGES.stopped = True
        sys.exit(130)


def play(args: list[str]) -> NoReturn:
    """python3 dev.py play [OPTIONS]: serve the game to your browser.

    It installs what is needed, builds the page, and runs `antechamber serve` with these options:

        --host ADDRESS         address to listen at; 0.0.0.0 lets other machines in (default: 127.0.0.1)
        --port NUMBER          port to listen at; 0 takes any free one (default: 8420)
        --database-url URL     where tables are kept (default: a file in ~/.antechamber)
        --settings FILE        settings of a server, as lines of NAME=VALUE
        --no-browser           do not open a browser

    Ctrl-C ends it; games go on at the next start. docs/hosting.md has the rest.
    """
    start("serve", args, options_of(play))


def terminal(args: list[str]) -> NoReturn:
    """python3 dev.py terminal [TITLE] [OPTIONS]: play in the terminal.

    It installs what is needed and runs `antechamber play` with the title, or the first on the shelf, and these options:

        --me NAME              your name
        --friends NAMES        further people on this device, separated by commas
        --bots LEVELS          bots to play against, separated by commas, such as novice,adept
        --option KEY=VALUE     a table option; may be given several times (short: -o)
        --seed TEXT            a seed for the game (default: one that nobody can guess)
        --save FILE            where the game is saved (default: a new file in ~/.antechamber)
        --resume FILE          go on with a saved game; `last` is the one that was played last
        --language LANGUAGE    en, pl or fr
        --data FOLDER          an owner's corrected component data

    `.venvs/play/bin/antechamber games` lists the titles and their table options, after a first start.
    """
    start("play", args, {*options_of(terminal), "-o"})


def options_of(command: Callable[[list[str]], NoReturn]) -> set[str]:
    """The options that a command's own help names."""
    lines = (inspect.getdoc(command) or "").splitlines()
    return {line.split()[0] for line in lines if line.startswith("    --")}


def start(word: str, args: list[str], known: set[str]) -> NoReturn:
    """Install the package in an environment of its own and hand over to it, compiled if it has been compiled before."""
    for arg in args:
        if arg.startswith("-") and arg.partition("=")[0] not in known and not arg.startswith("-o"):
            fail(f"there is no option {arg}; there is {', '.join(sorted(known))}.")
    pure = os.environ.get("ANTECHAMBER_PURE") == "1"
    with one_at_a_time(VENVS / "environments"):
        together(lambda: environment("play", "runtime"), page)
        if sys.platform == "win32" and not pure:  # nothing there would end a compiler left in the background
            compile_rules()
        compiled = not pure and is_compiled()
        install_wheel("play", compiled=compiled)
    command = [program("play", "antechamber"), word, *args]
    if sys.platform == "win32":  # exec on Windows gives the terminal back at once
        sys.exit(subprocess.call(command))
    if not (pure or compiled):
        compile_meanwhile()
    os.execv(command[0], command)


def setup(args: list[str]) -> None:
    """python3 dev.py setup: make the environment of the tests, and run nothing.

    Afterwards `.venvs/test/bin/python -m pytest -q tests/games/mice` runs tests of the sources as they are, and
    `python3 dev.py test --quick` begins at once. It compiles nothing; `python3 dev.py compile` does.
    """
    refuse(args)
    with one_at_a_time(VENVS / "environments"), ThreadPoolExecutor() as pool:
        tools = pool.submit(environment, "build", "build")
        built = pool.submit(page, checked=True, after=tools)
        install_for_tests()
        built.result()
        if is_compiled():
            install_compiled()
        check_programs()
    if STAGES.failed():
        fail(f"{', '.join(STAGES.failed())} failed; the lines above say why.")
    print("The environment of the tests is ready: .venvs/test/bin/python -m pytest -q tests/games")


def test(args: list[str]) -> None:
    """python3 dev.py test [--quick] [OPTIONS]: every check there is.

    First the checks of the page and of the Python sources; then tests in browsers; then all others, on the compiled
    rules, and those of the rules and bots on plain Python as well, with a tenth of the random examples. Everything runs
    to its end, whatever fails; the end tells what failed, the slowest tests and what each stage cost.

        --quick                a first answer in two minutes: lint, types, trace, the page's unit tests, and the tests
                               of the rules: compiled if these sources are, else on plain Python with fewer games
        --deep                 fifty times as many random examples, and longer trials
        --pictures             draw the pictures of the README anew
        -k WORDS, -x, …        further options are for pytest

    For single files call pytest itself: `.venvs/test/bin/python -m pytest -q tests/games/mice`.
    """
    if paths := [arg for arg in args if not arg.startswith("-") and Path(arg.partition("::")[0]).exists()]:
        fail(f"for single files call pytest itself: .venvs/test/bin/python -m pytest {' '.join(paths)}")
    for wish in [name for name in os.environ if name.startswith("ANTECHAMBER_")]:
        del os.environ[wish]  # meant for this machine's own games, not for what is tested
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # the tests start hundreds of processes
    os.environ["ANTECHAMBER_COMPILED_PYTHON"] = program("compiled", "python")
    os.environ["ANTECHAMBER_INTERPRETED_PYTHON"] = program("test", "python")
    with ThreadPoolExecutor(max_workers=16) as pool:
        with one_at_a_time(VENVS / "environments"):
            if "--quick" in args:
                left_out, made, lanes = quick(pool, [arg for arg in args if arg != "--quick"])
            else:
                left_out, made, lanes = whole(pool, args)
            wait(made)
        wait(lanes)
    STAGES.summary(left_out)
    reasons = {str(lane.exception()) for lane in lanes if lane.exception()}
    for reason in sorted(reasons):
        print(reason, file=sys.stderr)
    if reasons or STAGES.failed():
        sys.exit(1)


Begun = tuple[str, list[Future[None]], list[Future[None]]]  # what is left out, the environments, the checks


def whole(pool: ThreadPoolExecutor, args: list[str]) -> Begun:
    """Begin all checks, each when it has what it needs and there is room for it on two cores: first those of the page
    and of the sources; then those in browsers; then all others, many of which wait for servers, beside the slice on
    plain Python. While rules are compiled, the slice waits for no browser.

    More at once would not be done sooner. Each would take more processor time, as all of them crowd the same caches.
    """
    again = [*RULES, "tests/bots", "tests/sketches", *ONCE]
    tools = pool.submit(environment, "build", "build")
    built = pool.submit(page, checked=True, after=tools)
    modules = pool.submit(compile_for_tests, tools)
    packages = pool.submit(install_for_tests)
    compiled = pool.submit(install_compiled, packages, built, modules)
    found = pool.submit(check_programs, packages)
    of_page = pool.submit(check_page, built)
    in_browsers = [*args, "-n", "2", "tests/browser"]
    browsers = pool.submit(tests, "browser tests", "compiled", in_browsers, compiled, found, of_page)
    others = pool.submit(tests, "compiled tests", "compiled", [*args, "-n", "3", "--ignore=tests/browser"], browsers)
    of_sources = pool.submit(check_sources, packages)
    before = browsers if is_compiled() else of_page
    sliced = pool.submit(tests, "rules on plain Python", "test", [*args, "--slice", *again], of_sources, before)
    checks = [of_page, of_sources, browsers, others, sliced]
    return "", [compiled, found], checks


def quick(pool: ThreadPoolExecutor, args: list[str]) -> Begun:
    """Begin what answers soon; say what is left out."""
    tools = pool.submit(environment, "build", "build")
    built = pool.submit(page, checked=True, after=tools)
    packages = pool.submit(install_for_tests)
    left_out = (
        "Left out: browsers, trials, server, bots, lab, command line, texts, documents and repository, the comparison "
        "of the builds; formatting, lint and types of the page"
    )
    made = [packages, built]
    if is_compiled():
        left_out += "; sketches, and a second look at the rules, on plain Python."
        made = [pool.submit(install_compiled, packages, built)]
        rules = pool.submit(tests, "compiled tests", "compiled", [*args, "-n", "2", *ONCE, *RULES], *made)
    else:
        left_out += (
            "; the compiled rules (there are none of these sources), sketches, nine tenths of the random examples."
        )
        rules = pool.submit(tests, "plain tests", "test", [*args, "-n", "2", "--slice", *ONCE, *RULES], packages)
    checks = [rules, pool.submit(check_sources, packages), pool.submit(check_page, built, only="test")]
    return left_out, made, checks


def tests(name: str, environment: str, args: list[str], *after: Future[None]) -> None:
    """Run pytest on the sources (`test`) or on the compiled package (`compiled`)."""
    wait_for(*after)
    STAGES.pytest(name, program(environment, "python"), *args)


def wait_for(*before: Future[None]) -> None:
    """Wait for what must come before; if that failed, so does what waits."""
    for work in before:
        work.result()


def install_for_tests() -> None:
    """Install the sources, as they are edited, with all that tests need."""
    environment("test", "runtime", "build", "test")
    editable = [*pip("test"), "--no-deps", "--no-index", "--no-build-isolation", "--editable", str(ROOT)]
    step("test/package", fingerprint(*BUILD_FILES), "test: installing the sources for editing", editable)


def check_sources(*after: Future[None]) -> None:
    """Run the checks that read the Python sources, one after the other."""
    wait_for(*after)
    python = program("test", "python")
    STAGES.run("locks", [python, "scripts/check_locks.py"])
    STAGES.run("ruff check", [python, "-m", "ruff", "check"])
    STAGES.run("ruff format", [python, "-m", "ruff", "format", "--check"])
    STAGES.run("mypy", [python, "-m", "mypy"])
    STAGES.run("import contracts", [program("test", "lint-imports"), "--no-logo", "--no-cache"])
    STAGES.run("trace", [program("test", "antechamber"), "trace"])
    STAGES.run("page: types", [python, "-m", "scripts.page_types", "--check"])
    STAGES.run("page: kinds", [python, "-m", "scripts.title_types", "--check"])
    STAGES.run("page: samples", [python, "-m", "scripts.page_samples", "--check"])


def check_page(*after: Future[None], only: str = "") -> None:
    """Run the checks that read the page's sources, which need its packages."""
    wait_for(*after)
    for script in [only] if only else ["format:check", "lint", "check", "test"]:
        STAGES.run(f"page: {script}", [program("build", "python"), "scripts/npm.py", "run", "--silent", script])


def check_programs(*after: Future[None]) -> None:
    """Find a Chromium and a tmux, or install them."""
    wait_for(*after)
    STAGES.run("programs", [program("test", "python"), "scripts/programs.py", "--install"])


def compile_for_tests(tools: Future[None]) -> None:
    """Compile the rules, which the tests cannot do without."""
    tools.result()
    if not compile_rules():
        fail("the tests compare compiled rules with interpreted ones: install a C compiler and Python's headers.")


def install_compiled(*after: Future[None]) -> None:
    """Install the compiled package in an environment that sees the packages of the tests."""
    wait_for(*after)
    make = [sys.executable, "-m", "venv", "--without-pip", "--clear", str(VENVS / "compiled")]
    borrow = [program("compiled", "python"), "-c", BORROW, str(VENVS / "test")]
    step("compiled/packages", fingerprint(BORROW), "compiled: borrowing the packages of the tests", make, borrow)
    install_wheel("compiled", compiled=True)


def bench(args: list[str]) -> None:
    """python3 dev.py bench [OPTIONS]: measure the compiled engine beside OpenSpiel, in one environment and one run.

        --title TITLE          the title to measure (default: the first on the shelf)
        --rounds NUMBER        how often each row is measured (default: 7)
        --seconds NUMBER       for how long each time (default: 1)
        --json                 for programs

    docs/performance.md says what the rows are.
    """
    with one_at_a_time(VENVS / "environments"):
        environment("bench", "runtime", "research")
        if not compile_rules():
            fail("the benchmarks measure compiled rules: install a C compiler and Python's headers.")
        install_wheel("bench", compiled=True)
    run([program("bench", "python"), "benchmarks/compare.py", *args])


def compile_now(args: list[str]) -> None:
    """python3 dev.py compile: compile the rules now, for this and every other clone with the same rules.

    It takes a few minutes. `dev.py play` does the same in the background, while it runs.
    """
    for_process = os.environ.get("ANTECHAMBER_COMPILE_FOR")  # set by `compile_meanwhile`
    refuse(args)
    if for_process and sys.platform != "win32":
        os.nice(19)
        threading.Thread(target=end_with, args=[int(for_process)], daemon=True).start()
    with one_at_a_time(VENVS / "environments"):
        environment("build", "build")
    if compile_rules():
        print("The rules are compiled; the next start uses them.", flush=True)


def end_with(parent: int) -> None:
    """Wait until the parent process is gone, then end this one and those it started."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os.killpg(0, signal.SIGTERM)


def lock(args: list[str]) -> None:
    """python3 dev.py lock [OPTIONS]: resolve requirements/*.in into the locked *.txt beside them.

    Each file is held to the versions of the ones before it.

        --upgrade              take the newest versions instead of those that are locked
    """
    with one_at_a_time(VENVS / "environments"):
        make = [sys.executable, "-m", "venv", str(VENVS / "lock")]
        step("lock/packages", fingerprint(), "lock: installing uv", make, [*pip("lock"), "uv"])
    resolve = [program("lock", "uv"), "pip", "compile", "--quiet", "--universal", "--python-version=3.11"]
    resolve += ["--generate-hashes", "--no-emit-index-url", "--no-header", *args]
    for use in ("runtime", "build", "test", "research"):
        run([*resolve, f"requirements/{use}.in", f"--output-file=requirements/{use}.txt"])


def environment(name: str, *uses: str) -> None:
    """Make a virtual environment that holds exactly the locked packages of these uses."""
    locks = [LOCKS / f"{use}.txt" for use in uses]
    make = [sys.executable, "-m", "venv", "--clear", str(VENVS / name)]
    fill = [*pip(name), "--require-hashes", *(f"--requirement={path}" for path in locks)]
    step(f"{name}/packages", fingerprint(*locks), f"{name}: installing the locked packages", make, fill)


def page(checked: bool = False, after: Future[None] | None = None) -> None:
    """Build the page into the sources, where the server and the wheel take it from; to check it takes more packages."""
    wait_for(*[after] if after else [])
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
    titles = [path for name in ("messages", "primer.toml") for path in sorted(SOURCES.glob(f"games/*/{name}"))]
    made_from = fingerprint(*own, SOURCES / "messages", *titles, ROOT / "LICENSE")
    step("build/page", made_from, "page: building it", [*npm, "run", "--silent", "build"])


def modules() -> Path:
    """Name the folder of the rules compiled from the present sources; empty when no C compiler was found."""
    return compiling.shelf() / compiling.key()


def is_compiled() -> bool:
    """Say whether the compiled rules of the present sources are there."""
    return modules().is_dir() and any(modules().iterdir())


def compile_rules() -> bool:
    """Compile the rules, unless that is done already; say whether there are compiled ones now."""
    environment("build", "build")
    target = modules()
    target.parent.mkdir(parents=True, exist_ok=True)
    with one_at_a_time(target):
        if not is_compiled():
            print("build: compiling the rules (a few minutes)", flush=True)
            call("build: compiling the rules", [program("build", "python"), "hatch_build.py", str(target)])
    os.utime(target)  # it is in use
    for old in target.parent.iterdir():
        if time.time() - old.stat().st_mtime > KEPT:
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    return is_compiled()


def compile_meanwhile() -> None:
    """Compile the rules in the background, for a later start."""
    if modules().is_dir():
        print("No C compiler was found: the rules run as plain Python.", flush=True)
    else:
        print(
            "The rules run as plain Python this time. While this runs, they are compiled in the background, for "
            "a start after it; `python3 dev.py compile` does it at once.",
            flush=True,
        )
    with (VENVS / "compile.log").open("a") as log:  # another start may be compiling
        asked = {**os.environ, "ANTECHAMBER_COMPILE_FOR": str(os.getpid())}  # the game will go by the same number
        command = [sys.executable, __file__, "compile"]
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=asked, start_new_session=True)


def install_wheel(name: str, compiled: bool) -> None:
    """Build the wheel from the sources, the page and the compiled rules, if wanted; install it in the environment."""
    page()
    wheels = VENVS / "build" / "wheels"
    settings = {"ANTECHAMBER_PAGE": "built", "ANTECHAMBER_PURE": "1"}
    if compiled:
        os.utime(modules())  # they are in use
        settings = {"ANTECHAMBER_PAGE": "built", "ANTECHAMBER_PURE": "", "ANTECHAMBER_MODULES": str(modules())}
    made_from = fingerprint(ROOT / "src", *BUILD_FILES, LOCKS / "build.txt", compiling.key() if compiled else "pure")
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
        call(saying, command, **(settings or {}))
    stamp_of(name).write_text(made_from, encoding="utf-8")


def call(saying: str, command: list[str], **settings: str) -> None:
    """Run a command of a step; it speaks only if it fails, and then nothing goes on."""
    if not STAGES.step(saying, command, **QUIETLY, **settings):
        fail(f'the step "{saying}" failed; the lines above say why.')


def is_done(name: str, made_from: str) -> bool:
    """Say whether a step has succeeded with the same things to make from."""
    stamp = stamp_of(name)
    return stamp.exists() and stamp.read_text(encoding="utf-8") == made_from


def stamp_of(name: str) -> Path:
    """Name the file that holds the fingerprint of a step."""
    return VENVS / f"{name}.stamp"


def run(command: list[str]) -> None:
    """Run a command whose output is meant for whoever waits for it."""
    if code := subprocess.call(command, cwd=ROOT):
        sys.exit(code)


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
def one_at_a_time(what: Path) -> Iterator[None]:
    """Keep two starts from making the same thing at once; the second waits."""
    what.parent.mkdir(parents=True, exist_ok=True)
    with what.with_suffix(".held").open("w") as held:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print("Another dev.py is at work here; waiting for it.", flush=True)
                fcntl.flock(held, fcntl.LOCK_EX)
        yield


def refuse(args: list[str]) -> None:
    """Stop if a command that takes nothing was given something."""
    if args:
        fail(f"this command takes nothing, but it was given {' '.join(args)}.")


def fail(reason: str) -> NoReturn:
    """Stop with one sentence."""
    sys.exit(f"dev.py: {reason}")


if __name__ == "__main__":
    main(sys.argv[1:])
