"""Showing an analysis: as tables, or as sentences if the terminal is plain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from tilewright.arena.analysis import Moment, PositionAnalysis, RecordAnalysis, TurningPoint
from tilewright.arena.plot import Plot
from tilewright.arena.turning_points import percent
from tilewright.arena.win_chance_plot import QUARTERS, Labels, plot_win_chances
from tilewright.bots import Candidate
from tilewright.cli.screen import Screen
from tilewright.core.const import NATURE
from tilewright.core.message import Message, MessageValue
from tilewright.study import Explanation, Grade, accuracies, explain_best, explain_played
from tilewright.study.compare import words
from tilewright.study.grades import graded_moves

NOTHING: Final = "-"
PLY_HEADS: Final = (
    "analysis-head-ply",
    "analysis-head-who",
    "analysis-head-action",
    "analysis-head-best",
    "analysis-head-loss",
    "analysis-head-grade",
)


class AnalysisView:
    """Shows analyses on a screen."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.say = screen.say
        self.names = screen.names

    # One position

    def show_position(self, analysis: PositionAnalysis, ply: int, top: int) -> None:
        """Show the actions of a position, or its outlook if there is nothing to choose."""
        if analysis.best is None:
            self._show_outlook(analysis)
            return
        shown = list(analysis.candidates[:top])
        if analysis.played is not None and analysis.played not in shown:
            shown.append(analysis.played)
        heads = [
            *map(self.say, ("analysis-head-action", "analysis-head-meaning")),
            *self.names,
            self.say("analysis-head-line"),
        ]
        rows = [self._candidate_row(analysis, candidate) for candidate in shown]
        title = self.say("analysis-title-position", ply=ply)
        self._show_table(title, heads, rows)
        if analysis.played is not None:
            self.screen.print(self.screen.word(self._verdict(analysis)))
        self._explain(analysis)

    def _explain(self, analysis: PositionAnalysis) -> None:
        """Show why the best action is the best, and what the one played leads to."""
        best, played = explain_best(analysis), explain_played(analysis)
        if best is not None:
            text = self._sentences(best)
            self.screen.tell("analysis-why-best", move=words(best.turn), text=text)
        if played is not None and analysis.played != analysis.best:
            text = self._sentences(played)
            self.screen.tell("analysis-why-played", move=words(played.turn), text=text)

    def _sentences(self, explanation: Explanation) -> str:
        told = explanation.tell(self.names)
        return self.screen.catalogue.join(map(self.screen.word, told))

    def _show_outlook(self, analysis: PositionAnalysis) -> None:
        state = analysis.state
        self.screen.tell("analysis-over" if state.is_over else "analysis-nature")
        if state.is_over:
            self.screen.show_result(state)
            return
        points, shares = analysis.outlook
        for seat, name in enumerate(self.names):
            chance, margin = percent(shares[seat]), self._margin(points, seat)
            self.screen.tell("analysis-expected", name=name, chance=chance, margin=margin)

    def _candidate_row(self, analysis: PositionAnalysis, candidate: Candidate) -> list[str]:
        state = analysis.state
        meaning = self.screen.word(state.game.presentation.hint(state, candidate.action))
        cells = [
            self.say(
                "analysis-chance-margin",
                chance=percent(share),
                margin=self._margin(candidate.points, seat),
            )
            for seat, share in enumerate(candidate.shares)
        ]
        line = " ".join(map(str, candidate.line))
        return [str(candidate.action), meaning, *cells, line]

    def _verdict(self, analysis: PositionAnalysis) -> Message:
        state, best, played, loss = analysis.state, analysis.best, analysis.played, analysis.loss
        assert best is not None and played is not None and loss is not None
        values: dict[str, MessageValue] = {
            "name": self.names[state.actor],
            "played": str(played.action),
            "played-words": state.game.presentation.hint(state, played.action),
        }
        if played == best:
            return Message("analysis-played-best", values)
        kept = played.shares[state.actor]
        values |= {
            "best": str(best.action),
            "best-words": state.game.presentation.hint(state, best.action),
            "before": percent(kept + loss.chance),
            "after": percent(kept),
        }
        return Message("analysis-played", values)

    def _margin(self, points: Sequence[float], seat: int) -> str:
        others = [*points[:seat], *points[seat + 1 :]]
        return self.screen.catalogue.signed(points[seat] - max(others))

    # A whole record

    def show_record(self, analysis: RecordAnalysis, least: float, most: int) -> None:
        """Show the swings ply by ply, the turning points, and how well each seat decided."""
        heads = [*map(self.say, PLY_HEADS), *self.names]
        pairs = zip(analysis.moments, analysis.moments[1:], strict=False)
        moves = graded_moves(analysis.moments)
        grades = {move.ply: move.grade for move in moves}
        rows = [self._ply_row(old, new, grades.get(old.number)) for old, new in pairs]
        self._show_table(self.say("analysis-title-record"), heads, rows)
        self.screen.print()
        self.screen.tell("analysis-title-turning")
        points = analysis.turning_points(least, most)
        sentences = self._turning(points, least)
        for number, sentence in enumerate(sentences):
            self.screen.print(sentence)
            if points and points[number].kind == "action":
                self._explain(points[number].moment.analysis)
        self.screen.print()
        for account in analysis.accounts():
            self.screen.print(self.screen.word(account.tell(self.names)))
        for accuracy in accuracies(moves, analysis.record.seats):
            self.screen.print(self.screen.word(accuracy.tell(self.names)))
        if not analysis.is_complete:
            done, total = len(analysis.moments), len(analysis.record.plies) + 1
            self.screen.tell("analysis-partial", done=done, total=total)

    def _ply_row(self, old: Moment, new: Moment, grade: Grade | None) -> list[str]:
        analysis = old.analysis
        who, action, best, loss = self.say("analysis-deal"), NOTHING, NOTHING, NOTHING
        if old.state.actor != NATURE:
            who, action = self.names[old.state.actor], old.token
        if (
            analysis.best is not None
            and analysis.loss is not None
            and analysis.played != analysis.best
        ):
            best = str(analysis.best.action)
            loss = self.say("analysis-chance", chance=percent(analysis.loss.chance))
        swings = zip(old.outlook.shares, new.outlook.shares, strict=True)
        return [
            str(old.number + 1),
            who,
            action,
            best,
            loss,
            self.say("study-grade", grade=grade.value) if grade else NOTHING,
            *(self._swing(a, b) for a, b in swings),
        ]

    def _swing(self, before: float, after: float) -> str:
        swing = self.screen.catalogue.signed(percent(after) - percent(before), 0)
        return self.say("analysis-chance-swing", chance=percent(after), swing=swing)

    def _turning(self, points: list[TurningPoint], least: float) -> list[str]:
        if not points:
            return [self.say("analysis-turning-none", least=percent(least))]
        return [
            self.say("analysis-turning", number=number, text=point.tell(self.names))
            for number, point in enumerate(points, 1)
        ]

    def draw(self, analysis: RecordAnalysis, least: float, most: int) -> Plot:
        """Return the plot of the win chances."""
        points = analysis.turning_points(least, most)
        sentences = self._turning(points, least)
        catalogue, record = self.screen.catalogue, analysis.record
        labels = Labels(
            title=self.say("analysis-plot-title", title=self.say(f"{record.game.id}-title")),
            description=self.say(
                "analysis-plot-description",
                plies=len(record.plies),
                turning=catalogue.join(sentences),
            ),
            rounds=self.say("analysis-plot-rounds"),
            chances=self.say("analysis-plot-chances"),
            quarters=tuple(self.say("analysis-chance", chance=percent(q)) for q in QUARTERS),
        )
        return plot_win_chances(analysis, points, labels, sentences if points else [])

    # Tables

    def _show_table(self, title: str, heads: list[str], rows: list[list[str]]) -> None:
        if self.screen.plain:
            self.screen.print(title)
            for row in rows:
                cells = [pair for pair in zip(heads, row, strict=True) if pair[1] != NOTHING]
                sentences = [self.say("analysis-cell", heading=h, text=t) for h, t in cells]
                self.screen.print(self.screen.catalogue.join(sentences))
            return
        table = Table(title=title, box=box.SIMPLE)
        for head in heads:
            table.add_column(Text(head))
        for row in rows:
            table.add_row(*map(Text, row))
        self.screen.console.print(table)
