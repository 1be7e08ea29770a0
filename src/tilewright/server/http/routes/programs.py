"""Programs of others that play here, each with a token of its own."""

from __future__ import annotations

from fastapi import APIRouter

from tilewright.server.http.models import MatchId, NewProgram, NewProgramInfo, ProgramInfo
from tilewright.server.http.sessions import SomeUser, TheSite
from tilewright.server.ids import digest, new_id, new_token, now_ms
from tilewright.server.problems import Problem
from tilewright.store import User

router = APIRouter(prefix="/api/programs", tags=["programs"])


@router.get("")
async def programs(site: TheSite, user: SomeUser) -> list[ProgramInfo]:
    """List one's own programs."""
    found = await site.store.users.programs(user.id)
    return [ProgramInfo(id=each.id, name=each.name, created=each.created) for each in found]


@router.post("", status_code=201)
async def make_program(site: TheSite, user: SomeUser, body: NewProgram) -> NewProgramInfo:
    """Make a token by which a program can play; it is shown only now."""
    if user.kind != "account":
        raise Problem("account.needed", "programs belong to an account")
    if len(await site.store.users.programs(user.id)) >= site.settings.max_programs:
        raise Problem("limit.programs", "you have enough programs: remove one first")
    token, now = new_token(), now_ms()
    program = User(new_id(), "program", body.name, None, None, 0, None, user.id, digest(token), now)
    await site.store.users.add(program)
    return NewProgramInfo(id=program.id, name=program.name, created=now, token=token)


@router.delete("/{program_id}", status_code=204)
async def remove_program(site: TheSite, user: SomeUser, program_id: MatchId) -> None:
    """Make a token void."""
    if not await site.store.users.remove_program(user.id, program_id):
        raise Problem("program.unknown", f"you have no program {program_id}")
