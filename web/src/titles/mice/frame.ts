/** Where everything lies on the board: the frame of entrances, the spots, the rows. */
import type { Layout } from '../face.ts';
import type { MiceView } from './view.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Side = 'left' | 'top' | 'right' | 'bottom';

export interface Gate extends Box {
  /** The number of its card, as notation writes it. */
  id: string;
  slot: number;
  side: Side;
  /** The row or column that begins here, and its way across the crypt. */
  line: 'row' | 'column';
  index: number;
}

export interface Plan extends Box {
  width: number;
  height: number;
  small: boolean;
  rows: number;
  gates: Gate[];
  spots: Record<string, Box>;
  /** The crypt within its frame. */
  hall: Box;
  /** The rows of cards below; null on the phone. */
  band: { y: number; card: number } | null;
}

export const SIZES: Record<Layout, { width: number; height: number }> = {
  tall: { width: 764, height: 708 },
  short: { width: 764, height: 565 },
  phone: { width: 390, height: 340 },
};
const PHONE_THREE = 372;

export const CARD_WIDTH = 102;
export const DECK_WIDTH = 42;
const CARD_GAP = 6;

/** On which side a slot lies: the left one upward, then clockwise. */
export function sideOf(slot: number, rows: number, columns: number): { side: Side; index: number } {
  if (slot < rows) return { side: 'left', index: rows - 1 - slot };
  if (slot < rows + columns) return { side: 'top', index: slot - rows };
  if (slot < 2 * rows + columns) return { side: 'right', index: slot - rows - columns };
  return { side: 'bottom', index: 2 * (rows + columns) - 1 - slot };
}

export function layOut(view: MiceView, layout: Layout): Plan {
  const { rows, columns } = view.frame;
  const small = layout === 'phone';
  const { width } = SIZES[layout];
  const height = small && rows > 3 ? PHONE_THREE : SIZES[layout].height;
  const card = layout === 'short' ? 132 : 166;
  const bandY = height - card - 7;
  const x = small ? 7 : 2;
  const y = 9;
  const w = width - 2 * x;
  const h = small ? height - 16 : bandY - (layout === 'short' ? 33 : 43);
  const [ew, eh, gap, rim] = small ? [44, 38, 6, 8] : [88, 53, 10, 12];
  const tw = (w - 2 * ew - 2 * rim - (columns - 1) * gap) / columns;
  const th = (h - 2 * eh - 2 * rim - (rows - 1) * gap) / rows;
  const column = (c: number) => x + ew + rim + c * (tw + gap);
  const row = (r: number) => y + eh + rim + r * (th + gap);

  const gates = view.entrances.map((entrance, slot): Gate => {
    const { side, index } = sideOf(slot, rows, columns);
    const boxes: Record<Side, Box> = {
      left: { x, y: row(index), w: ew, h: th },
      right: { x: x + w - ew, y: row(index), w: ew, h: th },
      top: { x: column(index), y, w: tw, h: eh },
      bottom: { x: column(index), y: y + h - eh, w: tw, h: eh },
    };
    const line = side === 'left' || side === 'right' ? 'row' : 'column';
    return { id: entrance.card, slot, side, line, index, ...boxes[side] };
  });
  const spots: Record<string, Box> = {};
  for (const spot of Object.keys(view.spots)) {
    const c = spot.charCodeAt(0) - 97;
    const r = Number(spot.slice(1)) - 1;
    spots[spot] = { x: column(c), y: row(r), w: tw, h: th };
  }
  const hall = { x: x + ew + 2, y: y + eh + 2, w: w - 2 * ew - 4, h: h - 2 * eh - 4 };
  return { width, height, small, rows, x, y, w, h, gates, spots, hall, band: small ? null : { y: bandY, card } };
}

/** The way of a line across the crypt. */
export function wayOf(gate: Gate, { hall }: Plan): string {
  return gate.line === 'row'
    ? `M${hall.x - 2} ${gate.y + gate.h / 2}H${hall.x + hall.w + 2}`
    : `M${gate.x + gate.w / 2} ${hall.y - 2}V${hall.y + hall.h + 2}`;
}

/** The lane of a line: as wide as its spots. */
export function laneOf(gate: Gate, { hall, small }: Plan): Box {
  const pad = small ? 3 : 5;
  return gate.line === 'row'
    ? { x: hall.x - 4, y: gate.y - pad, w: hall.w + 8, h: gate.h + 2 * pad }
    : { x: gate.x - pad, y: hall.y - 4, w: gate.w + 2 * pad, h: hall.h + 8 };
}

/** Where a row of cards lies: its left end, and that of each card. */
export function rowPlaces(kind: 'chambers' | 'assistants', width: number): { x: number; cards: number[] } {
  const whole = DECK_WIDTH + 9 + 3 * CARD_WIDTH + 2 * CARD_GAP;
  const x = kind === 'chambers' ? 0 : width - whole;
  return { x, cards: [0, 1, 2].map((i) => x + DECK_WIDTH + 9 + i * (CARD_WIDTH + CARD_GAP)) };
}

/** Where a paw stands at an entrance. */
export function pawAt(gate: Gate, small: boolean): [x: number, y: number] {
  const { x, y, w, h, side } = gate;
  const level = side === 'top' || side === 'bottom';
  if (small) return level ? [x + w / 2 + 8, y + h / 2 - 2] : [x + w / 2, y + h / 2 + 6];
  if (level) return [x + w - 22, y + h / 2 + (side === 'top' ? -4 : 1)];
  return [side === 'left' ? x + w - 22 : x + 22, y + 20];
}

/** Where a paw stands on a spot. */
export const pawOn = ({ x, y, w, h }: Box, small: boolean): [x: number, y: number] => [
  x + w - (small ? 17 : 27),
  y + h - (small ? 20 : 28),
];

// ---------------------------------------------------------------- arrow keys

const INTO: Record<Side, string> = { left: 'ArrowRight', right: 'ArrowLeft', top: 'ArrowDown', bottom: 'ArrowUp' };
const CLOCKWISE: Record<Side, string> = { left: 'ArrowUp', top: 'ArrowRight', right: 'ArrowDown', bottom: 'ArrowLeft' };
const BACK: Record<Side, string> = { left: 'ArrowDown', top: 'ArrowLeft', right: 'ArrowUp', bottom: 'ArrowRight' };
const STEPS: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where an arrow key leads: round the frame, into the crypt, along its grid and out again. Empty: nowhere. */
export function stepFrom(target: string, key: string, { gates, rows }: Pick<Plan, 'gates' | 'rows'>): string {
  const [kind = '', id = ''] = target.split(':');
  const step = STEPS[key];
  if (!step) return '';
  if (kind === 'entrance') {
    const gate = gates.find((one) => one.id === id);
    if (!gate) return '';
    const { side, slot, index } = gate;
    const go = (by: number) => `entrance:${gates[(slot + by + gates.length) % gates.length]?.id ?? ''}`;
    if (key === CLOCKWISE[side]) return go(1);
    if (key === BACK[side]) return go(-1);
    if (key !== INTO[side]) return side === 'bottom' ? 'row' : '';
    const column = (c: number) => String.fromCharCode(97 + c);
    if (side === 'left') return `spot:a${index + 1}`;
    if (side === 'right') return `spot:d${index + 1}`;
    return `spot:${column(index)}${side === 'top' ? 1 : rows}`;
  }
  if (kind !== 'spot') return '';
  const r = Number(id.slice(1)) - 1 + step[0];
  const c = id.charCodeAt(0) - 97 + step[1];
  const out = (side: Side, index: number) =>
    `entrance:${gates.find((gate) => gate.side === side && gate.index === index)?.id ?? ''}`;
  if (c < 0) return out('left', r);
  if (c > 3) return out('right', r);
  if (r < 0) return out('top', c);
  if (r >= rows) return out('bottom', c);
  return `spot:${String.fromCharCode(97 + c)}${r + 1}`;
}
