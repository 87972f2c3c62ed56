"""The page: files that Vite has built, from memory, compressed once."""

from __future__ import annotations

import gzip
import mimetypes
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route

from antechamber.messages import messages
from antechamber.server.problems import BUSY, NOT_FOUND, Refusal

PAGE = Path(__file__).parent / "page"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SCRIPT = re.compile(r'<script type="module"[^>]* src="([^"]+)"')
WORTH_IT = 1000  # bytes from which on compressing pays
COMPRESSED = {".woff", ".woff2", ".png", ".jpg", ".webp"}
TYPES = {".woff2": "font/woff2", ".js": "text/javascript", ".svg": "image/svg+xml", ".map": "application/json"}


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    content: bytes
    zipped: bytes | None
    kind: str
    cache: str


def find(path: str) -> File | None:
    """A file of the page; None if there is none of that name."""
    try:
        file = (PAGE / path.lstrip("/")).resolve()
        if file.is_relative_to(PAGE.resolve()) and file.is_file():
            return read(file, file.stat().st_mtime_ns)
    except (OSError, ValueError):  # a name that no file can have
        pass
    return None


@lru_cache(maxsize=500)
def read(file: Path, _changed: int) -> File:
    """Read and compress a file, once for each time it was changed."""
    content = file.read_bytes()
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    small = len(content) < WORTH_IT or file.suffix in COMPRESSED
    cache = FOREVER if file.parent.name == "assets" else ASK_AGAIN
    return File(content, None if small else gzip.compress(content, 9, mtime=0), kind, cache)


def build() -> str:
    """Which build of the page is served: the name of its first script, which changes with all that it loads. Empty if
    there is no page."""
    try:
        return build_in(PAGE, (PAGE / "index.html").stat().st_mtime_ns)
    except OSError:
        return ""


@lru_cache(maxsize=2)
def build_in(folder: Path, _changed: int) -> str:
    found = SCRIPT.search((folder / "index.html").read_text(encoding="utf-8"))
    return found[1] if found else ""


def send(file: File, zipped: bool) -> Response[bytes]:
    headers = {"cache-control": file.cache, "vary": "accept-encoding"}
    if zipped and file.zipped is not None:
        return Response(file.zipped, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.content, media_type=file.kind, headers=headers)


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    sync_to_thread=False,
    include_in_schema=False,
    is_compressed=True,
)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the page, or the page itself, which finds its own way from its address."""
    path = request.scope["path"]
    if path.startswith(("/api/", "/assets/")) and find(path) is None:
        raise Refusal(NOT_FOUND, "problem-no-page")
    file = find(path) or find("index.html")
    if file is None:
        sentence = messages().text("problem-page-not-built")
        return Response(sentence.encode(), media_type="text/plain; charset=utf-8", status_code=BUSY)
    return send(file, "gzip" in request.headers.get("accept-encoding", ""))
