"""A device as the worker's script sees it: it writes first, and shows afterwards."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from tilewright.browser import engine
from tilewright.browser.events import Outcome
from tilewright.table.rows import AnswerRow, PlyRow


class Device:
    """The storage of one device, and an engine that may be killed at any moment."""

    def __init__(self) -> None:
        self.kept: dict[str, Any] = {}
        self.plies: dict[str, list[PlyRow]] = {}
        self.answers: dict[str, list[AnswerRow]] = {}
        self.heard: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.tasks: list[Any] = []
        self.timers: list[Any] = []
        self.is_full = False
        self.restart()

    def restart(self) -> None:
        """Lose what is in memory, as when the last page is closed."""
        self.heard.clear()
        self.tasks.clear()
        engine.start(msgspec.json.encode(list(self.kept.values())).decode())

    def tell(self, type_: str, **fields: Any) -> Outcome:
        """Pass an event on, as the worker does."""
        event = json.dumps({"type": type_, **fields})
        out = msgspec.json.decode(engine.handle(event), type=Outcome)
        if out.need:
            loaded = {
                "plies": {each: self.plies.get(each, []) for each in out.need},
                "answers": {each: self.answers.get(each, []) for each in out.need},
            }
            self.tell("load", **msgspec.to_builtins(loaded))
            return self.tell(type_, **fields)
        if self.is_full and out.store:
            ids = [entry.kept.match.id for entry in out.store]
            kept = [msgspec.to_builtins(self.kept[each]) for each in ids if each in self.kept]
            return self.tell("forget", matches=ids, kept=kept)
        for entry in out.store:
            match_id = entry.kept.match.id
            plies = self.plies.get(match_id, [])
            self.plies[match_id] = plies[: entry.cut] + entry.plies
            self.kept[match_id] = entry.kept
            if entry.answer:
                self.answers.setdefault(match_id, []).append(entry.answer)
        for match_id in out.removed:
            del self.kept[match_id]
        self.heard += [json.loads(each.text) for each in out.send]
        self.closed += [each.code for each in out.close]
        self.tasks += out.tasks
        self.timers += out.timers
        return out

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Return the answer to a request."""
        reply = self.tell("ask", method=method, path=path, body=body, name="Anna").reply
        assert reply is not None
        return json.loads(reply.text) if reply.type == "application/json" else reply.text

    def create(self, game: str = "azul", *seats: dict[str, Any], **options: Any) -> str:
        """Create a match and return its id."""
        places = seats or ({"kind": "me"}, {"kind": "bot", "bot": "novice"})
        found = self.ask("POST", "/matches", {"game": game, "seats": places, **options})
        return str(found["id"])

    def say(self, type_: str, id_: str = "", **fields: Any) -> dict[str, Any]:
        """Send a message and return its answer."""
        name = id_ or f"m{len(self.heard)}"
        self.post(type_, name, **fields)
        return self.answer(name)

    def post(self, type_: str, id_: str, **fields: Any) -> None:
        """Send a message."""
        message = {"type": type_, "id": id_, **fields}
        self.tell("say", socket="s", text=json.dumps(message))

    def answer(self, id_: str) -> dict[str, Any]:
        """Return the latest answer to a message."""
        return next(each for each in reversed(self.heard) if each.get("id") == id_)

    def connect(self, match_id: str) -> None:
        """Open a socket."""
        self.tell("connect", socket="s", match=match_id, since=0, name="Anna")

    def latest(self) -> dict[str, Any]:
        """Return the last message with a position."""
        return next(each for each in reversed(self.heard) if each.get("position"))

    def think(self) -> None:
        """Let the bots answer."""
        while self.tasks:
            task = self.tasks.pop(0)
            found = json.loads(engine.think(task.line, lambda part: None))
            self.tell("thought", task=task.id, found=found)

    def act(self) -> dict[str, Any]:
        """Take the first legal action."""
        seen = self.latest()
        action = seen["legal"][0]["text"]
        return self.say("act", ply=seen["position"]["ply"], action=action)

    def play(self, turns: int = 10_000) -> None:
        """Play on, at most so many decisions of people."""
        self.think()
        while turns and self.latest().get("legal"):
            assert self.act()["type"] == "done"
            self.think()
            turns -= 1
