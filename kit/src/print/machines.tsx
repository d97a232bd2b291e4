import { INK, PAPER } from './Print.tsx';
import { At, type Placed } from './figure.tsx';

/** A T-34 from the side, its tracks standing at 0, 0; about 100 long at size 1. */
export function Tank({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <path d="M-46 -6Q-50 -14 -42 -18L40 -18Q50 -15 46 -6Q42 0 34 0L-34 0Q-42 0 -46 -6Z" fill={fill} />
      <path d="M-48 -18L-36 -31L30 -31L48 -18Z" fill={fill} />
      <path d="M-20 -31L-14 -45Q4 -49 14 -44L22 -31Z" fill={fill} />
      <path d="M-10 -46L4 -46L4 -50L-10 -50Z" fill={fill} />
      <path d="M16 -40L62 -42L62 -38L17 -35Z" fill={fill} />
      {[-34, -17, 0, 17, 34].map((x) => (
        <circle key={x} cx={x} cy={-9} r={6.6} fill={fill} stroke={light} strokeWidth={1.4} />
      ))}
      <path
        d="M-46 -18.6L46 -18.6M-19 -31L21 -31M-34 -29L-26 -21M-12 -42L-6 -34"
        stroke={light}
        strokeWidth={1.3}
        fill="none"
      />
    </At>
  );
}

/** A tank that comes towards us; its tracks stand at 0, 0. */
export function TankAhead({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <path d="M-34 0L-36 -22L-20 -24L-18 0ZM34 0L36 -22L20 -24L18 0Z" fill={fill} />
      <path d="M-30 -18L-24 -33L24 -33L30 -18L22 -7L-22 -7Z" fill={fill} />
      <path d="M-16 -33L-11 -47Q0 -51 11 -47L16 -33Z" fill={fill} />
      <circle cx={3} cy={-39} r={4.4} fill={fill} stroke={light} strokeWidth={1.5} />
      <path
        d="M-34 -4L-19 -5M-34.5 -9L-19 -10M-35 -14L-19.5 -15M-35.5 -19L-20 -20M34 -4L19 -5M34.5 -9L19 -10M35 -14L19.5 -15M35.5 -19L20 -20M-22 -30L22 -30M-18 -10L18 -10M-12 -27L-12 -17L-2 -17L-2 -27Z"
        stroke={light}
        strokeWidth={1.3}
        fill="none"
      />
    </At>
  );
}

/** A lorry from the side, wheels at 0, 0. */
export function Lorry({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <path d="M-40 -10L-40 -30L10 -30L10 -36L24 -36L29 -24L42 -22L44 -8L-40 -8Z" fill={fill} />
      <path d="M14 -33L22 -33L26 -25L14 -25Z" fill={light} />
      <path
        d="M-40 -22L9 -22M-28 -29L-28 -10M-14 -29L-14 -10M31 -18L42 -17"
        stroke={light}
        strokeWidth={1.2}
        fill="none"
      />
      {[-28, 31].map((x) => (
        <circle key={x} cx={x} cy={-7} r={7.5} fill={fill} stroke={light} strokeWidth={1.6} />
      ))}
    </At>
  );
}

/** A fighter from the side, nose to the right; 0, 0 is its middle. */
export function Fighter({ fill = INK, light = PAPER, tilt = 0, ...at }: Placed & { readonly tilt?: number }) {
  return (
    <At {...at}>
      <g transform={`rotate(${tilt})`}>
        <path
          d="M42 -1Q36 -9 14 -9L2 -9Q-6 -16 -14 -9L-40 -5L-52 -18L-56 -18L-52 -2L-44 3L10 7Q38 7 42 -1Z"
          fill={fill}
        />
        <path d="M14 1L5 25L-7 25L-10 1Z" fill={fill} />
        <path d="M12 -8L7 -22L0 -22L-2 -8Z" fill={fill} />
        <path
          d="M0 -9Q-6 -14 -11 -9M-42 -2L-52 -3M7 3L1 21M18 -6L34 -3"
          stroke={light}
          strokeWidth={1.4}
          fill="none"
        />
        <path d="M43 -12L43 10" stroke={fill} strokeWidth={1.4} />
      </g>
    </At>
  );
}

/** A plane far off, seen from below: straight wings, nose to the right. */
export function FarPlane({ fill = INK, tilt = 0, ...at }: Placed & { readonly tilt?: number }) {
  return (
    <At {...at}>
      <path
        transform={`rotate(${tilt})`}
        d="M16 0L9 -2L4 -2L2.6 -15L-2 -15L-4 -2L-12 -2L-13 -7L-16.5 -7L-16.5 7L-13 7L-12 2L-4 2L-2 15L2.6 15L4 2L9 2Z"
        fill={fill}
      />
    </At>
  );
}

/** A field gun with its shield, barrel to the right; the wheel stands at 0, 0. */
export function FieldGun({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <path d="M-4 -14L-46 -2L-50 -2L-50 -7L-6 -21Z" fill={fill} />
      <path d="M4 -40L14 -38L16 -10L6 -8Z" fill={fill} />
      <path d="M-12 -25L60 -30L60 -25L-12 -19Z" fill={fill} />
      <circle cx={4} cy={-12} r={12} fill={fill} />
      <circle cx={4} cy={-12} r={8.6} fill="none" stroke={light} strokeWidth={1.5} />
      <path d="M4 -20L4 -4M-4 -12L12 -12M7 -36L10 -27" stroke={light} strokeWidth={1.3} fill="none" />
    </At>
  );
}

/** A cargo ship, water line at 0, 0. */
export function CargoShip({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <path d="M-66 -14L66 -18L56 4L-58 4Z" fill={fill} />
      <path d="M-16 -15L-16 -30L12 -30L12 -16ZM-8 -30L-8 -42L4 -42L4 -30Z" fill={fill} />
      <path d="M-52 -14L-52 -22L-26 -22L-26 -15ZM22 -17L22 -25L48 -25L48 -18Z" fill={fill} />
      <path d="M-40 -22L-40 -50M36 -25L36 -52" stroke={fill} strokeWidth={2.2} />
      <path
        d="M-40 -48L-24 -24M-40 -48L-54 -24M36 -50L20 -26M36 -50L50 -28"
        stroke={fill}
        strokeWidth={0.9}
      />
      <path d="M-62 -9L60 -12M-13 -25L9 -25M-7 -37L3 -37" stroke={light} strokeWidth={1.4} fill="none" />
    </At>
  );
}

/** A warship, bow to the right, water line at 0, 0. */
export function Warship({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <path d="M-84 -10L30 -12L92 -18L78 5L-78 5Z" fill={fill} />
      <path d="M-40 -11L-36 -24L-8 -24L-6 -38L10 -38L14 -24L26 -22L30 -12Z" fill={fill} />
      <path d="M-30 -24L-28 -42L-16 -42L-15 -24Z" fill={fill} />
      <path d="M2 -38L2 -62M-4 -50L8 -50" stroke={fill} strokeWidth={2} />
      <path d="M32 -14L34 -24L50 -23L52 -15ZM-66 -10L-64 -19L-50 -19L-48 -10Z" fill={fill} />
      <path
        d="M48 -22L78 -34M48 -19L80 -29M-62 -18L-88 -28M-62 -15L-88 -24"
        stroke={fill}
        strokeWidth={2.6}
      />
      <path d="M-78 -5L76 -9M-33 -20L22 -19M-3 -33L9 -33" stroke={light} strokeWidth={1.4} fill="none" />
    </At>
  );
}

/** A goods wagon, its wheels on the rails at 0, 0. */
export function Wagon({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <path d="M-50 -8L-50 -52L50 -52L50 -8Z" fill={fill} />
      <path d="M-54 -52Q0 -64 54 -52L54 -49L-54 -49Z" fill={fill} />
      {[-34, -18, 18, 34].map((x) => (
        <circle key={x} cx={x} cy={-5} r={6} fill={fill} stroke={light} strokeWidth={1.4} />
      ))}
      <path
        d="M-50 -12L50 -12M-42 -48L-42 -14M-34 -48L-34 -14M-26 -48L-26 -14M26 -48L26 -14M34 -48L34 -14M42 -48L42 -14M-17 -48L-17 -13L17 -13L17 -48Z"
        stroke={light}
        strokeWidth={1.2}
        fill="none"
      />
    </At>
  );
}

/** A steam engine, chimney to the right. */
export function SteamEngine({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <path
        d="M-44 -12L-44 -50L-48 -54L-14 -54L-18 -50L-18 -40L44 -40Q50 -38 50 -28L50 -18L58 -6L40 -6L-44 -8Z"
        fill={fill}
      />
      <path d="M32 -40L30 -56L42 -56L40 -40ZM6 -40L6 -47L18 -47L18 -40Z" fill={fill} />
      <path d="M-38 -47L-24 -47L-24 -34L-38 -34Z" fill={light} />
      {[-30, -8, 14].map((x) => (
        <circle key={x} cx={x} cy={-9} r={9.5} fill={fill} stroke={light} strokeWidth={1.7} />
      ))}
      <circle cx={38} cy={-6} r={6} fill={fill} stroke={light} strokeWidth={1.5} />
      <path
        d="M-30 -9L14 -9M-14 -26L46 -26M-4 -38L-4 -22M24 -38L24 -22"
        stroke={light}
        strokeWidth={1.4}
        fill="none"
      />
    </At>
  );
}
