/** People at a recorded table: the second of them is a bot. */
import type { View } from '../titles/face.ts';
import { seatFaces } from '../titles/seats.ts';

const NAMES = ['Ana', 'Bruno', 'Chloé', 'Dawid', 'Eva', 'Filip'];

export const peopleAt = (view: View) =>
  seatFaces(
    NAMES.slice(0, Number(view.options.players)).map((name, i) => ({
      seat: i + 1,
      name,
      kind: i === 1 ? ('bot' as const) : ('person' as const),
      bot: i === 1 ? 'random' : '',
      stand_in: false,
      here: true,
    })),
  );
