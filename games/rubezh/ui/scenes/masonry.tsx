import { hand, INK, PAPER, TONES } from '@bridgehead/kit/print';

/** Brick and the openings in it. Everything in the field of a print, 320 by 200. */

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Courses of brick, uneven as by hand. */
export function Brick({ x, y, width, height, fill = TONES.red }: Box & { readonly fill?: string }) {
  const next = hand(x + width);
  const rows = Math.round(height / 10);
  const courses = Array.from({ length: rows }, (_, row) => {
    const level = y + ((row + 1) * height) / rows;
    const joints = Array.from(
      { length: Math.floor(width / 34) },
      (_, joint) =>
        `M${(x + 8 + joint * 34 + (row % 2) * 17 + next() * 4).toFixed(1)} ${level.toFixed(1)}v${-height / rows}`,
    );
    return `M${x} ${level.toFixed(1)}H${x + width}${joints.join('')}`;
  });
  return (
    <>
      <rect {...{ x, y, width, height, fill }} stroke={INK} strokeWidth={3} />
      <path d={courses.join('')} stroke={INK} strokeWidth={1.1} fill="none" />
    </>
  );
}

/** A dark opening under a round arch, its foot at x, y. */
export function Arch({
  x,
  y,
  width,
  height,
  fill = INK,
  rim = PAPER,
}: Box & { readonly fill?: string; readonly rim?: string }) {
  const half = width / 2;
  const spring = y - height + half;
  return (
    <path
      d={`M${x - half} ${y}V${spring}Q${x - half} ${y - height} ${x} ${y - height}Q${x + half} ${y - height} ${x + half} ${spring}V${y}Z`}
      fill={fill}
      stroke={rim}
      strokeWidth={2.4}
    />
  );
}

/** A row of windows in a wall; some are holes now. */
export function Windows({
  x,
  y,
  count,
  step,
  size = 11,
}: {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly step: number;
  readonly size?: number;
}) {
  return (
    <>
      {Array.from({ length: count }, (_, place) => (
        <Arch
          key={place}
          x={x + place * step}
          y={y}
          width={size}
          height={size * 1.6}
          rim={place % 3 === 1 ? INK : PAPER}
        />
      ))}
    </>
  );
}
