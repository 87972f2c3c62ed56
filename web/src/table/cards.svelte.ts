/** What is pointed at, and the card that tells about it or says why not. */
import { byKeyboard } from '../lib/input.ts';
import { say, speech } from '../lib/language.svelte.ts';
import type { Problem } from '../lib/protocol.ts';
import type { Option, Target } from '../titles/face.ts';
import type { Sight } from './sight.svelte.ts';
import type { Voice } from './voice.svelte.ts';

const HOVER_DELAY = 350;

interface HelpCard {
  target: Target;
  option: Option | null;
  near: DOMRect | null;
  pinned: boolean;
}
interface WhyCard {
  target: Target;
  /** What was asked for, in notation. */
  wish: string;
  problem: Problem | null;
  near: DOMRect | null;
}

export class Cards {
  hover = $state<Target>('');
  /** Phone: what is drawn large and told about. */
  look = $state<Target>('');
  help = $state.raw<HelpCard | null>(null);
  why = $state.raw<WhyCard | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly sight: Sight,
    private readonly voice: Voice,
  ) {}

  /** Pointer or focus came to a target or an option, or left it. */
  point(target: Target, option: Option | null): void {
    this.hover = target;
    clearTimeout(this.#timer);
    if (this.help?.pinned) return;
    this.help = null;
    if (!target && !option) return;
    this.#timer = setTimeout(() => this.show(target, option, false), byKeyboard() ? 0 : HOVER_DELAY);
  }

  /** Phone: what was tapped is told about until it is closed. */
  tell(target: Target | null): void {
    if (!target) return;
    this.look = target;
    this.show(target, null, true);
  }

  show(target: Target, option: Option | null, pinned: boolean): void {
    if (!this.why) this.help = { target, option, near: boxOf(target, option), pinned };
  }

  /** The rule behind what can be done there, in full where the card stays open or has nothing else to say. */
  ruleOf({ target, option, pinned }: HelpCard): string {
    const fitting = option ?? this.sight.optionsAt(target)[0];
    return pinned || !target ? (fitting?.rule ?? '') : '';
  }

  /** What choosing a target would be, in notation; empty if that is nothing. */
  wishAt(target: Target): string {
    const { view, room } = this.sight;
    return target && view && room.face ? room.face.wishOf(target, view) : '';
  }

  async askWhy(wish: string, target: Target): Promise<void> {
    this.close();
    const { question } = this.sight;
    const because = await this.sight.room.state.connection.why(wish);
    // Meanwhile something else is asked: the reason is none any more.
    if (question !== this.sight.question) return;
    if (!because) {
      this.voice.toast(say('web-why-offline'));
      return;
    }
    this.look = target;
    this.why = { target, wish, problem: because.problem, near: boxOf(target) };
  }

  reason({ problem }: WhyCard): string {
    const { room, slug } = this.sight;
    return problem ? speech.words.problem(problem, room.state.names, slug) : say('web-why-possible');
  }

  close(): void {
    clearTimeout(this.#timer);
    this.help = null;
    this.why = null;
  }
}

/** Where a target is, with what is drawn for it while it is pointed at, as a way that leads there. */
function boxOf(target: Target, option: Option | null = null): DOMRect | null {
  const drawn = target ? document.querySelector(`[data-target="${CSS.escape(target)}"]`) : null;
  const button = option ? document.querySelector(`[data-option="${CSS.escape(option.text)}"]`) : null;
  const way = drawn ? document.querySelector(`[data-with="${CSS.escape(target)}"]`) : null;
  const box = (drawn ?? button)?.getBoundingClientRect();
  return box && way ? union(box, way.getBoundingClientRect()) : (box ?? null);
}

function union(a: DOMRect, b: DOMRect): DOMRect {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  return new DOMRect(left, top, Math.max(a.right, b.right) - left, Math.max(a.bottom, b.bottom) - top);
}
