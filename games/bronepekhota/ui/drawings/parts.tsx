import { INK, Limb, PAPER } from '@bridgehead/kit/print';

/** What machines are put together from. They look right; the ground is at y = 0. */

interface TracksProps {
  readonly from: number;
  readonly to: number;
  readonly height?: number;
  readonly base?: number;
}

export function Tracks({ from, to, height = 26, base = 0 }: TracksProps) {
  const top = base - height;
  const slope = height * 0.55;
  const wheels = Math.max(3, Math.round((to - from) / (height * 0.95)));
  const step = (to - from - height) / (wheels - 1);
  return (
    <>
      <path
        d={`M${from + slope} ${base}Q${from} ${base} ${from} ${base - height / 2}Q${from + 2} ${top} ${from + slope} ${top}H${to - slope}Q${to - 2} ${top} ${to} ${base - height / 2}Q${to} ${base} ${to - slope} ${base}Z`}
        fill={INK}
      />
      {Array.from({ length: wheels }, (_, wheel) => (
        <circle
          key={wheel}
          cx={from + height / 2 + wheel * step}
          cy={base - height / 2}
          r={height * 0.3}
          fill={INK}
          stroke={PAPER}
          strokeWidth={1.8}
        />
      ))}
    </>
  );
}

interface LegProps {
  /** Hip, knee, ankle, as a path. */
  readonly d: string;
  readonly foot: readonly [number, number];
  readonly width?: number;
  readonly ink?: string;
}

/** A walker's leg with its foot on the ground. */
export function Leg({ d, foot: [x, y], width = 9, ink = INK }: LegProps) {
  return (
    <>
      <Limb d={d} width={width} ink={ink} />
      <path d={`M${x - 14} ${y}L${x - 8} ${y - 8}H${x + 9}L${x + 20} ${y}Z`} fill={ink} />
    </>
  );
}

interface BarrelProps {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width?: number;
  /** Several barrels round one axis. */
  readonly isGatling?: boolean;
}

export function Barrel({ x, y, length, width = 5, isGatling = false }: BarrelProps) {
  return (
    <>
      <path d={`M${x} ${y - width / 2}h${length}v${width}h${-length}Z`} fill={INK} />
      {isGatling ? (
        <path
          d={`M${x + 4} ${y - width / 5}h${length - 4}M${x + 4} ${y + width / 5}h${length - 4}`}
          stroke={PAPER}
          strokeWidth={1.1}
        />
      ) : (
        <path d={`M${x + length - 7} ${y - width / 2 - 1.5}h7v${width + 3}h-7Z`} fill={INK} />
      )}
    </>
  );
}

interface PodProps {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  readonly tone: string;
}

/** A box of rockets, their heads showing. */
export function Pod({ x, y, width = 34, height = 20, tone }: PodProps) {
  return (
    <>
      <path d={`M${x} ${y}h${width}v${height}h${-width}Z`} fill={INK} stroke={PAPER} strokeWidth={1.4} />
      {[0.3, 0.7].map((share) => (
        <path
          key={share}
          d={`M${x + width - 2} ${y + height * share - 4}h5l5 4-5 4h-5Z`}
          fill={tone}
          stroke={INK}
          strokeWidth={1.2}
        />
      ))}
    </>
  );
}

/** An armour plate of the side's colour with a dark edge. */
export function Plate({ d, tone }: { readonly d: string; readonly tone: string }) {
  return <path d={d} fill={tone} stroke={INK} strokeWidth={2.6} strokeLinejoin="round" />;
}

/** Cuts of light that shape the dark. */
export function Lights({ d, width = 1.6 }: { readonly d: string; readonly width?: number }) {
  return <path d={d} stroke={PAPER} strokeWidth={width} fill="none" />;
}

/** BRP-0.2: a flyer stands in the air on a stick and a disc. */
export function Stand({ top }: { readonly top: number }) {
  return (
    <>
      <path d={`M0 ${top}V-3`} stroke={INK} strokeWidth={4} />
      <path d="M-26 0Q-26-7 0-7 26-7 26 0Z" fill={INK} />
    </>
  );
}
