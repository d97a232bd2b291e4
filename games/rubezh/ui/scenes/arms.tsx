import { At, INK, PAPER, type Placed, Rays, TONES } from '@bridgehead/kit/print';

/** What is fought with. */

/** Sandbags piled up, the foot of the pile at 0, 0. */
export function Sandbags({
  rows = 3,
  wide = 5,
  ...at
}: Placed & { readonly rows?: number; readonly wide?: number }) {
  return (
    <At {...at}>
      {Array.from({ length: rows }, (_, row) =>
        Array.from({ length: wide - row }, (_, place) => {
          const x = (place - (wide - row - 1) / 2) * 25;
          const y = -row * 13;
          return (
            <path
              key={`${row} ${place}`}
              d={`M${x - 12} ${y}Q${x - 15} ${y - 13} ${x - 8} ${y - 13}H${x + 8}Q${x + 15} ${y - 13} ${x + 12} ${y}Z`}
              fill={TONES.ochre}
              stroke={INK}
              strokeWidth={2.4}
            />
          );
        }),
      )}
    </At>
  );
}

/** A Maxim gun with its shield, muzzle to the right. */
export function MachineGun(at: Placed) {
  return (
    <At {...at}>
      <path d="M-34 -14L-2 -22L-2 -12L-30 -8Z" fill={INK} />
      <path d="M-2 -24L52 -24L52 -15L-2 -13Z" fill={INK} />
      <path d="M8 -40L18 -40L20 -4L6 -4Z" fill={INK} stroke={PAPER} strokeWidth={1.6} />
      <circle cx={4} cy={-7} r={8} fill={INK} stroke={PAPER} strokeWidth={1.6} />
    </At>
  );
}

/** A bundle of grenades, one handle among them. */
export function Bundle(at: Placed) {
  return (
    <At {...at}>
      <path d="M-6 10L6 10L9 70L-9 70Z" fill={INK} />
      {[-26, 26, -13, 13, 0].map((x) => (
        <path
          key={x}
          d={`M${x - 12} 12V-30Q${x} -42 ${x + 12} -30V12Z`}
          fill={INK}
          stroke={PAPER}
          strokeWidth={2.4}
        />
      ))}
      <path d="M-40 -6H40M-40 2H40" stroke={TONES.red} strokeWidth={4} />
    </At>
  );
}

/** Flash at a muzzle. */
export function Flash({
  x,
  y,
  size = 16,
}: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}) {
  return (
    <>
      <Rays x={x} y={y} from={2} to={size * 1.5} count={9} weight={size * 0.16} fill={TONES.red} />
      <circle cx={x} cy={y} r={size * 0.28} fill={PAPER} />
    </>
  );
}

/** A shell that comes down, nose to the lower right. */
export function Shell(at: Placed) {
  return (
    <At {...at}>
      <g transform="rotate(35)">
        <path d="M-46 -13H14Q40 -9 48 0Q40 9 14 13H-46Z" fill={INK} />
        <path d="M-40 -6H12M-30 -13V13M-20 -13V13" stroke={PAPER} strokeWidth={1.8} fill="none" />
        <path d="M-58 -16L-84 -20M-58 0H-96M-58 16L-84 20" stroke={INK} strokeWidth={3} />
      </g>
    </At>
  );
}

/** An assault gun: no turret, the barrel low in the hull; it looks to the left. */
export function AssaultGun({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <path d="M46 -6Q50 -14 42 -18L-40 -18Q-50 -15 -46 -6Q-42 0 -34 0L34 0Q42 0 46 -6Z" fill={fill} />
      <path d="M46 -18L40 -30L14 -36L-16 -36L-30 -28L-48 -18Z" fill={fill} />
      <path d="M-20 -31L-62 -29L-62 -25L-22 -25Z" fill={fill} />
      {[-34, -17, 0, 17, 34].map((x) => (
        <circle key={x} cx={x} cy={-9} r={6.6} fill={fill} stroke={light} strokeWidth={1.4} />
      ))}
      <path d="M-46 -18.6L46 -18.6M-14 -33L12 -33" stroke={light} strokeWidth={1.3} fill="none" />
    </At>
  );
}
