/** Shapes as SVG paths. Coordinates are board units: one unit is one pixel at the reference size. */
export type Point = readonly [x: number, y: number];

/** A number as SVG writes it: two decimals are finer than any screen. */
export const short = (n: number): string => String(+n.toFixed(2));

/** A closed path through points. */
export const poly = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** Corners of a regular polygon. */
export const regular = (n: number, radius: number, turn = 0): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * 2 * Math.PI + turn;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });

/** A rectangle with cut corners: what every stone is. */
export const chamfer = (x: number, y: number, w: number, h: number, cut: number): string =>
  `M${short(x + cut)} ${short(y)}H${short(x + w - cut)}L${short(x + w)} ${short(y + cut)}V${short(y + h - cut)}` +
  `L${short(x + w - cut)} ${short(y + h)}H${short(x + cut)}L${short(x)} ${short(y + h - cut)}V${short(y + cut)}Z`;

/** A point at an angle in degrees, counted counter-clockwise from the right, as on paper. */
export const polar = (radius: number, degrees: number): Point => [
  radius * Math.cos((degrees * Math.PI) / 180),
  -radius * Math.sin((degrees * Math.PI) / 180),
];

/** A piece of a ring between two radii, from one angle down to another. */
export function wedge(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, angle: number) => polar(radius, angle).map(short).join(' ');
  return (
    `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
  );
}

/** The same shape, smaller round its middle. */
export const shrink = (points: readonly Point[], [mx, my]: Point, k: number): Point[] =>
  points.map(([x, y]) => [mx + (x - mx) * k, my + (y - my) * k] as const);
