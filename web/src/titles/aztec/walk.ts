/** Arrow keys on the board: left and right go from one thing to the next of its kind, up and down to the next kind. */

const ORDER = ['temple', 'seats', 'stock'];

export function walk(event: KeyboardEvent & { currentTarget: SVGSVGElement }): void {
  const from = event.target instanceof SVGElement ? event.target : null;
  const place = from?.dataset.place;
  if (!from || !place) return;
  const all = (kind: string) => [...event.currentTarget.querySelectorAll<SVGElement>(`[data-place="${kind}"]`)];
  const row = all(place);
  const step = (by: number) => row[(row.indexOf(from) + by + row.length) % row.length];
  const other = (by: number) => all(ORDER[(ORDER.indexOf(place) + by + ORDER.length) % ORDER.length] ?? place)[0];
  const moves: Record<string, () => SVGElement | undefined> = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    ArrowDown: () => other(1),
    ArrowUp: () => other(-1),
    Home: () => row[0],
    End: () => row.at(-1),
  };
  const to = moves[event.key]?.();
  if (!to) return;
  event.preventDefault();
  to.focus();
}
