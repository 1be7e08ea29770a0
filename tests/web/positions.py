"""Matches that are played by requests up to a position in which a choice has certain effects."""

from __future__ import annotations

from typing import Any, NamedTuple

from tools.people import ME, Person

# Play on one device: stop where an action has all the wanted effects, otherwise choose the action
# whose effects give the most points.
PLAY_UNTIL = """([match, wanted]) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/matches/${match}/socket?version=0`);
  let position, legal, id = 0;
  const send = (message) => socket.send(JSON.stringify({ ...message, id: `until-${id++}` }));
  const ids = ({ effects }) => effects.map(({ text }) => text.id);
  const worth = ({ effects }) => effects.reduce((sum, { points }) => sum + points, 0);
  const fits = (each) => wanted.every((one) => ids(each).includes(one));
  const finish = (found) => { socket.close(); done(found); };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "refused") return fail(new Error(data));
    if (message.type === "previews") {
      const found = message.actions.find(fits);
      if (found) return finish({ seat: position.actor, text: found.text, effects: ids(found) });
      const more = message.actions.filter(({ text }) => text !== "pass");
      const best = (more.length ? more : message.actions).reduce(
        (a, b) => (worth(b) > worth(a) ? b : a));
      send({ type: "act", ply: position.ply, action: best.text });
    }
    if (message.type !== "welcome" && message.type !== "change") return;
    ({ position, legal } = message);
    if (!position || position.actor === null || message.table?.status === "over") finish(null);
    else send({ type: "preview", actions: legal.slice(0, 400).map(({ text }) => text) });
  };
})"""


class Found(NamedTuple):
    """A match, its current seat, and the action that was looked for."""

    match: str
    seat: int
    text: str


def play_until(person: Person, game: str, *effects: str, seats: int = 2) -> Found:
    """Play matches on one device until an action has these effects, and open the table."""
    for _ in range(12):
        others = [{"kind": "hot-seat", "name": f"Ben {i}"} for i in range(1, seats)]
        match = person.create_match(game, [ME, *others], start=0)
        found: dict[str, Any] | None = person.page.evaluate(PLAY_UNTIL, [match, list(effects)])
        if found:
            person.open_table(match)
            person.await_turn()
            return Found(match, found["seat"], found["text"])
    raise AssertionError(f"no match of {game} led to {effects}")
