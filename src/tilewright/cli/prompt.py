"""Asking a person for input: with suggestions while typing, or line by line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

import typer
from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

MENU_LINES = 6
Choices = Callable[[], Iterable[tuple[str, str]]]  # tokens with a short description each


class InputEnded(Exception):
    """The input has ended."""


class Prompt(Protocol):
    """Asks for a line of text."""

    def ask(self, question: str, choices: Choices) -> str:
        """Return the answer; raise `InputEnded` at the end of input."""
        ...


class LinePrompt:
    """Reads lines: for pipes, screen readers and simple terminals."""

    def ask(self, question: str, choices: Choices) -> str:
        """Print the question and read a line."""
        typer.echo(question + " ", nl=False)
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            typer.echo()
            raise InputEnded
        if not sys.stdin.isatty():
            typer.echo(line.strip())
        return line.strip()


class _Suggestions(Completer):
    """Suggests the choices that start with the typed text."""

    def __init__(self, choices: Choices) -> None:
        self.choices = list(choices())

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterator[Completion]:
        """Yield the matching choices."""
        typed = document.text.strip()
        for token, words in self.choices:
            if token.upper().startswith(typed.upper()):
                yield Completion(token, start_position=-len(document.text), display_meta=words)


class SuggestingPrompt:
    """Shows the legal choices while a person types."""

    def __init__(self) -> None:
        self.session: PromptSession[str] = PromptSession(
            complete_while_typing=True, reserve_space_for_menu=MENU_LINES
        )

    def ask(self, question: str, choices: Choices) -> str:
        """Ask with suggestions."""
        try:
            answer = self.session.prompt(question + " ", completer=_Suggestions(choices))
        except EOFError:
            raise InputEnded from None
        return answer.strip()


def make_prompt(plain: bool) -> Prompt:
    """Return the best prompt that the terminal supports."""
    if plain or not sys.stdin or not sys.stdin.isatty():
        return LinePrompt()
    return SuggestingPrompt()
