"""What the documents say is so: the example runs, links lead somewhere, settings and files are those that there are."""

from __future__ import annotations

import re
import struct
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from antechamber.library import slugs
from antechamber.server.settings import PREFIX, Settings

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
NGINX = {"http_host", "http_upgrade", "proxy_add_x_forwarded_for", "scheme"}  # variables that nginx itself defines


def test_the_pictures_of_the_readme_are_there_and_as_large_as_the_screen_of_the_browser_tests() -> None:
    pictures = re.findall(r"!\[[^\]]+\]\((docs/\w+\.png)\)", README.read_text(encoding="utf-8"))
    assert pictures == [f"docs/{slug}.png" for slug in slugs()]
    for picture in pictures:
        head = (README.parent / picture).read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", head[16:]) == (1366, 768)


def test_the_example_of_the_readme_runs_and_is_short(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert len(example.splitlines()) <= 15
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"points \[\d+, \d+, \d+\] winner: seat [123]\n", capsys.readouterr().out)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_of_a_document_leads_to_a_file(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_the_proxy_of_the_hosting_guide_keeps_the_port_and_defines_the_variables_it_uses() -> None:
    (block,) = re.findall(r"```nginx\n(.*?)```", HOSTING, flags=re.DOTALL)
    defined = set(re.findall(r"^map \S+ \$(\w+)", block, flags=re.MULTILINE))
    assert set(re.findall(r"\$(\w+)", block)) == NGINX | defined
    assert "proxy_set_header Host $http_host;" in block


def test_the_hosting_guide_lists_every_setting_with_its_default() -> None:
    listed = dict(re.findall(rf"^\| `{PREFIX}(\w+)` \| ([^|]+) \|", HOSTING, flags=re.MULTILINE))
    assert listed.pop("HOME") == "`~/.antechamber`"
    assert set(listed) == {field.name.upper() for field in fields(Settings)}
    numbers = {field.name.upper(): field.default for field in fields(Settings) if field.type in ("int", "float")}
    assert len(numbers) > 10
    assert {name: float(listed[name]) for name in numbers} == numbers


def test_no_file_lists_all_titles() -> None:
    """A title is found by its folder; the documents may name those that there are."""
    listing = ["git", "grep", "--all-match", "-lwI", *(word for slug in slugs() for word in ("-e", slug))]
    done = subprocess.run([*listing, "--", ".", ":!*.md"], cwd=ROOT, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "")
