import {
  Burst,
  Child,
  Crowd,
  Cuts,
  Ground,
  INK,
  Kneeling,
  Limb,
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
import { Foes, Wounded } from './people.tsx';
import { Rampart } from './banks.tsx';
import { Church, Gate } from './buildings.tsx';
import { Vault } from './casemates.tsx';
import { Arch, Brick } from './masonry.tsx';

/** Events that help. */
export const helping: Drawings = {
  'ammunition-store': () => (
    <>
      <Vault light={86} />
      {[
        [196, 176],
        [256, 176],
        [226, 150],
      ].map(([x = 0, y = 0]) => (
        <g key={x}>
          <path
            d={`M${x - 30} ${y}V${y - 26}H${x + 30}V${y}Z`}
            fill={TONES.ochre}
            stroke={PAPER}
            strokeWidth={2}
          />
          <path
            d={`M${x - 30} ${y - 13}H${x + 30}M${x - 16} ${y - 26}V${y}M${x + 16} ${y - 26}V${y}`}
            stroke={INK}
            strokeWidth={2}
          />
        </g>
      ))}
      <Child x={112} y={182} size={1.6} fill={TONES.ochre} light={INK} />
      <Child x={146} y={184} size={1.45} left fill={TONES.ochre} light={INK} />
    </>
  ),
  'names-on-a-card': () => (
    <>
      <path d="M0 0H320V200H0Z" fill={TONES.red} />
      <Cuts x={0} y={0} width={320} height={200} rows={20} length={40} density={0.35} />
      <g transform="translate(150 104) rotate(-6)">
        <path d="M-92 -60H92V62H-92Z" fill={PAPER} stroke={INK} strokeWidth={3} />
        <path d="M0 -60V62" stroke={INK} strokeWidth={3} />
        {[-40, -22, -4, 14, 32].map((y, line) => (
          <path
            key={y}
            d={`M-80 ${y}q9 -5 17 0t17 0t17 0M12 ${y}q9 -5 17 0t17 0${line < 3 ? 't17 0' : ''}`}
            fill="none"
            stroke={INK}
            strokeWidth={2.2}
          />
        ))}
      </g>
      <Limb d="M330 196L266 160L226 146" width={24} ink={INK} />
      <path d="M188 124L250 148L244 158L184 132Z" fill={TONES.ochre} stroke={INK} strokeWidth={2.4} />
    </>
  ),
  casemates: () => (
    <>
      <Sky height={70} density={0.45} />
      <Smoke x={30} y={110} size={80} lean={0.4} />
      <Rampart y={168} />
      {[112, 186, 258].map((x) => (
        <g key={x}>
          <Brick x={x - 30} y={110} width={60} height={62} />
          <Arch x={x} y={172} width={36} height={46} />
        </g>
      ))}
      <Ground heights={[178, 174, 180]} />
      <path d="M30 172H110" stroke={INK} strokeWidth={4} />
      <Standing x={26} y={192} size={1.2} halo={PAPER} />
      <Wounded x={70} y={170} size={0.6} />
      <Standing x={116} y={192} size={1.2} halo={PAPER} />
    </>
  ),
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
  'ice-in-the-cellar': () => (
    <>
      <Vault light={250} />
      {[
        [70, 170, 34],
        [118, 174, 30],
        [94, 142, 28],
      ].map(([x = 0, y = 0, half = 0]) => (
        <g key={x}>
          <path
            d={`M${x - half} ${y}L${x - half + 6} ${y - half}L${x + half - 4} ${y - half + 3}L${x + half} ${y}Z`}
            fill={TONES.blue}
            stroke={PAPER}
            strokeWidth={2.4}
          />
          <path
            d={`M${x - half + 10} ${y - 6}L${x} ${y - half + 8}M${x + 6} ${y - 5}L${x + half - 10} ${y - half + 12}`}
            stroke={PAPER}
            strokeWidth={2}
          />
        </g>
      ))}
      <g transform="translate(214 186) scale(1.1)">
        <path d="M-58 -4Q-40 -20 -10 -16L26 -20Q38 -20 40 -12L38 -2L-54 2Z" fill={TONES.ochre} />
        <circle cx={48} cy={-13} r={10} fill={TONES.ochre} />
      </g>
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
