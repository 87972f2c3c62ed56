"""Every message between the server and its clients. The page's types are generated from these.

Seats are numbered from 1 on the wire, as people count them. A view is what `View.detail` gives for the seat that asks:
nothing else about a game ever leaves the server.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from antechamber.match.seats import SPECTATOR, Viewer

CONFIRM = "confirm"  # stands for the question of a table that waits for a turn to be confirmed

Value: TypeAlias = bool | int | str
Short: TypeAlias = Annotated[str, Meta(max_length=40)]
Name: TypeAlias = Annotated[str, Meta(max_length=200)]  # what there is no room for is cut off, between letters
Slug: TypeAlias = Annotated[str, Meta(max_length=20)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
MoveId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Notation: TypeAlias = Annotated[str, Meta(max_length=120)]
SeatNumber: TypeAlias = Annotated[Viewer, Meta(ge=1, le=8)]
OptionKind: TypeAlias = Literal["choice", "number", "text"]
SeatKind: TypeAlias = Literal["person", "open", "bot"]
EntryKind: TypeAlias = Literal[
    "answer", "undo", "reopen", "confirm", "request", "withdraw", "agree", "refuse", "take", "leave"
]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plain data, checked when it comes in."""


# ---------------------------------------------------------------- titles


class OptionInfo(Message, frozen=True):
    """A table option. `values` lists what may be chosen; a number or a text is free within the title's check."""

    name: str
    kind: OptionKind
    values: list[Value]
    default: Value | None
    rule: str


class PrimerPoint(Message, frozen=True):
    """A point of how to play: the message `<slug>-primer-<name>`, and the rules that it puts in short."""

    name: str
    part: str  # aim, turn, end, or missed: what newcomers overlook
    rules: list[str]
    when: dict[str, list[Value]]  # the options it is for; empty: it is for every game


class FirstGame(Message, frozen=True):
    """What is advised for a first game; the message `<slug>-first-game` says why. Other options stay as they are."""

    players: int
    options: dict[str, Value]
    rules: list[str]
    at: dict[str, dict[str, Value]]  # the options at other numbers of players, where they differ


class TitleInfo(Message, frozen=True):
    """A title on the shelf."""

    slug: str
    name: str
    players: list[int]
    rules_version: int
    options: list[OptionInfo]
    bots: list[str]  # levels, the weakest first
    secrets: bool  # whether a curtain must fall between people on one device
    gains: bool  # whether it asks about mere gains, which a device takes by itself unless its player wants to be asked
    primer: list[PrimerPoint]
    first_game: FirstGame


class Provenance(Message, frozen=True):
    """Where an entry of the component data comes from: rulebook, public, mixed or reconstructed."""

    section: str
    entry: str
    source: str
    note: str


class Components(Message, frozen=True):
    """The component data of a title, for drawing it, and where each entry comes from."""

    data: dict[str, Any]
    provenance: list[Provenance]


class TitleWords(Message, frozen=True):
    """All texts of a title in a language, as Fluent messages: the page brings only those of our own titles."""

    messages: str


class RuleInfo(Message, frozen=True):
    """A rule: its id, under which every catalogue has its title and text, its chapter and its source."""

    id: str
    chapter: str
    source: str


# ---------------------------------------------------------------- tables


class SeatWish(Message, frozen=True):
    """Who shall sit there: the one who opens the table, somebody else on this device, a friend by link, or a bot."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name = ""
    bot: Short = ""


class NewTable(Message, frozen=True):
    """Open a table."""

    title: Slug
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Short, Value], Meta(max_length=40)] = {}


class SeatKey(Message, frozen=True):
    """The key of one seat. Who has it, plays there."""

    seat: SeatNumber
    token: Token


class Invite(Message, frozen=True):
    """An invitation to one seat. Claiming it gives the seat's key, once."""

    seat: SeatNumber
    invite: Token


class TableMade(Message, frozen=True):
    """A new table: the keys of the seats on this device, invitations for the open ones, the host's key, and the key
    with which anybody may watch."""

    table: str
    keys: list[SeatKey]
    invites: list[Invite]
    host: Token
    watch: Token


class Claim(Message, frozen=True):
    """Take the seat of an invitation. A device that makes the key itself can ask again if the answer was lost.

    If others are to agree, the seats of this device whose keys are shown do.
    """

    invite: Token
    name: Name
    key: Annotated[str, Meta(min_length=24, max_length=64)] | None = None
    keys: Annotated[list[Token], Meta(max_length=8)] = []


class Claimed(Message, frozen=True):
    """The key of a seat that was claimed. If it waits, others have yet to agree; until they do, it only looks on."""

    seat: SeatNumber
    token: Token
    waits: bool


class Agree(Message, frozen=True):
    """Agree that somebody takes over a seat, or refuse."""

    request: Short
    agrees: bool


class SeatRequest(Message, frozen=True):
    """Somebody asks for a seat that has no owner, and these seats have yet to agree."""

    id: str
    name: str
    waits_for: list[Viewer]


class StandIn(Message, frozen=True):
    """Let a bot of this level stand in at a seat; an empty level gives the seat back."""

    bot: Short


class SeatInfo(Message, frozen=True):
    """Who sits there. A bot may stand in for a person, who can take the seat back."""

    seat: SeatNumber
    name: str
    kind: SeatKind
    bot: str  # the level of the bot that plays, if one does
    stand_in: bool
    here: bool  # whether a device of this seat is connected
    request: SeatRequest | None = None


class TableInfo(Message, frozen=True):
    """A table in a list."""

    table: str
    title: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    mine: list[Viewer]  # the seats whose keys, or whose invitation, were shown
    deciding: list[Viewer]
    question: str
    rounds: int
    ply: int
    over: bool
    winners: list[Viewer]
    created: str  # ISO 8601, UTC
    moved: str  # when something was last done that everybody may know of
    closed: bool = False  # by the server's host, before its end
    until: str = ""  # in a list of own tables: when it is deleted if nothing more is done; empty: never
    asks: Viewer = SPECTATOR  # the seat that the owner of a key has asked for


class Keys(Message, frozen=True):
    """The keys a device holds, to list its tables."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


# ---------------------------------------------------------------- playing, over the socket


class Hello(Message, frozen=True, tag="hello", tag_field="type"):
    """The first message, and again to look as another seat of this device.

    `token` is the key of a seat or of the spectators; `seen` the last entry this device has.
    """

    token: Token
    seen: Annotated[int, Meta(ge=0)] = 0


class Answer(Message, frozen=True, tag="answer", tag_field="type"):
    """Answer the question `ask`, and perhaps those that follow: all answers are taken, or none."""

    id: MoveId
    ask: Annotated[int, Meta(ge=0)]
    answers: Annotated[list[Notation], Meta(min_length=1, max_length=40)]


class Confirm(Message, frozen=True, tag="confirm", tag_field="type"):
    """Let the turn go on to the next player."""

    id: MoveId


class Undo(Message, frozen=True, tag="undo", tag_field="type"):
    """Take back answers: one, or as many as the table says can be, to restart the turn."""

    id: MoveId
    answers: Annotated[int, Meta(ge=1, le=10_000)] = 1


class Reopen(Message, frozen=True, tag="reopen", tag_field="type"):
    """Take back a sealed answer while another seat's is missing."""

    id: MoveId


class Why(Message, frozen=True, tag="why", tag_field="type"):
    """Ask why something cannot be done now. `wish` is notation; for a curse it may leave the spaces out."""

    id: MoveId
    wish: Notation


class Preview(Message, frozen=True, tag="preview", tag_field="type"):
    """Ask what answers would lead to, given one after another. Nothing is done."""

    id: MoveId
    answers: Annotated[list[Notation], Meta(min_length=1, max_length=12)]  # each is answered with a whole view
    gains: bool = False  # whether mere gains are taken in between, without a question


class Ping(Message, frozen=True, tag="ping", tag_field="type"):
    """Are you there?"""


FromClient: TypeAlias = Hello | Answer | Confirm | Undo | Reopen | Why | Preview | Ping


class Problem(Message, frozen=True):
    """Why something was not done: the id of a message in the catalogues, its arguments, the rule if there is one, and
    the sentence in English."""

    problem: str
    arguments: dict[str, Any]
    rule: str
    text: str


class Entry(Message, frozen=True, omit_defaults=True):
    """One entry of the log as a seat may know it: what happened; how many of the last answers were taken back; that
    this seat took back the answer it had sealed last; or what became of a seat, by whose doing, and which one."""

    seq: int
    seat: SeatNumber
    kind: EntryKind
    events: list[dict[str, Any]]
    undone: int
    name: str = ""
    about: Viewer = SPECTATOR


class Table(Message, frozen=True, tag="table", tag_field="type"):
    """The table as a seat sees it after entry `seq`, and the entries since those this device had: those that stand, and
    what was taken back of those it had. So numbers may be left out; `seq` is what the device has seen now."""

    seq: int
    ply: int  # how many answers stand
    ask: int  # the number of the open question
    seat: Viewer  # who looks; 0 for a spectator
    view: dict[str, Any]
    entries: list[Entry]
    seats: list[SeatInfo]
    undoable: int  # how many of its answers this seat may take back now
    confirming: Viewer  # the seat that has yet to confirm its turn; 0 if nobody has to
    over: bool
    capped: bool
    scores: list[int | None]  # None where they depend on what this viewer may not see
    winners: list[Viewer]
    build: str  # of the page that this server has; a page of another build gets itself a new one
    closed: bool = False  # nobody can answer any more
    notice: Problem | None = None  # what everybody has to know: why it is closed, or that its rules were changed
    taken_over: list[Viewer] = []  # the seats that people took over from bots while the game was going on


class Saved(Message, frozen=True, tag="saved", tag_field="type"):
    """What was sent under this id is in the log, for good."""

    id: str
    seq: int


class Refused(Message, frozen=True, tag="refused", tag_field="type"):
    """What was sent under this id changed nothing. An empty id: it could not be read at all."""

    id: str
    problem: Problem


class Because(Message, frozen=True, tag="because", tag_field="type"):
    """Why something cannot be done; no problem if it can."""

    id: str
    problem: Problem | None


class Previewed(Message, frozen=True, tag="previewed", tag_field="type"):
    """What answers would lead to: how many could be given, the view after each of them, and the question that this seat
    would be asked then. The last that is taken may have no view: something unknown follows, and no question is told.
    `answers` are those to be sent for it, with the gains that are taken in between."""

    id: str
    taken: int
    steps: list[dict[str, Any]]
    asks: str
    answers: list[str]


class People(Message, frozen=True, tag="people", tag_field="type"):
    """Somebody came, went, took a seat or left it."""

    seats: list[SeatInfo]


class Pong(Message, frozen=True, tag="pong", tag_field="type"):
    """Yes."""


FromServer: TypeAlias = Table | Saved | Refused | Because | Previewed | People | Pong


# ---------------------------------------------------------------- looking back


class Sentence(Message, frozen=True):
    """Something to be said in anybody's language: the id of a message in the catalogues, and what fills it in."""

    message: str
    arguments: dict[str, Any]


class Ply(Message, frozen=True):
    """One answer that stands, for the replay's slider."""

    ply: int  # how many answers stand after it
    seat: SeatNumber
    rounds: int
    reveal: bool  # whether chance was resolved or something hidden was seen
    events: list[dict[str, Any]]
    why: list[Sentence]  # what the bot that gave it thought; empty before the end of the game, whoever asks


class Replay(Message, frozen=True):
    """A whole game in answers, as the key's owner may know it."""

    table: str
    title: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    seat: Viewer
    over: bool
    plies: list[Ply]


class Moment(Message, frozen=True):
    """The table after so many answers, seen by the same viewer."""

    ply: int
    seat: Viewer
    view: dict[str, Any]
    scores: list[int | None]  # None where they depend on what this viewer may not see
    winners: list[Viewer]
    over: bool
    capped: bool


class Doubt(Message, frozen=True):
    """Something is against the rules: what was expected instead; what the player wanted to do, in notation; and if it
    is about an earlier moment, which one, and as whom it was looked at."""

    expected: Annotated[str, Meta(max_length=1000)] = ""
    wish: Notation = ""
    ply: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    viewer: Annotated[Viewer, Meta(ge=0, le=8)] | None = None


class Against(Message, frozen=True):
    """Why what the player wanted cannot be done: a message, the rule and what fills it in."""

    problem: str
    rule: str
    arguments: dict[str, Any]


class Told(Message, frozen=True):
    """One answer that stands, and what its viewer was told of it."""

    ply: int
    seat: SeatNumber
    events: list[dict[str, Any]]


class Report(Message, frozen=True):
    """The file to save: what its viewer may know, and nothing else. `docs/reports.md` tells what each part is for."""

    format: Literal["antechamber-report/1"]
    game: str
    rules_version: int
    version: str
    players: int
    options: dict[str, Value]
    seat: Viewer
    ply: int
    over: bool
    expected: str
    wish: str
    scores: list[int | None]
    winners: list[Viewer]
    view: dict[str, Any]
    position: dict[str, Any]  # the same view, as a program reads it
    plies: list[Told]
    refused: Against | None = None
    log: dict[str, Any] | None = None  # when the game is over
    owners_data: str = ""


class SocketMessages(Message, frozen=True):
    """Not sent: it lets the OpenAPI document describe what goes over the socket."""

    from_client: FromClient
    from_server: FromServer


class Health(Message, frozen=True):
    """The server is up and its database answers."""

    status: Literal["ok"]
    version: str
