import { describe, expect, test } from 'vitest';

import { samplesOf } from '../../gallery/samples.ts';
import { animate } from './animate.ts';
import { beatsAfter, beatsOf, lastReveals, openReveal, showAt, showOf, turnOf } from './story.ts';
import { asAztec, partsOf } from './view.ts';

const { components: AZTEC_COMPONENTS, names: AZTEC_SAMPLES, sample: aztecSample } = samplesOf('aztec');

const parts = partsOf(AZTEC_COMPONENTS);
const tableOf = (name: string) => {
  const { view, facts } = aztecSample(name);
  return { view: asAztec(view), facts };
};

describe.each(AZTEC_SAMPLES)('%s', (name) => {
  const { view, facts } = tableOf(name);

  test('the last beat shows what the view shows', () => {
    const last = beatsOf(facts).at(-1);
    if (!last) return;
    const shown = showAt(view, facts, last, parts);
    expect(shown.hoards).toEqual(showOf(view).hoards);
    expect(shown.stones).toEqual(showOf(view).stones);
    expect(shown.curses).toEqual(showOf(view).curses);
  });

  test('taken back to the first claims, nobody has a jewel', () => {
    const [first] = beatsOf(facts);
    if (!first) return;
    const shown = showAt(view, facts, first, parts);
    expect(shown.hoards.flat().every((n) => n === 0)).toBe(true);
    expect(shown.stones.every((n) => n === 2)).toBe(true);
    expect(shown.curses).toEqual([1, 1, 1]);
  });

  test('no beat shows less than nothing', () => {
    for (const beat of beatsOf(facts)) {
      const { hoards, stones, curses } = showAt(view, facts, beat, parts);
      expect(Math.min(...hoards.flat(), ...stones, ...curses)).toBeGreaterThanOrEqual(0);
    }
  });

  test('what has just come is told in as many beats as the whole story has for it', () => {
    for (const [i, beat] of beatsOf(facts).entries()) {
      const told = facts.slice(0, beat.end);
      const from = beatsOf(facts)[i - 1]?.end ?? 0;
      expect(animate(told.slice(from), null, null, false).length).toBe(beatsAfter(told, from).length);
    }
  });
});

test('a reveal is told in numbered steps, and one that waits is the last', () => {
  const { view, facts } = tableOf('pick');
  const open = openReveal(facts, view);
  expect(open?.seat).toBe(view.resolving);
  expect(open?.lines.map((line) => line.number)).toEqual(open?.lines.map((_, i) => i + 1));
  expect(open?.lines.at(-1)?.kind).toBe('gain');
});

test('an artefact that was chosen ends the step of gaining it', () => {
  const lines = beatsOf(tableOf('over').facts).flatMap((beat) => beat.lines);
  const gained = lines.filter((line) => line.kind === 'kept' || line.kind === 'played');
  expect(gained.length).toBeGreaterThan(0);
  for (const beat of beatsOf(tableOf('over').facts)) {
    expect(beat.lines.slice(0, -1).every((line) => line.kind !== 'gain')).toBe(true);
  }
});

test('what can be seen again is the last round in which cards were turned', () => {
  const { view, facts } = tableOf('claim');
  const again = lastReveals(facts);
  expect(again[0]?.kind).toBe('tokens');
  expect(new Set(again.map((beat) => beat.round))).toEqual(new Set([view.round - 1]));
  expect(again.filter((beat) => beat.kind === 'turn')).toHaveLength(view.players.length);
});

test('a turned card is remembered with its claim', () => {
  const { view, facts } = tableOf('over');
  const entry = view.ledger[0]?.[0];
  expect(turnOf(facts, 1, 1)).toEqual({ claim: entry?.claim, card: entry?.card, verdict: entry?.verdict });
});

test('where nothing shall move nothing is waited for', () => {
  expect(animate(tableOf('over').facts, null, null, true)).toEqual([]);
});
