/** What happened: the log, and what the others did since my last turn. */
import { say, speech } from '../lib/language.svelte.ts';
import { logLines, sinceMyTurn, upTo, withNotes, type LogLine, type StandingAnswer } from '../lib/story.ts';
import type { Line } from '../lib/words.ts';
import { quietOf } from '../titles/shelf.ts';
import type { Sight } from './sight.svelte.ts';

const RECENT = 12;

export class News {
  /** The answers that stand, without what is still to be told. */
  readonly answers: StandingAnswer[] = $derived.by(() => {
    const { room, facts } = this.sight;
    const { answers } = room.state;
    const { face } = room;
    return face?.unrevealed ? upTo(answers, facts.length - face.unrevealed(facts)) : answers;
  });
  readonly lines: LogLine[] = $derived.by(() => {
    const { state, title } = this.sight.room;
    const lines = logLines(this.answers, speech.words, title.slug, state.names, quietOf(title.slug));
    return withNotes(lines, state.notes, speech.words);
  });
  /** When looking back or watching there is no turn of mine: what happened last. */
  readonly since: Line[] = $derived.by(() => {
    const { me, slug, room, back } = this.sight;
    const { names } = room.state;
    const { answers } = this;
    // Where all answer at once, what follows is nobody's turn; and nobody else has one where somebody plays alone.
    if ((room.face?.Answer || room.state.seats.length === 1) && !back.replay) return this.lines.slice(-RECENT);
    if (me && !back.replay) return speech.words.turns(slug, sinceMyTurn(answers, me), names, quietOf(slug));
    const until = back.replay?.ply ?? Infinity;
    return this.lines.filter((line) => line.ply <= until).slice(-RECENT);
  });
  readonly latest: Line | undefined = $derived(this.since.at(-1));
  /** Nobody is "you" where several people share a device. */
  readonly title: string = $derived.by(() => {
    const { me, back, room } = this.sight;
    const alone = room.state.seats.length === 1;
    if (!me || back.ply() !== null || room.face?.Answer || alone) return say('web-since-watching');
    return room.state.mine.length > 1 ? say('web-since-of', { name: this.sight.nameOf(me) }) : say('web-since');
  });

  constructor(private readonly sight: Sight) {}
}
