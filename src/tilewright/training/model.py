"""The net in floating point, as PyTorch trains it, and its way to and from integers."""

from __future__ import annotations

from array import array
from typing import Any

import torch
from torch import Tensor, nn

from tilewright.bots import const
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.net_file import MOST_WEIGHT, NetData
from tilewright.bots.prediction import LOGISTIC_SCALE

MOST_ROW = 32767
LIMIT = const.NET_CLIP / const.NET_ONE  # of a number of a hidden layer


class Model(nn.Module):
    """Corrects expected scores, and learns how uncertain they are at each stage."""

    def __init__(self, evaluation: Evaluation, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.middle_size = evaluation.middle_size
        self.board_size = evaluation.board_size
        self.middle = nn.Linear(evaluation.middle_size, const.HIDDEN)
        self.own = nn.Linear(evaluation.board_size, const.HIDDEN, bias=False)
        self.others = nn.Linear(evaluation.board_size, const.HIDDEN, bias=False)
        self.view = nn.Embedding(const.VIEW_SIZE, const.HIDDEN)
        self.second = nn.Linear(const.HIDDEN, const.SECOND)
        self.third = nn.Linear(const.SECOND, 1)
        scale = torch.tensor(evaluation.spreads()) / const.POINT * LOGISTIC_SCALE
        self.log_scale = nn.Parameter(scale.clamp(min=0.5).log())
        for layer in (self.middle, self.own, self.others, self.view):
            nn.init.normal_(layer.weight, std=0.05)
        nn.init.constant_(self.middle.bias, 0.5)
        nn.init.normal_(self.third.weight, std=0.01)
        nn.init.zeros_(self.third.bias)

    def forward(self, inputs: Tensor, facts: Tensor) -> Tensor:
        """Return the correction of every seat's expected score, in points."""
        boards = inputs[:, self.middle_size :].view(-1, self.seats, self.board_size)
        sums = self.own(boards) + self.others(boards.sum(1, keepdim=True) - boards)
        sums = sums + self.middle(inputs[:, : self.middle_size]).unsqueeze(1)
        for index, weight in views(facts, self.seats):
            sums = sums + self.view(index) * weight.unsqueeze(-1)
        hidden = self.second(sums.clamp(0, LIMIT)).clamp(0, LIMIT)
        out: Tensor = self.third(hidden).squeeze(-1) * const.NET_POINTS
        return out

    def shares(self, points: Tensor, stage: Tensor) -> Tensor:
        """Return the logarithms of every seat's chance to win."""
        scale = self.log_scale[stage].exp().unsqueeze(-1)
        return torch.log_softmax(points / scale, dim=-1)


def views(facts: Tensor, seats: int) -> list[tuple[Tensor, Tensor]]:
    """Return the inputs that depend on whose view it is: indices, and 0 where there is none."""
    plain = facts[:, 3:].long()
    seat = torch.arange(seats, device=facts.device)
    others = plain.unsqueeze(1).masked_fill(
        torch.eye(seats, dtype=torch.bool, device=facts.device), -(10**9)
    )
    lead = plain - others.amax(-1) + const.LEADS * const.LEAD_STEP // 2
    lead = (lead.clamp(min=0) // const.LEAD_STEP).clamp(max=const.LEADS - 1)
    actor, owner = facts[:, 1:2].long(), facts[:, 2:3].long()
    away = (actor - seat) % seats
    marked = torch.where(owner < 0, 4, (owner - seat) % seats)
    always = torch.ones_like(lead, dtype=torch.float32)
    return [
        (lead, always),
        (const.AWAY + away, always * (actor >= 0)),
        (const.MARKED + marked, always),
    ]


def to_net(model: Model, header: dict[str, object]) -> NetData:
    """Return a model as the integers of a net file."""
    state = {name: value.detach().cpu().double() for name, value in model.state_dict().items()}
    boards = torch.cat([state["own.weight"].T, state["others.weight"].T], 1)
    one = const.NET_ONE
    spread = state["log_scale"].exp() / LOGISTIC_SCALE * const.POINT
    parts = {
        "middle_rows": _integers(state["middle.weight"].T, one, MOST_ROW),
        "board_rows": _integers(boards, one, MOST_ROW),
        "view_rows": _integers(state["view.weight"], one, MOST_ROW),
        "first_bias": _integers(state["middle.bias"], one, MOST_ROW),
        "second_rows": _integers(state["second.weight"], one, MOST_WEIGHT),
        "third_row": _integers(state["third.weight"], one, MOST_WEIGHT),
        "second_bias": _integers(state["second.bias"], one * one, 1 << 28, "i"),
        "third_bias": _integers(state["third.bias"], one * one, 1 << 28, "i"),
    }
    return NetData({**header, "spread": [round(x) for x in spread.tolist()]}, parts)


def from_net(model: Model, data: NetData) -> None:
    """Set a model to the numbers of a net file."""
    one = float(const.NET_ONE)
    number = {name: torch.tensor(list(part)).float() for name, part in data.parts.items()}
    boards = number["board_rows"].view(-1, const.BOARD_ROW) / one
    spread: Any = data.header["spread"]
    scale = torch.tensor(spread) / const.POINT * LOGISTIC_SCALE
    model.load_state_dict(
        {
            "middle.weight": number["middle_rows"].view(-1, const.HIDDEN).T / one,
            "middle.bias": number["first_bias"] / one,
            "own.weight": boards[:, : const.HIDDEN].T,
            "others.weight": boards[:, const.HIDDEN :].T,
            "view.weight": number["view_rows"].view(-1, const.HIDDEN) / one,
            "second.weight": number["second_rows"].view(-1, const.HIDDEN) / one,
            "second.bias": number["second_bias"] / one**2,
            "third.weight": number["third_row"].view(1, -1) / one,
            "third.bias": number["third_bias"] / one**2,
            "log_scale": scale.clamp(min=0.01).log(),
        }
    )


def _integers(numbers: Tensor, one: int, most: int, kind: str = "h") -> array[int]:
    whole = (numbers * one).round().clamp(-most, most).long().flatten().tolist()
    return array(kind, whole)
