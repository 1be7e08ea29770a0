"""Routes for programs that play here, each with a token of its own."""

from __future__ import annotations

from fastapi import APIRouter

from tilewright.server.http.dependencies import KnownLogin, KnownUser, TheSettings, TheStore
from tilewright.server.http.models import MatchId, NewProgram, NewProgramInfo, ProgramInfo
from tilewright.server.http.names import check_name
from tilewright.server.problems import Problem
from tilewright.server.sources import new_id, new_token, now_ms, token_digest
from tilewright.store import User, UserGone

router = APIRouter(prefix="/api/programs", tags=["programs"])


@router.get("")
async def programs(store: TheStore, user: KnownUser) -> list[ProgramInfo]:
    """List your own programs."""
    found = await store.users.programs(user.id)
    return [
        ProgramInfo(id=each.id, name=each.name, created=each.created, used=each.used)
        for each in found
    ]


@router.post("", status_code=201)
async def make_program(
    store: TheStore, settings: TheSettings, login: KnownLogin, body: NewProgram
) -> NewProgramInfo:
    """Create a token for a program; it is shown only once."""
    user, session = login.user, login.session
    if user.kind != "account" or session is None:
        raise Problem("account.needed", "only an account can have programs")
    await check_name(store.users, body.name, "program", user.id)
    token, now = new_token(), now_ms()
    digest = token_digest(token)
    program = User(
        new_id(), "program", body.name, None, None, 0, None, user.id, digest, now, user.origin
    )
    try:
        has_room = await store.users.add_program(program, session.id, settings.max_programs)
    except UserGone as error:
        raise Problem("session.none", "this session has ended: log in again") from error
    if not has_room:
        raise Problem("limit.programs", "program limit reached: remove one first")
    return NewProgramInfo(id=program.id, name=program.name, created=now, used=None, token=token)


@router.delete("/{program_id}", status_code=204)
async def remove_program(store: TheStore, user: KnownUser, program_id: MatchId) -> None:
    """Revoke the token of a program."""
    if not await store.users.remove_program(user.id, program_id):
        raise Problem("program.unknown", f"you have no program {program_id}")
