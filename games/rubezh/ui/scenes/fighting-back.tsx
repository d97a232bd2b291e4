import {
  Burst,
  Crowd,
  Cuts,
  Ground,
  INK,
  Kneeling,
  PAPER,
  Rays,
  Runner,
  Sky,
  Sitting,
  Smoke,
  Standing,
  TONES,
} from '@bridgehead/kit/print';
import type { Drawings } from './Drawing.tsx';
import { Flash } from './arms.tsx';
import { Paper } from './belongings.tsx';
import { Foes } from './people.tsx';
import { Church, Gate } from './buildings.tsx';
import { Vault } from './casemates.tsx';

/** Events that help: those who fight back, and whoever leads them. */
export const fightingBack: Drawings = {
  'four-barrels': () => (
    <>
      <Sky height={120} density={0.35} />
      <Rays x={268} y={60} from={10} to={60} count={18} fill={TONES.red} weight={3} />
      <Ground heights={[176, 168, 176, 170, 178]} />
      <path d="M84 178L120 138H164L196 178Z" fill={INK} />
      <path d="M128 138L140 108H168L164 138Z" fill={INK} stroke={PAPER} strokeWidth={2} />
      {[0, 1, 2, 3].map((barrel) => (
        <path
          key={barrel}
          d={`M136 ${112 + barrel * 7}L256 ${58 + barrel * 7}`}
          stroke={INK}
          strokeWidth={5.4}
        />
      ))}
      {[0, 1, 2, 3].map((barrel) => (
        <Flash key={barrel} x={262} y={56 + barrel * 7} size={9} />
      ))}
      <Kneeling x={86} y={182} size={1.5} halo={PAPER} />
    </>
  ),
  'charge-at-the-kholm-gate': () => (
    <>
      <Gate top={14} x={84} />
      <Foes x={268} y={120} count={2} step={34} />
      <Ground heights={[184, 178, 186, 180, 186]} />
      <Rays x={110} y={140} from={30} to={190} count={18} start={0.86} end={1.08} fill={PAPER} weight={2.4} />
      <Runner x={104} y={188} size={1.2} halo={PAPER} />
      <Runner x={160} y={196} size={1.4} halo={PAPER} />
      <Runner x={226} y={190} size={1.2} halo={PAPER} />
    </>
  ),
  'order-no-1': () => (
    <>
      <Vault light={60} />
      <Rays x={236} y={46} from={10} to={110} count={24} start={0} end={0.5} fill={TONES.ochre} weight={2} />
      <circle cx={236} cy={44} r={10} fill={PAPER} />
      <path d="M120 168H320V182H120Z" fill={TONES.ochre} />
      <Paper x={216} y={140} size={0.62} lines={5} />
      <Sitting x={150} y={174} size={1.5} fill={TONES.ochre} light={INK} />
      <Standing x={294} y={170} size={1.5} left fill={TONES.ochre} light={INK} />
    </>
  ),
  'without-commanders': () => (
    <>
      <Sky height={100} density={0.5} />
      <Smoke x={40} y={120} size={100} lean={0.5} />
      <Ground heights={[160, 152, 160, 150, 158]} />
      <path d="M206 160L214 96" stroke={INK} strokeWidth={6} />
      <g transform="translate(214 96) rotate(12) scale(1.5)">
        <path
          d="M-11 4Q-11 -12 0 -12Q11 -12 11 4L14 7H-14Z"
          fill={TONES.grey}
          stroke={INK}
          strokeWidth={2.4}
        />
      </g>
      <Foes x={46} y={136} count={2} step={40} />
      <path d="M96 176Q140 164 176 174L182 186Q140 196 92 190Z" fill={PAPER} stroke={INK} strokeWidth={2.4} />
      <path
        d="M104 178L126 184L150 176M116 190L140 182L170 188"
        stroke={TONES.red}
        strokeWidth={2.2}
        fill="none"
      />
      <Cuts x={0} y={170} width={320} height={28} rows={3} length={30} fill={PAPER} density={0.4} />
    </>
  ),
  'cut-off-in-the-club': () => (
    <>
      <Sky height={80} density={0.45} />
      <Church size={1.05} x={176} y={170} />
      <Foes x={164} y={152} count={2} step={24} size={0.5} />
      <Ground heights={[172, 168, 174, 168, 172]} />
      {[24, 292].map((x, side) => (
        <g key={x}>
          <Kneeling x={x} y={190} size={1.2} left={side === 1} halo={PAPER} />
        </g>
      ))}
      <path d="M52 158L120 134M274 158L224 138" stroke={TONES.red} strokeWidth={3} strokeDasharray="12 7" />
      <Crowd x={96} y={192} width={130} size={0.5} />
      <Burst x={258} y={96} size={24} />
    </>
  ),
};
