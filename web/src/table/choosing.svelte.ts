/** Choosing: what is picked but not sent, which options are listed, and what the gold button does. */
import { tick, untrack } from 'svelte';

import { endingText } from '../lib/asking.ts';
import { say, speech } from '../lib/language.svelte.ts';
import { answersOf, toggled } from '../lib/plan.ts';
import type { Option, Plan, Planned, Pointing, Target } from '../titles/face.ts';
import type { Cards } from './cards.svelte.ts';
import type { Sight } from './sight.svelte.ts';

/** The gold button. */
export interface Main {
  text: string;
  /** Why it cannot be pressed; empty: it can. */
  reason: string;
  act: () => void;
}

const nothing = () => undefined;

export class Choosing {
  picks = $state.raw<string[]>([]);
  /** Only these options are listed: those of a place with several. */
  only = $state.raw<string[] | null>(null);

  /** A way that was tapped on the phone: the gold button goes it. */
  way = $state.raw<Planned | null>(null);
  /** What the title's planner would send. */
  planned = $state.raw<Planned | null>(null);

  /** Whether the planner is shown: not while something else is looked at. */
  readonly planning: boolean = $derived.by(
    () => this.sight.plans && !this.only && !(this.sight.phone && this.picks.length),
  );
  readonly order: readonly Target[] = $derived.by(() => (this.planning ? (this.planned?.order ?? []) : []));
  readonly listed: Option[] = $derived.by(() => {
    const { options, phone, ending } = this.sight;
    return options.filter((option) => (this.only ? this.only.includes(option.text) : phone || option !== ending));
  });
  /** On the phone an option waits for the gold button. */
  readonly picked: Option | undefined = $derived.by(() => {
    const { phone, plan, options } = this.sight;
    return phone && !plan ? options.find((option) => this.picks.includes(option.text)) : undefined;
  });
  /** How far a plan has come. */
  readonly progress: { count: number; least: number; most: number; about: string } | null = $derived.by(() => {
    const { plan } = this.sight;
    return plan && { count: this.picks.length, least: plan.least, most: plan.most, about: plan.says.about };
  });
  readonly pointing: Pointing = $derived.by(() => ({
    hover: this.cards.hover,
    chosen: this.picks,
    why: this.cards.why?.target ?? '',
    onpick: this.pick,
    onmany: this.showOnly,
    onlook: this.lookAt,
    onway: this.goThere,
    onwhy: (wish, target) => void this.cards.askWhy(wish, target),
  }));
  readonly main: Main = $derived.by(() => this.#main());

  constructor(
    private readonly sight: Sight,
    private readonly cards: Cards,
    private readonly focusFirst: () => void,
  ) {
    // A new moment: nothing is picked, and no card stays open over a target that may have gone.
    $effect(() => {
      void sight.question;
      untrack(() => {
        this.picks = [];
        this.only = null;
        this.way = null;
        cards.help = null;
        cards.why = null;
        const first = sight.mine ? sight.options[0] : undefined;
        cards.look = first ? sight.targetOf(first) : '';
      });
    });
  }

  // ------------------------------------------------------------ picking

  pick = (text: string): void => {
    const { options, plan, phone, room } = this.sight;
    const option = options.find((one) => one.text === text);
    if (!option || room.state.busy || room.state.playing) return;
    if (plan) this.picks = toggled(plan, this.picks, text);
    else if (phone) this.#consider(option);
    else this.send([text], option.kind);
  };

  /** On the phone a tap looks; the gold button acts. */
  #consider(option: Option): void {
    this.way = null;
    this.picks = this.picks.includes(option.text) ? [] : [option.text];
    this.cards.look = this.sight.targetOf(option) || this.cards.look;
  }

  send(answers: string[], kind = ''): void {
    this.cards.close();
    this.sight.room.state.answer(answers, kind);
    this.picks = answers;
  }

  /** Send a plan. Nothing of it is marked: the planner shows it. */
  follow = (answers: string[]): void => {
    const { state } = this.sight.room;
    if (state.busy || state.playing) return;
    this.cards.close();
    state.answer(answers);
  };

  /** Go a way: at once, or on the phone when the gold button is pressed. */
  goThere = (way: Planned): void => {
    if (!this.sight.phone) {
      this.follow(way.answers);
      return;
    }
    this.picks = [];
    this.only = null;
    this.way = way;
    this.cards.look = way.order.at(-1) ?? '';
  };

  /** List all options again, or plan. */
  showAll = (): void => {
    this.only = null;
    if (this.sight.plans) this.picks = [];
  };

  // ------------------------------------------------------------ looking

  showOnly = (target: Target, texts: string[]): void => {
    this.only = texts;
    this.cards.look = target;
    void tick().then(this.focusFirst);
  };

  lookAt = (target: Target | null): void => {
    if (!this.sight.phone) this.cards.point(target ?? '', null);
    else if (this.sight.room.face?.Answer) this.cards.tell(target);
    else if (this.planning && target && !this.sight.optionsAt(target).length) this.cards.tell(target);
    else if (target) this.#tap(target);
  };

  #tap(target: Target): void {
    const { confirms, mine, plan } = this.sight;
    const fitting = this.sight.optionsAt(target);
    const [first] = fitting;
    const wish = confirms || (mine && !plan && !first) ? this.cards.wishAt(target) : '';
    this.way = null;
    this.cards.look = target;
    if (!plan) this.picks = first && fitting.length === 1 ? [first.text] : [];
    this.only = fitting.length > 1 ? fitting.map((option) => option.text) : null;
    // Nothing can be chosen there, or not before the turn is confirmed: the table says so at the first tap.
    if (wish) void this.cards.askWhy(wish, target);
  }

  hoverOption = (option: Option | null): void => {
    if (!this.sight.phone) this.cards.point(option ? this.sight.targetOf(option) : '', option);
  };

  // ------------------------------------------------------------ the gold button

  #main(): Main {
    const { confirms, mine, plan, ending, phone, scene, slug, room } = this.sight;
    const { picked, planned, planning, way } = this;
    // Any press goes on to the next scene, and so does this one.
    if (scene) return { text: say('web-scene-next'), reason: '', act: nothing };
    if (confirms) return { text: say('web-confirm-turn'), reason: '', act: () => room.state.confirm() };
    if (!mine) return { text: say('web-end-turn'), reason: say('web-end-turn-others'), act: nothing };
    if (plan) return this.#pay(plan);
    if (planning && planned) return { text: planned.text, reason: '', act: () => this.follow(planned.answers) };
    if (way) return { text: way.text, reason: '', act: () => this.follow(way.answers) };
    if (picked) {
      const text = speech.words.option(slug, picked, room.state.names);
      return { text, reason: '', act: () => this.send([picked.text], picked.kind) };
    }
    if (ending) {
      const text = endingText(speech.words, slug, ending);
      return { text, reason: '', act: () => this.send([ending.text], ending.kind) };
    }
    return phone
      ? { text: say('web-choose'), reason: say('web-choose-why'), act: nothing }
      : { text: say('web-end-turn'), reason: say('web-end-turn-later'), act: nothing };
  }

  #pay(plan: Plan): Main {
    const { picks } = this;
    const missing = plan.least - picks.length;
    return {
      text: say(plan.says.act, { count: plan.least === plan.most ? plan.most : picks.length }),
      reason: missing > 0 ? say(plan.says.missing, { count: missing }) : '',
      act: () => this.send(answersOf(plan, picks)),
    };
  }
}
