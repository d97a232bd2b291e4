import { At, Helmet, INK, Limb, PAPER, type Placed, TONES } from '@bridgehead/kit/print';

/** People whom the house's prints did not have yet. */

/** Somebody lying wounded, head to the right. */
export function Wounded(at: Placed) {
  return (
    <At {...at}>
      <path d="M-58 -4Q-40 -20 -10 -16L26 -20Q38 -20 40 -12L38 -2L-54 2Z" fill={INK} />
      <path
        d="M-50 -4Q-34 -14 -10 -12L16 -14L14 -4L-40 -1Z"
        fill={TONES.ochre}
        stroke={INK}
        strokeWidth={2}
      />
      <circle cx={48} cy={-13} r={10} fill={INK} />
      <path d="M41 -19Q48 -24 56 -19L56 -15L40 -14Z" fill={PAPER} />
    </At>
  );
}

/** A nurse bent over somebody. */
export function Nurse(at: Placed) {
  return (
    <At {...at}>
      <path d="M-22 0Q-26 -24 -8 -40Q6 -48 16 -40L22 -28L10 -22L12 0Z" fill={INK} />
      <path d="M12 -42Q10 -58 22 -58Q33 -56 31 -46Q28 -38 20 -38Z" fill={INK} />
      <path d="M9 -50Q12 -62 24 -61Q34 -58 33 -51Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <path d="M21 -59V-53M18 -56H24" stroke={TONES.red} strokeWidth={2} />
      <Limb d="M14 -32L26 -20L38 -14" width={6} ink={INK} />
      <path d="M-14 -14L4 -30M-16 -4L6 -10" stroke={PAPER} strokeWidth={1.2} fill="none" />
    </At>
  );
}

/** A rifleman at a window or behind a wall, firing to the right. */
export function Firing(at: Placed) {
  return (
    <At {...at}>
      <path d="M-30 0Q-30 -28 -14 -38Q2 -44 10 -34L12 -18L4 0Z" fill={INK} />
      <Helmet x={12} y={-36} size={1} />
      <Limb d="M2 -26L20 -24L34 -32" width={7} ink={INK} />
      <Limb d="M0 -30L66 -36" width={4} ink={INK} />
      <Limb d="M66 -36L82 -38" width={1.6} ink={INK} />
      <path d="M-22 -8L-6 -26M-24 -18L-12 -30" stroke={PAPER} strokeWidth={1.3} fill="none" />
    </At>
  );
}

/** Grey helmets of the enemy over an edge: shapes only. */
export function Foes({
  x,
  y,
  count,
  step = 34,
  size = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly step?: number;
  readonly size?: number;
}) {
  return (
    <>
      {Array.from({ length: count }, (_, place) => (
        <g key={place} transform={`translate(${x + place * step} ${y + (place % 2) * 5}) scale(${size})`}>
          <path d="M-16 26Q-15 8 -6 4H6Q15 8 16 26Z" fill={TONES.grey} stroke={INK} strokeWidth={2.4} />
          <path
            d="M-11 4Q-11 -12 0 -12Q11 -12 11 4L14 7H-14Z"
            fill={TONES.grey}
            stroke={INK}
            strokeWidth={2.4}
          />
          <path d="M10 20L26 -16" stroke={INK} strokeWidth={3} />
        </g>
      ))}
    </>
  );
}
