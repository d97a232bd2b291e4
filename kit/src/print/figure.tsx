import { createContext, type ReactNode, useContext } from 'react';
import { INK, PAPER } from './Print.tsx';

export interface Placed {
  /** Where the feet are. */
  readonly x: number;
  readonly y: number;
  /** 1 is sixty units tall. */
  readonly size?: number;
  /** Looks to the left. */
  readonly left?: boolean;
  readonly fill?: string;
  /** The ink of the cuts that shape it. */
  readonly light?: string;
  /** An edge cut round it, so that it stands off from what is behind. */
  readonly halo?: string;
}

/** Puts a figure drawn with its feet at 0, 0 and looking right where it belongs. */
export function At({
  x,
  y,
  size = 1,
  left = false,
  halo,
  children,
}: Placed & { readonly children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${left ? -size : size} ${size})`}>
      {halo !== undefined && (
        <Halo.Provider value={halo}>
          <g stroke={halo} strokeWidth={5 / size} strokeLinejoin="round">
            {children}
          </g>
        </Halo.Provider>
      )}
      {children}
    </g>
  );
}

/** Set while the edge of a figure is drawn: limbs are lines, and must grow to show it. */
const Halo = createContext<string | undefined>(undefined);

/** An arm or a leg: a line of even width with rounded joints. */
export function Limb({
  d,
  width,
  ink,
}: {
  readonly d: string;
  readonly width: number;
  readonly ink: string;
}) {
  const halo = useContext(Halo);
  return (
    <path
      d={d}
      fill="none"
      stroke={halo ?? ink}
      strokeWidth={halo === undefined ? width : width + 5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

const HELMET = 'M-8 0Q-8 -11 1 -11.5Q10 -11 10 -1L12.5 1L-10 1Z';
const FACE = 'M-5 1L8 1L8.5 5Q7 9 2 9Q-4 9 -5 1Z';

/** A head in a helmet, its chin at 0, 0. */
export function Helmet({ x, y, size = 1, left = false, fill = INK, light = PAPER }: Placed) {
  return (
    <At x={x} y={y} size={size} left={left}>
      <g transform="translate(0 -9)">
        <path d={FACE} fill={fill} />
        <path d={HELMET} fill={fill} />
        <path d="M-9 2.4L9 2.4" stroke={light} strokeWidth={1.1} />
        <path d="M-4 -7Q0 -9.5 5 -8.5" fill="none" stroke={light} strokeWidth={1.1} strokeLinecap="round" />
      </g>
    </At>
  );
}
