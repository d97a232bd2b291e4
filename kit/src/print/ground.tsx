import { cut, Cuts, hand, Rays } from './cuts.tsx';
import { HEIGHT, INK, PAPER, WIDTH } from './Print.tsx';

/** A line of hills or torn earth from edge to edge, filled to the bottom. `heights` are levels of its corners, left to right. */
export function Ground({
  heights,
  fill = INK,
}: {
  readonly heights: readonly number[];
  readonly fill?: string;
}) {
  const step = WIDTH / (heights.length - 1);
  const line = heights.map((level, index) => `L${(index * step).toFixed(1)} ${level}`).join('');
  return <path d={`M0 ${HEIGHT}${line}L${WIDTH} ${HEIGHT}Z`} fill={fill} />;
}

/** Smoke that rises and leans with the wind: black with cuts of light in it. */
export function Smoke(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lean?: number;
  readonly seed?: number;
  readonly fill?: string;
  readonly light?: string;
}) {
  const { x, y, size, lean = 0.5, seed = 5, fill = INK, light = PAPER } = props;
  const next = hand(seed);
  const puffs = Array.from({ length: 7 }, (_, index) => {
    const rise = index / 6;
    return {
      cx: x + lean * rise * size + (next() - 0.5) * size * 0.16,
      cy: y - rise * size,
      r: size * (0.1 + rise * 0.15 + next() * 0.05),
    };
  });
  const lights = puffs
    .slice(1)
    .map(({ cx, cy, r }) => cut(cx - r * 0.65, cy + r * 0.1, r * 0.9, -r * 0.75, r * 0.16))
    .join('');
  return (
    <g>
      {puffs.map((puff) => (
        <circle key={puff.cy} {...puff} fill={fill} />
      ))}
      <path d={lights} fill={light} />
    </g>
  );
}

/** A shell burst: earth thrown up, with light at its foot. */
export function Burst({
  x,
  y,
  size,
  seed = 9,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly seed?: number;
}) {
  return (
    <g>
      <Rays
        x={x}
        y={y}
        from={size * 0.1}
        to={size}
        count={15}
        start={0.54}
        end={0.96}
        weight={size * 0.075}
        seed={seed}
      />
      <path
        d={`M${x - size * 0.42} ${y}Q${x - size * 0.16} ${y - size * 0.5} ${x} ${y - size * 0.56}Q${x + size * 0.2} ${y - size * 0.46} ${x + size * 0.42} ${y}Z`}
        fill={INK}
      />
      <Rays
        x={x}
        y={y}
        from={size * 0.06}
        to={size * 0.38}
        count={6}
        start={0.56}
        end={0.94}
        weight={size * 0.03}
        seed={seed + 1}
        fill={PAPER}
      />
    </g>
  );
}

/** Sky, water or snow of level cuts in one ink. */
export function Sky({
  y = 0,
  height,
  density = 0.55,
  seed = 2,
  fill = INK,
  weight = 1.2,
  rows,
}: {
  readonly y?: number;
  readonly height: number;
  readonly density?: number;
  readonly seed?: number;
  readonly fill?: string;
  readonly weight?: number;
  readonly rows?: number;
}) {
  return (
    <Cuts
      x={0}
      y={y}
      width={WIDTH}
      height={height}
      rows={rows ?? Math.round(height / 7)}
      length={46}
      weight={weight}
      density={density}
      seed={seed}
      fill={fill}
    />
  );
}

/** A spruce, its foot at x, y. */
export function Spruce({
  x,
  y,
  size,
  fill = INK,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
}) {
  const half = (share: number) => size * share;
  const tiers = [0.34, 0.28, 0.21, 0.13].map((width, index) => {
    const foot = y - half(0.12 + index * 0.2);
    return `M${x - half(width)} ${foot}L${x} ${foot - half(0.36)}L${x + half(width)} ${foot}L${x + half(width * 0.4)} ${foot - half(0.03)}L${x - half(width * 0.4)} ${foot - half(0.03)}Z`;
  });
  return (
    <path
      d={`M${x - half(0.035)} ${y}V${y - half(0.3)}H${x + half(0.035)}V${y}Z${tiers.join('')}`}
      fill={fill}
    />
  );
}

/** A bare tree. */
export function BareTree({
  x,
  y,
  size,
  fill = INK,
  seed = 4,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly seed?: number;
}) {
  const next = hand(seed);
  const boughs = Array.from({ length: 7 }, (_, index) => {
    const level = y - size * (0.34 + index * 0.09);
    const side = index % 2 === 0 ? 1 : -1;
    return cut(
      x,
      level,
      side * size * (0.34 - index * 0.032) * (0.8 + next() * 0.4),
      -size * (0.2 + next() * 0.1),
      size * 0.016,
    );
  });
  return (
    <path
      d={`M${x - size * 0.045} ${y}Q${x - size * 0.01} ${y - size * 0.5} ${x} ${y - size}Q${x + size * 0.02} ${y - size * 0.5} ${x + size * 0.05} ${y}Z${boughs.join('')}`}
      fill={fill}
    />
  );
}
