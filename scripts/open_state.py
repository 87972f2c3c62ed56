"""Let interpreted classes derive from the compiled `State`, without any cost for those that are compiled.

mypyc can do that by itself (`allow_interpreted_subclasses`, as views and titles have it). But then it asks of every
attribute whether it was ever set, and calls final methods by a table: 5 to 10 % of play in the core. So here the kernel
is compiled as if there were only compiled states, and one of them is `Outside`, each method of which calls the
method of that name as Python does. In the C code, a state of an interpreted class is then given the methods of
`Outside`. Its fields are set before its own `__init__` runs, so nothing can be unset.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from scripts.direct_calls import replace

KERNEL_IN_C = "__native_antechamber___core___kernel.c"
REFUSAL = """\
    if (type != CPyType_kernel___State) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel_____mypyc__State_setup"""
SETUP = "    PyObject *self = CPyDef_kernel_____mypyc__State_setup"
METHODS = "    self->vtable = kernel___State_vtable;\n"
EITHER = "    self->vtable = type == CPyType_kernel___State ? kernel___State_vtable : kernel___Outside_vtable;\n"
TABLE = re.compile(r"static CPyVTableItem kernel___Outside_vtable\[\d+\];\n")
FIRST = "static CPyVTableItem kernel___State_vtable["  # before it the other table is named, which comes later


def add_outside(kernel: Path) -> None:
    """Write the class `Outside` below the others of the copied kernel."""
    source = kernel.read_text(encoding="utf-8")
    (state,) = (node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == "State")
    methods = [node for node in state.body if isinstance(node, ast.FunctionDef) and can_be_derived(node)]
    kernel.write_text(
        "\n\n".join([f"{source}\n\nclass Outside(State):", *map(by_name, methods)]) + "\n", encoding="utf-8"
    )


def can_be_derived(method: ast.FunctionDef) -> bool:
    """Whether a title may have a method of its own in place of this one."""
    return method.name != "__init__" and not method.decorator_list


def by_name(method: ast.FunctionDef) -> str:
    """A method that calls the one of its name that the object has."""
    given = ", ".join(argument.arg for argument in method.args.args[1:])
    kind = ast.unparse(method.returns) if method.returns else "None"
    ignored = ""
    if kind == "Self":  # here that would be `Outside`, which the object is none of
        kind, ignored = "State", "  # type: ignore[override]"
    call = f"state.{method.name}({given})"
    answer = f"        {call}" if kind == "None" else f"        found: {kind} = {call}\n        return found"
    return f"    def {method.name}({ast.unparse(method.args)}) -> {kind}:{ignored}\n        state: Any = self\n{answer}"


def open_state(build: Path) -> None:
    """Give a state of an interpreted class the methods of `Outside`, in the C code that mypyc has written."""
    kernel = build / KERNEL_IN_C
    (table,) = TABLE.findall(kernel.read_text(encoding="utf-8"))
    replace(kernel, (REFUSAL, SETUP), (METHODS, EITHER), (FIRST, table + FIRST))
