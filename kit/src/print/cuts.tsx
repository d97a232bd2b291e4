import { INK } from './Print.tsx';

/** The same uneven hand every time: numbers from 0 to 1. */
export function hand(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** A cut of the gouge: pointed where it begins and ends, widest in the middle. */
export function cut(x: number, y: number, dx: number, dy: number, width: number): string {
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const at = (value: number) => value.toFixed(1);
  return `M${at(x)} ${at(y)}Q${at(x + dx / 2 + nx)} ${at(y + dy / 2 + ny)} ${at(x + dx)} ${at(y + dy)}Q${at(x + dx / 2 - nx)} ${at(y + dy / 2 - ny)} ${at(x)} ${at(y)}Z`;
}

export interface CutsProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How many rows of cuts, and how long one is. */
  readonly rows: number;
  readonly length: number;
  /** How far a cut falls over its length; 0 is level. */
  readonly fall?: number;
  readonly weight?: number;
  /** Of all the cuts that would have room, how many are made. */
  readonly density?: number;
  readonly seed?: number;
  readonly fill?: string;
}

/** A field of cuts: sky, water, earth, the shaded side of something. */
export function Cuts(props: CutsProps) {
  const {
    x,
    y,
    width,
    height,
    rows,
    length,
    fall = 0,
    weight = 1.4,
    density = 0.8,
    seed = 1,
    fill = INK,
  } = props;
  const next = hand(seed);
  const made: string[] = [];
  for (let row = 0; row < rows; row++) {
    const level = y + ((row + 0.5) * height) / rows;
    for (let at = x - next() * length; at < x + width; at += length * (1.05 + next() * 0.5)) {
      const long = length * (0.6 + next() * 0.6);
      const from = Math.max(x, at);
      const to = Math.min(x + width, at + long);
      if (next() > density || to - from < 3) continue;
      made.push(
        cut(
          from,
          level + (next() - 0.5) * 2,
          to - from,
          fall * ((to - from) / length),
          weight * (0.6 + next() * 0.7),
        ),
      );
    }
  }
  return <path d={made.join('')} fill={fill} />;
}

/** Cuts that spread from a point: a burst, a lamp, the sun. */
export function Rays(props: {
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** In turns, clockwise from the right: the whole round if left out. */
  readonly start?: number;
  readonly end?: number;
  readonly weight?: number;
  readonly seed?: number;
  readonly fill?: string;
}) {
  const { x, y, from, to, count, start = 0, end = 1, weight = 1.6, seed = 3, fill = INK } = props;
  const next = hand(seed);
  const made = Array.from({ length: count }, (_, index) => {
    const angle = (start + ((end - start) * (index + 0.3 + next() * 0.4)) / count) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const near = from * (0.9 + next() * 0.3);
    const far = to * (0.7 + next() * 0.5);
    return cut(
      x + cos * near,
      y + sin * near,
      cos * (far - near),
      sin * (far - near),
      weight * (0.6 + next() * 0.7),
    );
  });
  return <path d={made.join('')} fill={fill} />;
}
