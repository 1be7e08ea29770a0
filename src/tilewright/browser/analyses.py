"""Analyses of matches on this device, which last as long as the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tilewright.browser.events import Outcome, Task
from tilewright.server.problems import Problem
from tilewright.server.protocol import encode
from tilewright.server.sources import new_id, now_ms
from tilewright.server.thinking.tasks import Analyse
from tilewright.table.seats import find_bot

if TYPE_CHECKING:
    from tilewright.browser.table import LocalTable

NODES: Final = 300  # for each position: there are no threads here, so no search by time
MARK: Final = "analysis:"  # tasks of analyses, beside those of bots


class Analyses:
    """The analyses that were asked for since the engine started."""

    def __init__(self) -> None:
        self._known: dict[str, dict[str, Any]] = {}

    def of_match(self, match_id: str) -> list[dict[str, Any]]:
        """Return the analyses of a match, the newest first."""
        return [each for each in reversed(self._known.values()) if each["match"] == match_id]

    def find(self, analysis_id: str) -> dict[str, Any]:
        """Return one analysis."""
        found = self._known.get(analysis_id)
        if found is None:
            raise Problem("analysis.unknown", f"there is no analysis {analysis_id}")
        return found

    def request(self, table: LocalTable, body: dict[str, Any], out: Outcome) -> dict[str, Any]:
        """Start an analysis of a match that is over, or of one position of it."""
        row = table.stored.match
        if row.status != "over":
            raise Problem("match.not-over", "a match can be analysed after it ends")
        ply = body.get("ply")
        if ply is not None and not 0 <= ply <= row.plies:
            raise Problem("ply.unknown", f"the match has {row.plies} plies", plies=row.plies)
        bot, now = find_bot(body.get("bot") or "strong"), now_ms()
        found: dict[str, Any] = {
            "id": new_id(),
            "match": row.id,
            "bot": bot,
            "ply": ply,
            "seconds": 0.0,  # it is limited by nodes
            "status": "running",
            "progress": 0.0,
            "result": None,
            "created": now,
            "changed": now,
        }
        self._known[found["id"]] = found
        task = Analyse(table.record().to_text(), bot, 0.0, new_seed(now), ply, NODES)
        out.tasks.append(Task(MARK + found["id"], encode(task).decode(), long=True))
        return found

    def progress(self, task: str, part: float) -> None:
        """Note how far a task has come."""
        if found := self._known.get(task.removeprefix(MARK)):
            found["progress"] = part

    def finish(self, task: str, answer: dict[str, Any]) -> bool:
        """Note the result of a task; return whether it was an analysis."""
        if not task.startswith(MARK):
            return False
        if found := self._known.get(task.removeprefix(MARK)):
            result = answer.get("analysis")
            found |= {
                "status": "failed" if result is None else "done",
                "result": result,
                "progress": 1.0,
                "changed": now_ms(),
            }
        return True


def new_seed(now: int) -> int:
    """Return a seed for one analysis."""
    return now & 0xFFFF_FFFF
