import { At, Helmet, INK, Limb, PAPER, type Placed, Rays, TONES } from '@bridgehead/kit/print';

/** What people have in their hands, and people whom the house's prints did not have yet. */

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

/** A banner on its pole; the foot of the pole at 0, 0. */
export function Banner(at: Placed) {
  return (
    <At {...at}>
      <path d="M0 0V-112" stroke={INK} strokeWidth={5} />
      <path
        d="M2 -110Q28 -122 52 -108Q78 -96 104 -108L100 -58Q76 -46 52 -58Q28 -70 2 -60Z"
        fill={TONES.red}
        stroke={INK}
        strokeWidth={3}
      />
      <path
        d="M10 -98Q32 -106 54 -94Q76 -84 94 -92M10 -80Q32 -88 54 -76Q76 -66 94 -74"
        fill="none"
        stroke={INK}
        strokeWidth={2}
      />
    </At>
  );
}

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

/** A loudspeaker on a van. */
export function Loudspeaker(at: Placed) {
  return (
    <At {...at}>
      <path d="M0 -12L44 -42V42L0 12Z" fill={INK} stroke={PAPER} strokeWidth={2} />
      <path d="M-20 -12H2V12H-20Z" fill={INK} />
      <path d="M44 -42Q54 0 44 42" fill="none" stroke={PAPER} strokeWidth={3} />
      <path
        d="M62 -30Q72 0 62 30M78 -42Q92 0 78 42M94 -54Q112 0 94 54"
        fill="none"
        stroke={TONES.red}
        strokeWidth={4}
      />
    </At>
  );
}

/** A field flask on a cord. */
export function Flask(at: Placed) {
  return (
    <At {...at}>
      <path d="M-4 -40Q-30 -70 -60 -60" fill="none" stroke={INK} strokeWidth={2.4} />
      <path
        d="M-22 -10Q-22 -34 0 -34Q22 -34 22 -10V14Q22 36 0 36Q-22 36 -22 14Z"
        fill={TONES.green}
        stroke={INK}
        strokeWidth={3}
      />
      <path d="M-7 -34V-46H7V-34Z" fill={INK} />
      <path d="M-22 -4H22M-22 14H22" stroke={INK} strokeWidth={2.4} />
    </At>
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

/** Sheets of paper with lines that cannot be read. */
export function Paper({ lines = 5, ...at }: Placed & { readonly lines?: number }) {
  return (
    <At {...at}>
      <path d="M-48 -60L44 -66L52 58L-44 64Z" fill={PAPER} stroke={INK} strokeWidth={3} />
      {Array.from({ length: lines }, (_, line) => (
        <path
          key={line}
          d={`M-36 ${-40 + line * 18}q8 -5 15 0t15 -1t15 0${line % 2 ? 't14 0' : ''}`}
          fill="none"
          stroke={INK}
          strokeWidth={2.4}
        />
      ))}
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
