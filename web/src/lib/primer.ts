/** How a title is played: which points are told for which table, and where they are read. */

import type { OptionInfo, TitleInfo, Value } from './protocol.ts';

export type Wish = Readonly<Record<string, Value>>;

/** The options by which a title is played so differently that other points are told. */
export function tellingOptions(title: TitleInfo): OptionInfo[] {
  return title.options.filter((option) => title.primer.some((point) => option.name in point.when));
}

/** The points for a table with these options; what they do not say is as in the first game that is advised. */
export function pointsFor(title: TitleInfo, wish: Wish): TitleInfo['primer'] {
  const agreed: Wish = { ...title.first_game.options, ...wish };
  return title.primer.filter((point) =>
    Object.entries(point.when).every(([name, values]) => values.some((value) => value === agreed[name])),
  );
}

/** The address of the rules; how to play is told there as for a table with these options. */
export function rulesAt(title: TitleInfo, options: Wish = {}): string {
  const told = tellingOptions(title).filter((option) => option.name in options);
  const query = new URLSearchParams(told.map((option) => [option.name, String(options[option.name])]));
  return `/rules/${title.slug}${query.size ? `?${query}` : ''}`;
}

/** What such an address says of the table. */
export function wishIn(title: TitleInfo, search: string): Wish {
  const given = new URLSearchParams(search);
  const wish: Record<string, Value> = {};
  for (const option of tellingOptions(title)) {
    const value = option.values.find((one) => String(one) === given.get(option.name));
    if (value !== undefined) wish[option.name] = value;
  }
  return wish;
}

/** The first game that is advised to somebody with these wishes: how many play, and the options. */
export function firstGame(title: TitleInfo, wish: Wish): { players: number; options: Wish } {
  const { players, options, at } = title.first_game;
  const others = Object.entries(at).map(([count, given]) => ({ players: Number(count), options: given }));
  const fitting = [{ players, options }, ...others].find((game) =>
    Object.entries(wish).every(([name, value]) => game.options[name] === value),
  );
  return fitting ?? { players, options: { ...options, ...wish } };
}
