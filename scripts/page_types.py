"""Write the types of the server's messages for the page, web/src/lib/schema.d.ts, from the OpenAPI document.

python -m scripts.page_types            write them
python -m scripts.page_types --check    fail if they are not what the server's document gives now
"""

import json
import subprocess
import sys

from antechamber.server.app import openapi_document
from scripts.npm import WEB, environment, npm

TYPES = WEB / "src" / "lib" / "schema.d.ts"


def types() -> str:
    """Translate the document into TypeScript."""
    document = json.dumps(openapi_document())
    command = npm("run", "--silent", "types")
    done = subprocess.run(
        command, input=document, env=environment(), check=False, capture_output=True, encoding="utf-8"
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}openapi-typescript could not translate the server's document.")
    return done.stdout


def main() -> None:
    """Write the types, or compare them."""
    if "--check" not in sys.argv:
        TYPES.write_text(types(), encoding="utf-8")
    elif not TYPES.exists() or TYPES.read_text(encoding="utf-8") != types():
        sys.exit(f"{TYPES.relative_to(WEB.parent).as_posix()} is stale; write it anew: python -m scripts.page_types")


if __name__ == "__main__":
    main()
