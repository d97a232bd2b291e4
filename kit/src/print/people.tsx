import { At, Helmet, Limb, type Placed } from './figure.tsx';
import { INK, PAPER } from './Print.tsx';

/** Running bent low, rifle and bayonet before him. */
export function Runner({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <Limb d="M-3 -25L-13 -13L-27 -12L-30 -8" width={7.5} ink={fill} />
      <Limb d="M-1 -25L12 -17L6 -3L12 -1" width={7.5} ink={fill} />
      <path d="M-9 -27Q-14 -22 -16 -17L-4 -19L8 -21L8 -28L19 -45Q14 -52 5 -49Q-6 -42 -9 -27Z" fill={fill} />
      <path d="M-7 -43L-2 -48L4 -40L-3 -34Z" fill={fill} />
      <Helmet x={17} y={-46} size={0.92} fill={fill} light={light} />
      <Limb d="M9 -42L14 -31L26 -36" width={5} ink={fill} />
      <Limb d="M-4 -26L40 -42" width={3.2} ink={fill} />
      <Limb d="M40 -42L54 -47" width={1.3} ink={fill} />
      <path d="M-5 -33L6 -28M3 -45L11 -32M-10 -21L-4 -24" stroke={light} strokeWidth={1.1} fill="none" />
    </At>
  );
}

/** Standing in a greatcoat, seen from the side. */
export function Standing({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <path d="M-8 -12L-8 0L1 0L0 -12ZM2 -12L3 0L12 0L9 -12Z" fill={fill} />
      <path d="M-9 -44Q0 -48 8 -43L10 -30L13 -9L-12 -9L-9 -30Z" fill={fill} />
      <Helmet x={0} y={-44} size={0.9} fill={fill} light={light} />
      <path d="M-10 -28L11 -28M1 -26L3 -10M-4 -40L-3 -30" stroke={light} strokeWidth={1.2} fill="none" />
    </At>
  );
}

/** On the march: rifle slung, pack on the back. */
export function Marching({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <Limb d="M-2 -22L-9 -11L-15 -2" width={7} ink={fill} />
      <Limb d="M1 -22L8 -11L9 -2L13 -1" width={7} ink={fill} />
      <path d="M-7 -44Q2 -48 8 -43L9 -27L12 -13L-13 -13L-8 -28Z" fill={fill} />
      <path d="M-8 -44L-16 -41L-16 -29L-8 -28Z" fill={fill} />
      <Helmet x={2} y={-44} size={0.88} fill={fill} light={light} />
      <Limb d="M-8 -22L-3 -66" width={2.4} ink={fill} />
      <path d="M-9 -28L9 -28M-8 -43L-7 -29M3 -26L4 -14" stroke={light} strokeWidth={1.1} fill="none" />
    </At>
  );
}

/** Kneeling, with something in both hands before him. */
export function Kneeling({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <Limb d="M-4 -16L-6 -2L-20 -2" width={7.5} ink={fill} />
      <Limb d="M-3 -17L11 -16L11 -1L15 -1" width={7.5} ink={fill} />
      <path d="M-10 -18Q-10 -34 0 -38Q8 -38 9 -31L7 -14L-10 -13Z" fill={fill} />
      <Helmet x={3} y={-36} size={0.9} fill={fill} light={light} />
      <Limb d="M4 -31L12 -24L22 -26" width={5} ink={fill} />
      <path d="M-10 -20L7 -19M-3 -33L2 -22" stroke={light} strokeWidth={1.1} fill="none" />
    </At>
  );
}

/** Lying, looking along the ground. */
export function Prone({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <path d="M-52 -2L-46 -7L-22 -9L-4 -15Q6 -15 8 -9L10 -2Z" fill={fill} />
      <Helmet x={9} y={-10} size={0.85} fill={fill} light={light} />
      <Limb d="M-2 -6L14 -3L22 -8" width={4.6} ink={fill} />
      <Limb d="M8 -8L46 -11" width={2.8} ink={fill} />
      <path d="M-44 -5L-20 -5M-18 -10L-4 -6" stroke={light} strokeWidth={1.1} fill="none" />
    </At>
  );
}

/** A woman in a shawl and long coat. */
export function Woman({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <path d="M-13 0Q-11 -22 -7 -30L-8 -42Q0 -47 7 -42L8 -30Q12 -20 14 0Z" fill={fill} />
      <path d="M-9 -40Q-10 -58 1 -58Q10 -57 10 -46Q9 -42 6 -40L12 -30Q0 -24 -10 -31Z" fill={fill} />
      <path d="M3 -51Q7 -51 8 -47Q8 -43 4 -42Q1 -45 3 -51Z" fill={light} />
      <path d="M-4 -28L-6 -4M4 -27L6 -4M-8 -34Q0 -29 9 -33" stroke={light} strokeWidth={1.2} fill="none" />
    </At>
  );
}

/** A child bundled up. */
export function Child({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <path d="M-8 -6L-7 0L0 0L0 -6ZM1 -6L2 0L9 0L8 -6Z" fill={fill} />
      <path d="M-8 -24Q0 -28 8 -24L11 -5L-11 -5Z" fill={fill} />
      <path d="M-8 -25Q-9 -39 1 -39Q9 -38 9 -28Q8 -24 0 -23Z" fill={fill} />
      <path d="M2 -34Q6 -34 7 -30Q6 -27 3 -27Q0 -30 2 -34Z" fill={light} />
      <path d="M-9 -14L9 -14" stroke={light} strokeWidth={1.1} />
    </At>
  );
}

/** Somebody in a cap and short coat, arms free: worker, partisan, townsman. */
export function Capped({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <path d="M-8 -24L-9 0L0 0L1 -20L3 0L12 0L9 -24Z" fill={fill} />
      <path d="M-10 -44Q0 -48 9 -43L11 -22L-11 -22Z" fill={fill} />
      <path d="M-6 -46Q-6 -58 2 -58Q9 -57 9 -50Q8 -45 2 -44Z" fill={fill} />
      <path d="M-8 -53Q-6 -61 3 -61Q10 -60 10 -55L15 -53L-8 -52Z" fill={fill} />
      <path d="M-8 -51.5L9 -52M-11 -26L11 -26M1 -42L1 -28" stroke={light} strokeWidth={1.1} fill="none" />
    </At>
  );
}

/** A sitting figure, at a table or a machine; the seat is at 0, 0. */
export function Sitting({ fill = INK, light = PAPER, ...at }: Placed) {
  return (
    <At {...at}>
      <path d="M-10 0Q-11 -18 -5 -28Q4 -32 9 -26L12 -12L10 0Z" fill={fill} />
      <path d="M-2 -30Q-3 -42 5 -42Q13 -41 12 -33Q10 -27 4 -28Z" fill={fill} />
      <Limb d="M5 -23L13 -13L24 -12" width={5} ink={fill} />
      <path d="M-6 -22L6 -6" stroke={light} strokeWidth={1.2} fill="none" />
    </At>
  );
}

/** Heads and shoulders of people seen from behind, in a row. */
export function Crowd({
  x,
  y,
  width,
  size = 1,
  seed = 1,
  fill = INK,
  light = PAPER,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly seed?: number;
  readonly fill?: string;
  readonly light?: string;
}) {
  const count = Math.max(2, Math.round(width / (19 * size)));
  return (
    <g>
      {Array.from({ length: count }, (_, index) => {
        const shift = ((index * 37 + seed * 13) % 11) - 5;
        const kind = (index * 5 + seed) % 3;
        return (
          <g
            key={index}
            transform={`translate(${x + (index * width) / (count - 1)} ${y + shift * size}) scale(${size})`}
          >
            <path d="M-14 30L-13 6Q-10 0 -4 -1L4 -1Q10 0 13 6L14 30Z" fill={fill} />
            <path
              d={
                kind === 0
                  ? 'M-7 0Q-9 -16 0 -16Q9 -16 7 0Z'
                  : kind === 1
                    ? 'M-6 0L-6 -9L-9 -9Q-8 -17 0 -17Q8 -17 9 -9L6 -9L6 0Z'
                    : 'M-6 0Q-7 -14 0 -14Q7 -14 6 0Z'
              }
              fill={fill}
            />
            <path
              d={kind === 1 ? 'M-7 -9L7 -9' : 'M-5 -3Q0 -1 5 -3'}
              stroke={light}
              strokeWidth={1}
              fill="none"
            />
          </g>
        );
      })}
    </g>
  );
}
