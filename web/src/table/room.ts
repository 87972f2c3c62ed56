/** Everything that is needed to draw one table. */
import type { Components, TitleInfo } from '../lib/protocol.ts';
import type { TableState } from '../lib/table.svelte.ts';
import type { TitleFace } from '../titles/face.ts';

export interface Room {
  table: string;
  title: TitleInfo;
  face: TitleFace | null;
  components: Components;
  state: TableState;
  /** The seats that this device has asked for. */
  asked: readonly number[];
}
