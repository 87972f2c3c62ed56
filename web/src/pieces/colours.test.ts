/** Crystals, players and words must be told apart: in colour, without some of it, and in grey. */
import { describe, expect, test } from 'vitest';

import { GEM_ORDER } from './gems.ts';
import { FIGURES } from './players.ts';

type Triple = [number, number, number];

/** Vitest gives style sheets as empty, so the file itself is read; the page has no types of Node. */
const FILES: string = 'node:fs';
const { readFileSync } = (await import(FILES)) as { readFileSync: (path: string, encoding: string) => string };
const css = readFileSync('src/styles/tokens.css', 'utf8');
const [night = '', day = ''] = css.split('[data-theme=');
const values = (text: string) =>
  new Map([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((found) => [found[1] ?? '', found[2] ?? '']));
const THEMES = { night: values(night), day: new Map([...values(night), ...values(day)]) };
const colour = (name: string, theme: keyof typeof THEMES = 'night'): Triple => {
  const hex = THEMES[theme].get(name);
  if (!hex) throw new Error(`no colour --${name}`);
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as Triple;
};

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const times = (m: readonly Triple[], v: Triple): Triple =>
  m.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as Triple;

const TO_XYZ: Triple[] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
/** How colours look without one kind of cones (Machado, Oliveira and Fernandes, 2009). */
const SIGHT: Record<string, Triple[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function lab(rgb: Triple, sight = 'normal'): Triple {
  const seen = times(SIGHT[sight] ?? [], rgb.map(linear) as Triple).map((v) => Math.min(1, Math.max(0, v))) as Triple;
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [x, y, z] = times(TO_XYZ, seen);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** CIEDE2000. */
function distance([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const radians = Math.PI / 180;
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (b: number, a: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / radians + 360) % 360);
  const [h1, h2] = [hue(b1, p1), hue(b2, p2)];
  let turn = h2 - h1;
  if (c1 * c2 === 0) turn = 0;
  else if (turn > 180) turn -= 360;
  else if (turn < -180) turn += 360;
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn * radians) / 2);
  const meanL = (l1 + l2) / 2;
  const meanCp = (c1 + c2) / 2;
  let meanH = h1 + h2;
  if (c1 * c2 !== 0) {
    if (Math.abs(h1 - h2) <= 180) meanH /= 2;
    else meanH = (meanH < 360 ? meanH + 360 : meanH - 360) / 2;
  }
  const t =
    1 -
    0.17 * Math.cos((meanH - 30) * radians) +
    0.24 * Math.cos(2 * meanH * radians) +
    0.32 * Math.cos((3 * meanH + 6) * radians) -
    0.2 * Math.cos((4 * meanH - 63) * radians);
  const sl = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2);
  const sc = 1 + 0.045 * meanCp;
  const sh = 1 + 0.015 * meanCp * t;
  const rc = 2 * Math.sqrt(meanCp ** 7 / (meanCp ** 7 + 25 ** 7));
  const rt = -Math.sin(60 * Math.exp(-(((meanH - 275) / 25) ** 2)) * radians) * rc;
  return Math.sqrt((dL / sl) ** 2 + (dC / sc) ** 2 + (dH / sh) ** 2 + rt * (dC / sc) * (dH / sh));
}

const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));
const smallest = (colours: Triple[], sight: string) =>
  Math.min(...pairs(colours).map(([a, b]) => distance(lab(a, sight), lab(b, sight))));

const GEMS = [...GEM_ORDER].map((kind) => colour(`gem-${kind.toLowerCase()}`));
const PLAYERS = FIGURES.map((figure) => colour(`p-${figure}`));

test('the distance of colours is measured as published', () => {
  expect(distance([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(distance([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
});

describe.each([
  ['normal', 25],
  ['protan', 16],
  ['deutan', 16],
  ['tritan', 14],
])('with %s sight', (sight, floor) => {
  test('crystals differ', () => {
    expect(smallest(GEMS, sight)).toBeGreaterThanOrEqual(floor);
  });
  test('players differ', () => {
    expect(smallest(PLAYERS, sight)).toBeGreaterThanOrEqual(floor);
  });
});

test.each([
  ['crystals', GEMS],
  ['players', PLAYERS],
])('%s differ in grey', (_, colours) => {
  expect(Math.min(...pairs(colours.map((rgb) => lab(rgb)[0])).map(([a, b]) => Math.abs(a - b)))).toBeGreaterThanOrEqual(
    10,
  );
});

function contrast(a: Triple, b: Triple): number {
  const [dark = 0, light = 0] = [a, b]
    .map((rgb) => times(TO_XYZ, rgb.map(linear) as Triple)[1])
    .sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT: [ink: string, ground: string, least: number][] = [
  ['text', 'room-1', 7],
  ['text', 'room-2', 7],
  ['text', 'room-3', 7],
  ['text-2', 'room-2', 4.5],
  ['text-2', 'room-3', 4.5],
  ['text-3', 'room-1', 4.5],
  ['text-3', 'room-2', 4.5],
  ['text-3', 'room-3', 4.5],
  ['stone-ink', 'stone', 7],
  ['stone-ink', 'stone-lit', 7],
  ['stone-ink-2', 'stone', 4.5],
  ['stone-ink-2', 'stone-2', 4.5],
  ['on-gold', 'gold', 4.5],
  ['on-lamp', 'lamp', 4.5],
  ['on-verd', 'verd', 4.5],
  ['oxide', 'room-3', 4.5],
  ['verd', 'room-2', 4.5],
  ['line-2', 'room-1', 3],
  ['line-2', 'room-3', 3],
  ['gold', 'floor-a', 3],
  ['gold', 'road', 3],
  ['gold', 'room-2', 3],
  ['focus', 'room-1', 3],
  ['focus', 'focus-gap', 3],
];

describe.each(['night', 'day'] as const)('by %s', (theme) => {
  test.each(TEXT)('%s reads on %s', (ink, ground, least) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(least);
  });
  test.each([...GEM_ORDER, 'K', 'W'])('the letter reads on %s', (kind) => {
    const gem = `gem-${kind.toLowerCase()}`;
    expect(contrast(colour(`${gem}-ink`, theme), colour(gem, theme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(FIGURES)('the letter reads on the %s', (figure) => {
    expect(contrast(colour(`p-${figure}-ink`, theme), colour(`p-${figure}`, theme))).toBeGreaterThanOrEqual(4.5);
  });
});
