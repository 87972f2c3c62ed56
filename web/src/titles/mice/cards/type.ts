/**
 * How wide words are, in SVG, where nothing breaks lines by itself: the advance widths of our two fonts in hundredths of
 * their size. They are known before the fonts are loaded, and without a page.
 */
type Family = 'ui' | 'carved';

const UI: Record<number, string> = {
  20: "’'",
  23: '.,`l \u00a0iîï',
  27: '|·:;jIÎł',
  31: '!',
  34: '[]"r',
  37: '()ft',
  40: '{}/\\-',
  43: '1_',
  48: 'sś*xzźż',
  51: 'k?àâąJLaŁ',
  54: 'v7cyçćF3eèéêëę–≤',
  57: '$2569T^hnuùûüń«»',
  59: 'oqôóEPbdgp~ÉÊĘ',
  62: '84BSŚKY#+<=>RX×−',
  64: '0&ZŹŻ…',
  70: 'ADÀĄVU',
  73: 'CœÇĆH',
  77: 'GNŃOQÔÓ%',
  80: 'w',
  86: 'Mmæ',
  98: 'W@→',
};
const CARVED: Record<number, string> = {
  18: "’'",
  22: ',.·:;',
  24: 'ijlîïł!J',
  28: 'IÎ1',
  31: ' \u00a0()[]{}f',
  35: '"sś*',
  39: 'tr?-',
  45: '/\\«»$LSŁŚ',
  48: '5FzźżvE7kÉÊĘ',
  51: '3^_`cy|çć–Paxàâą',
  54: '#28eèéêëę9≤6',
  57: 'Bbgpq4hnuùûüń',
  60: 'RTdoôóY…',
  65: 'ZŹŻ+<=>K~×−V',
  69: 'ACÀÇĄĆXDU',
  74: 'œHGNŃw',
  80: '&0OQÔÓ',
  87: 'æ%m',
  100: '@—→WM',
};
const OTHER = 60;
const BOLD = 1.04;

const table = (groups: Record<number, string>): ReadonlyMap<string, number> =>
  new Map(Object.entries(groups).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])));
const WIDTHS: Record<Family, ReadonlyMap<string, number>> = { ui: table(UI), carved: table(CARVED) };

/** The width of a text. */
export function measure(text: string, size: number, family: Family = 'ui', bold = false): number {
  let width = 0;
  for (const letter of text) width += WIDTHS[family].get(letter) ?? OTHER;
  return (width / 100) * size * (bold ? BOLD : 1);
}

/** A text in lines that are no wider than that, as far as its words allow; lines may differ in width. */
export function wrap(
  text: string,
  width: number | ((line: number) => number),
  size: number,
  family: Family = 'ui',
): string[] {
  const room = typeof width === 'number' ? () => width : width;
  const lines: string[] = [];
  let line = '';
  // Where a space goes before a sign, as in French, the sign stays with its word.
  for (const word of text.replace(/ ([:;!?»])/g, '\u00a0$1').split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer, size, family) > room(lines.length)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** The first lines of a text; the last one says if there was more. */
export function clipped(lines: readonly string[], most: number, width = Infinity, size = 11): string[] {
  if (lines.length <= most) return [...lines];
  return lines.slice(0, most).map((line, i) => (i === most - 1 ? unfinished(line, width, size) : line));
}
function unfinished(line: string, width: number, size: number): string {
  const shown = `${line.replace(/[;,:.\u00a0]*$/, '')}…`;
  const shorter = line.replace(/[ \u00a0][^ \u00a0]*$/, '');
  return measure(shown, size) <= width || shorter === line ? shown : unfinished(shorter, width, size);
}

/** The size at which the widest line fits. */
export const fitting = (lines: readonly string[], width: number, size: number, family: Family = 'ui'): number =>
  Math.min(size, size * (width / Math.max(1, ...lines.map((line) => measure(line, size, family)))));
