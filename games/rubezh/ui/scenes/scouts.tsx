import {
  Burst,
  Cuts,
  Ground,
  Helmet,
  INK,
  Limb,
  PAPER,
  Prone,
  Rays,
  Runner,
  Sky,
  Smoke,
  Spruce,
  Standing,
  TONES,
} from '@bridgehead/kit/print';
import type { Drawings } from './Drawing.tsx';
import { Flash } from './arms.tsx';
import { Foes } from './people.tsx';
import { River } from './banks.tsx';
import { Ring } from './buildings.tsx';
import { Brick, Windows } from './masonry.tsx';

/** A BA-10 armoured car, wheels at its foot. */
export function ArmouredCar({
  x,
  y,
  size = 1,
  left = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly left?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${left ? -size : size} ${size})`}>
      <path d="M-58 -12L-54 -34L-20 -38L-14 -52L22 -52L28 -38L46 -30L60 -26L60 -12Z" fill={INK} />
      <path d="M18 -48H54V-43H18Z" fill={INK} />
      <path d="M-50 -30L-22 -33M-10 -47H18M32 -32L54 -24" stroke={PAPER} strokeWidth={1.6} />
      {[-40, -16, 42].map((at) => (
        <circle key={at} cx={at} cy={-9} r={10} fill={INK} stroke={PAPER} strokeWidth={2} />
      ))}
    </g>
  );
}

/** Skills of the reconnaissance battalion. */
export const scouts: Drawings = {
  diversion: () => (
    <>
      <Sky height={90} density={0.4} />
      <Rays x={258} y={110} from={8} to={70} count={20} fill={TONES.red} weight={3} />
      <Burst x={258} y={130} size={46} />
      <Foes x={118} y={92} count={3} step={36} />
      <path d="M92 66H206V56L232 74L206 92V82H92Z" fill={PAPER} stroke={INK} strokeWidth={3} />
      <Ground heights={[140, 132, 138, 130, 136]} />
      <Prone x={82} y={188} size={1.5} fill={TONES.ochre} light={INK} />
    </>
  ),
  ambush: () => (
    <>
      <Sky height={80} density={0.4} />
      <Foes x={196} y={96} count={3} step={42} size={0.9} />
      <Ground heights={[126, 120, 126, 118, 124]} fill={TONES.ochre} />
      <Cuts x={0} y={126} width={320} height={30} rows={4} length={30} density={0.4} />
      {[18, 60, 104].map((x, place) => (
        <Spruce key={x} x={x} y={178 + place * 4} size={120 - place * 20} />
      ))}
      <Ground heights={[176, 182, 176, 184, 180]} />
      <Prone x={156} y={184} size={1.4} halo={PAPER} />
      <Flash x={226} y={166} size={14} />
    </>
  ),
  decoy: () => (
    <>
      <Sky height={100} density={0.35} />
      <Brick x={56} y={92} width={110} height={96} />
      <path d="M110 96V40M84 62H136" stroke={INK} strokeWidth={6} />
      <Helmet x={110} y={40} size={2} />
      <path
        d="M84 62L80 96L98 92L110 100L122 92L140 96L136 62Z"
        fill={TONES.ochre}
        stroke={INK}
        strokeWidth={3}
      />
      {[250, 276, 302].map((x, place) => (
        <path
          key={x}
          d={`M${x} ${50 + place * 26}L${150} ${64 + place * 8}`}
          stroke={TONES.red}
          strokeWidth={3}
          strokeDasharray="12 8"
        />
      ))}
      <Foes x={262} y={136} count={2} step={38} />
      <Ground heights={[190, 186, 190]} />
      <Prone x={52} y={198} size={1.1} halo={PAPER} />
    </>
  ),
  scouting: () => (
    <>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <circle cx={250} cy={42} r={20} fill={PAPER} />
      <Cuts x={0} y={20} width={320} height={90} rows={8} length={50} fill={TONES.blue} density={0.4} />
      <path d="M0 118L80 108L190 116L320 104V200H0Z" fill={TONES.grey} />
      <Ground heights={[150, 160, 148, 158, 150]} />
      <g transform="translate(110 176)">
        <path d="M-60 24Q-50 -18 -14 -28Q10 -34 24 -20L34 24Z" fill={TONES.ochre} />
        <Helmet x={8} y={-26} size={1.9} fill={TONES.ochre} light={INK} />
        <Limb d="M4 -2L34 -20L40 -34" width={10} ink={TONES.ochre} />
        <path d="M30 -48H68V-38H30ZM30 -36H68V-26H30Z" fill={PAPER} />
      </g>
    </>
  ),
  sniper: () => (
    <>
      <Sky height={70} density={0.3} />
      <Brick x={-6} y={84} width={340} height={120} />
      <path d="M84 84V40L60 84M230 84V20L262 84" fill={INK} />
      <Windows x={40} y={180} count={7} step={42} size={16} />
      <path d="M120 84Q124 52 150 46Q170 42 178 56L184 84Z" fill={INK} />
      <Helmet x={176} y={54} size={1.4} />
      <Limb d="M160 66L196 62L220 56" width={9} ink={INK} />
      <Limb d="M150 64L296 44" width={5} ink={INK} />
      <path d="M186 44H226V37H186Z" fill={INK} />
      <circle cx={232} cy={40} r={6} fill={TONES.red} />
    </>
  ),
  prisoner: () => (
    <>
      <Sky height={80} density={0.5} />
      <Smoke x={280} y={130} size={70} lean={-0.4} />
      <Ground heights={[176, 170, 176, 168, 176]} />
      <Standing x={86} y={188} size={1.6} halo={PAPER} />
      <g transform="translate(176 188) scale(1.5)">
        <path d="M-8 -24L-9 0H0L1 -20L3 0H12L9 -24Z" fill={TONES.grey} stroke={INK} strokeWidth={2} />
        <path d="M-10 -44Q0 -48 9 -43L11 -22H-11Z" fill={TONES.grey} stroke={INK} strokeWidth={2} />
        <path
          d="M-6 -46Q-6 -58 2 -58Q9 -57 9 -50Q8 -45 2 -44Z"
          fill={TONES.grey}
          stroke={INK}
          strokeWidth={2}
        />
        <path
          d="M-9 -42L-18 -56L-14 -70M9 -42L18 -56L15 -70"
          fill="none"
          stroke={INK}
          strokeWidth={5}
          strokeLinecap="round"
        />
      </g>
      <Standing x={256} y={188} size={1.6} left halo={PAPER} />
    </>
  ),
};

/** Armoured cars of the reconnaissance battalion by the Mukhavets. */
export function ScoutsByTheRiver() {
  return (
    <>
      <Sky height={70} density={0.3} />
      <Ring y={120} />
      <River y={122} />
      <Ground heights={[176, 170, 176, 170, 176]} />
      <ArmouredCar x={104} y={186} size={1.25} />
      <Runner x={226} y={190} size={1.2} halo={PAPER} />
    </>
  );
}
