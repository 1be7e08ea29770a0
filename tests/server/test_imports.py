"""No import cycles, not even for types."""

from graphlib import CycleError, TopologicalSorter

import grimp

# In the other folders, compiled code and its C shims name each other's types.
FOLDERS = ("arena", "cli", "engine", "i18n", "server", "store", "table")


def test_no_modules_import_one_another_in_a_circle() -> None:
    graph = grimp.build_graph("tilewright", exclude_type_checking_imports=False, cache_dir=None)
    modules = {name for name in graph.modules if _folder(name) in FOLDERS}
    assert len(modules) > 100
    imports = {name: graph.find_modules_directly_imported_by(name) & modules for name in modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        raise AssertionError(" -> ".join(error.args[1])) from error


def _folder(module: str) -> str:
    return f"{module}..".split(".")[1]
