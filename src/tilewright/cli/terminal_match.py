"""A match at the terminal between people and bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from tilewright.bots import Bot, make_bot
from tilewright.bots.failure import BotFailure
from tilewright.cli import saves
from tilewright.cli.prompt import InputEnded, Prompt
from tilewright.cli.screen import Screen
from tilewright.core.const import NATURE
from tilewright.core.errors import BadNotation
from tilewright.core.events import Event
from tilewright.core.layout import cut
from tilewright.core.match import Match
from tilewright.core.message import Message
from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for
from tilewright.core.state import State

COMMANDS: Final = ("help", "rules", "moves", "table", "log", "undo", "save", "quit")
LOG_LENGTH: Final = 20
SUBSTITUTE: Final = "greedy"  # replaces a bot that has failed
MAX_ECHO: Final = 40  # cells of an unreadable input that are shown

Command = Callable[[str], bool]


class Quit(Exception):
    """The players quit before the end."""


class TerminalMatch:
    """Runs a match: shows it, asks people and bots for actions, and saves it."""

    def __init__(
        self, match: Match, bots: dict[int, Bot], screen: Screen, prompt: Prompt, seed: int
    ) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.prompt = prompt
        self.chance = Rng(seed)
        self.bot_rng = Rng(seed_for(seed, "bots"))  # so that no bot can foresee a deal
        self.path: Path | None = None
        self.saved_plies = list(match.record.plies)  # those in the file
        self.confirming = True
        self.shown = -1  # the ply at which the table was last shown
        self.commands = self._command_words()

    @property
    def state(self) -> State:
        """The current position."""
        return self.match.state

    def run(self) -> None:
        """Play to the end, or until the players quit."""
        try:
            while not self.state.is_over:
                events = self._one_ply()
                self._save_changes()
                self.screen.show_events(self.state, events)
        except (Quit, InputEnded):
            self._say_goodbye()
            return
        except KeyboardInterrupt:
            self._say_goodbye()
            raise
        self.screen.show_table(self.state)
        self.screen.show_result(self.state)

    def _one_ply(self) -> list[Event]:
        """Let chance, a bot or a person act; return the events."""
        if self.state.actor == NATURE:
            return self.match.deal(self.chance)
        if self.state.actor in self.bots:
            return self.match.apply(self._ask_bot(self.state.actor))
        action = self._ask_person()
        return [] if action is None else self.match.apply(action)

    def _ask_bot(self, seat: int) -> int:
        """Return the choice of a bot, or of its substitute if it fails."""
        try:
            return self.bots[seat].choose(self.state, self.bot_rng)
        except BotFailure as failure:
            self._replace_bot(seat, failure)
            return self.bots[seat].choose(self.state, self.bot_rng)

    def _replace_bot(self, seat: int, failure: BotFailure) -> None:
        """Report a failed bot and replace it; note that in the record."""
        record = self.match.record
        self.screen.tell("terminal-bot-failed", name=record.names[seat], reason=failure.reason)
        self.screen.tell("terminal-bot-details", details=str(failure))
        self.screen.tell("terminal-bot-replaced", bot=Message("bot-name", {"bot": SUBSTITUTE}))
        self.bots[seat] = make_bot(SUBSTITUTE, record.game)
        record.notes[f"X-Failure-{seat + 1}"] = f"{failure.reason} at ply {len(record.plies)}"
        record.players[seat] = SUBSTITUTE

    def _save_changes(self) -> None:
        plies = self.match.record.plies
        if self.path is None or plies == self.saved_plies:
            return
        try:
            saves.write(self.match.record, self.path)
        except OSError as error:
            self.screen.tell("terminal-not-kept", reason=str(error))
            self.path = None
        else:
            self.saved_plies = list(plies)

    def _say_goodbye(self) -> None:
        self.screen.print()
        self._save_changes()
        if self.path is None:
            self.screen.tell("terminal-unsaved")
        elif self.match.record.plies:
            self.screen.tell("terminal-kept", file=str(self.path))
        self.screen.tell("terminal-goodbye")

    # Asking

    def _ask_person(self) -> int | None:
        """Return the action a person chose; None after an undo."""
        if self.shown != len(self.match.record.plies):
            self.shown = len(self.match.record.plies)
            self.screen.show_table(self.state)
        question = self._question()
        while True:
            text = self.prompt.ask(question, self._choices)
            word, _, rest = text.partition(" ")
            command = self.commands.get(word.lower())
            if command is None:
                action = self._read(text)
                if action is not None and self._confirm(action):
                    return action
            elif command(rest.strip()):
                return None

    def _question(self) -> str:
        """Return the question to a person, addressed by name if several share the terminal."""
        names, seat = self.screen.names, self.state.actor
        question = self.state.game.presentation.question(self.state, names)
        if seat in self.screen.you:
            return self.screen.word(question)
        return self.screen.say("ask-named", name=names[seat], question=question)

    def _choices(self) -> Iterable[tuple[str, str]]:
        presentation = self.state.game.presentation
        for action in self.state.legal_actions():
            yield str(action), self.screen.word(presentation.hint(self.state, action))

    def _read(self, text: str) -> int | None:
        """Return the action for an input, or say why there is none."""
        token = self._complete(text.replace(" ", ""))
        try:
            action = self.state.game.read_action(token)
        except BadNotation:
            self._offer(token)
            return None
        refusal = self.state.why_not(action)
        if refusal:
            self.screen.show_refusal(refusal)
            return None
        return action

    def _complete(self, token: str) -> str:
        """Return the only legal action that ends with a text, if none starts with it."""
        legal = [str(action) for action in self.state.legal_actions()]
        if any(text.upper().startswith(token.upper()) for text in legal):
            return token
        ending = [text for text in legal if token and text.upper().endswith(token.upper())]
        return ending[0] if len(ending) == 1 else token

    def _offer(self, start: str) -> None:
        """Show the choices that start with a text, or say that there are none."""
        found = [c for c in self._choices() if c[0].upper().startswith(start.upper())]
        if not found:
            example = str(self.state.legal_actions()[0])
            self.screen.tell("terminal-unreadable", text=cut(start, MAX_ECHO), example=example)
        for token, words in found:
            self.screen.tell("terminal-choice", token=token, words=words)

    def _confirm(self, action: int) -> bool:
        """Show what an action would do, and ask for confirmation."""
        if not self.confirming:
            return True
        presentation = self.state.game.presentation
        self.screen.show_messages(presentation.preview(self.state, [action], self.screen.names))
        no = self.screen.say("terminal-word-no"), self.screen.say("terminal-word-undo")
        while True:
            answer = self.prompt.ask(self.screen.say("terminal-confirm"), lambda: ()).lower()
            if answer in ("", "y", "yes", self.screen.say("terminal-word-yes").lower()):
                return True
            if answer in ("n", "no", "u", "undo", *(word.lower() for word in no)):
                return False
            if self.commands.get(answer) == self._quit:
                raise Quit

    # Commands: each returns whether it changed the position.

    def _command_words(self) -> dict[str, Command]:
        """Return the commands by their words, in English and in the current language."""
        words: dict[str, Command] = {"?": self._help}
        for name in COMMANDS:
            command: Command = getattr(self, f"_{name}")
            words[name] = command
            words[self.screen.say(f"terminal-word-{name}").lower()] = command
        return words

    def _help(self, rest: str) -> bool:
        self.screen.tell("terminal-help", example=str(self.state.legal_actions()[0]))
        for name in COMMANDS:
            word = self.screen.say(f"terminal-word-{name}")
            meaning = self.screen.say(f"terminal-help-{name}")
            self.screen.tell("terminal-choice", token=word, words=meaning)
        return False

    def _rules(self, rest: str) -> bool:
        self.screen.show_rules(self.state)
        return False

    def _moves(self, rest: str) -> bool:
        self._offer(rest)
        return False

    def _table(self, rest: str) -> bool:
        self.screen.show_table(self.state)
        return False

    def _log(self, rest: str) -> bool:
        for sentence in self.screen.log[-LOG_LENGTH:]:
            self.screen.print(sentence)
        return False

    def _undo(self, rest: str) -> bool:
        if not self.match.can_undo():
            self.screen.tell("terminal-no-undo")
            return False
        self.match.undo()
        self.screen.tell("terminal-undone")
        self._save_changes()
        return True

    def _save(self, rest: str) -> bool:
        path = self.path
        try:
            if rest:
                path = saves.claim(Path(rest), self.match.record)
            if path is None:
                raise FileNotFoundError(self.screen.say("terminal-no-file"))
            saves.write(self.match.record, path)
        except (OSError, ValueError, RuntimeError) as error:
            self.screen.tell("terminal-not-kept", reason=str(error))
        else:
            self.screen.tell("terminal-kept", file=str(path))
        return False

    def _quit(self, rest: str) -> bool:
        raise Quit
