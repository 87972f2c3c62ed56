/** Every message between the page and the server: generated from the server's own, and named as there.
 *
 * What a title sends freely (views, events, arguments of problems) is described by `titles/face.ts`.
 */

import type { Fact, View } from '../titles/face.ts';
import type { components } from './schema';

export type { Ask, Components, Fact, Option, Provenance, View } from '../titles/face.ts';

type Schemas = components['schemas'];
type With<Message, Parts> = Omit<Message, keyof Parts> & Parts;

export type Value = boolean | number | string;

export type TitleInfo = Schemas['TitleInfo'];
export type OptionInfo = Schemas['OptionInfo'];
export type RuleInfo = Schemas['RuleInfo'];
export type TitleWords = Schemas['TitleWords'];

export type SeatWish = Schemas['SeatWish'];
export type NewTable = Schemas['NewTable'];
export type SeatKey = Schemas['SeatKey'];
export type Invite = Schemas['Invite'];
export type TableMade = Schemas['TableMade'];
export type Claim = Schemas['Claim'];
export type Claimed = Schemas['Claimed'];
export type SeatRequest = Schemas['SeatRequest'];
export type SeatInfo = Schemas['SeatInfo'];
export type TableInfo = Schemas['TableInfo'];
export type Doubt = Schemas['Doubt'];

export type Hello = Schemas['Hello'];
export type Answer = Schemas['Answer'];
export type Confirm = Schemas['Confirm'];
export type Undo = Schemas['Undo'];
export type Reopen = Schemas['Reopen'];
export type Why = Schemas['Why'];
export type Preview = Schemas['Preview'];
export type Ping = Schemas['Ping'];
export type FromClient = Hello | Answer | Confirm | Undo | Reopen | Why | Preview | Ping;

export type Problem = With<Schemas['Problem'], { arguments: Record<string, unknown> }>;
export type Entry = With<Schemas['Entry'], { events: Fact[] }>;
export type Table = With<Schemas['Table'], { view: View; entries: Entry[] }>;
export type Saved = Schemas['Saved'];
export type Refused = With<Schemas['Refused'], { problem: Problem }>;
export type Because = With<Schemas['Because'], { problem: Problem | null }>;
export type Previewed = With<Schemas['Previewed'], { steps: View[] }>;
export type People = Schemas['People'];
export type Pong = Schemas['Pong'];
export type FromServer = Table | Saved | Refused | Because | Previewed | People | Pong;

export type Sentence = With<Schemas['Sentence'], { arguments: Record<string, unknown> }>;
export type Ply = With<Schemas['Ply'], { events: Fact[]; why: Sentence[] }>;
export type Replay = With<Schemas['Replay'], { plies: Ply[] }>;
export type Moment = With<Schemas['Moment'], { view: View }>;
