import {
  Burst,
  Child,
  Crowd,
  Cuts,
  Ground,
  INK,
  PAPER,
  Prone,
  Rays,
  Runner,
  Sky,
  Smoke,
  Standing,
  TONES,
  Woman,
} from '@bridgehead/kit/print';
import type { Drawings } from './Drawing.tsx';
import { ArmouredCar } from './scouts.tsx';
import { AssaultGun } from './arms.tsx';
import { Flask } from './belongings.tsx';
import { Foes } from './people.tsx';
import { River } from './banks.tsx';
import { Gate, Ring } from './buildings.tsx';
import { Vault } from './casemates.tsx';
import { Arch, Brick } from './masonry.tsx';

/** Events that cut both ways. */
export const cuttingBothWays: Drawings = {
  'water-from-the-river': () => (
    <>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <circle cx={266} cy={34} r={15} fill={PAPER} />
      <River y={96} seed={8} />
      <path d="M0 150Q80 128 170 156T320 160V200H0Z" fill={INK} />
      <Prone x={112} y={164} size={1.7} fill={TONES.ochre} light={INK} />
      <Flask x={238} y={120} size={0.62} />
      <path d="M158 148Q186 132 202 88" fill="none" stroke={PAPER} strokeWidth={2} />
    </>
  ),
  'break-out': () => (
    <>
      <path d="M0 0H320V200H0Z" fill={PAPER} />
      <Sky height={70} density={0.6} />
      <Ring y={92} />
      <River y={94} />
      {[60, 120, 190, 250].map((x, place) => (
        <g key={x}>
          <Runner x={x} y={158 + (place % 2) * 26} size={1.05} halo={PAPER} />
          <path d={`M${x - 26} ${158 + (place % 2) * 26}q26 8 56 0v16h-60z`} fill={TONES.blue} />
        </g>
      ))}
      <Rays x={290} y={130} from={2} to={34} count={12} start={0.58} end={0.92} fill={PAPER} weight={3} />
      <Rays x={26} y={180} from={2} to={30} count={12} start={0.58} end={0.92} fill={PAPER} weight={3} />
      <path d="M316 60L160 130M316 74L220 150" stroke={TONES.red} strokeWidth={2.6} strokeDasharray="14 8" />
    </>
  ),
  'women-and-children': () => (
    <>
      <Vault light={214} />
      <Woman x={120} y={186} size={1.7} fill={TONES.ochre} light={INK} />
      <Child x={158} y={188} size={1.5} fill={TONES.ochre} light={INK} />
      <Woman x={206} y={128} size={0.9} />
      <Child x={226} y={128} size={0.9} />
      <Standing x={52} y={190} size={1.8} fill={TONES.grey} light={INK} />
    </>
  ),
  'armoured-cars-at-the-gate': () => (
    <>
      <Gate arches={3} top={34} x={220} />
      <Ground heights={[184, 180, 184]} />
      <ArmouredCar x={96} y={190} size={1.4} />
      <Burst x={232} y={180} size={62} />
      <Smoke x={250} y={120} size={60} lean={0.4} />
    </>
  ),
  'night-without-assault': () => (
    <>
      <path d="M0 0H320V200H0Z" fill={INK} />
      {[
        [40, 30],
        [96, 54],
        [150, 22],
        [216, 50],
        [288, 28],
        [254, 80],
      ].map(([x = 0, y = 0]) => (
        <path
          key={x}
          d={`M${x} ${y - 5}l1.6 3.6 3.8 1.4-3.8 1.4L${x} ${y + 6}l-1.6-4.6-3.8-1.4 3.8-1.4z`}
          fill={PAPER}
        />
      ))}
      <path d="M-4 160V104L330 128V160Z" fill={TONES.grey} />
      {[20, 60, 100, 140, 180, 220, 260].map((x) => (
        <Arch key={x} x={x} y={152} width={16} height={28} fill={x === 140 ? TONES.ochre : INK} rim={INK} />
      ))}
      <Ground heights={[166, 160, 166]} fill={INK} />
      <Cuts x={0} y={168} width={320} height={30} rows={4} length={40} fill={TONES.blue} density={0.4} />
    </>
  ),
  'groups-join': () => (
    <>
      <Sky height={80} density={0.35} />
      <River y={70} />
      <Ground heights={[132, 126, 132, 124, 132]} fill={TONES.green} />
      <Cuts x={0} y={136} width={320} height={60} rows={6} length={30} density={0.4} />
      <Standing x={64} y={186} size={1.3} halo={PAPER} />
      <Standing x={104} y={192} size={1.4} halo={PAPER} />
      <Standing x={206} y={192} size={1.4} left halo={PAPER} />
      <Standing x={248} y={186} size={1.3} left halo={PAPER} />
      <path d="M118 150L154 148L190 150" fill="none" stroke={INK} strokeWidth={7} strokeLinecap="round" />
    </>
  ),
  'assault-guns': () => (
    <>
      <Sky height={80} density={0.45} />
      <Smoke x={228} y={130} size={110} lean={0.3} />
      <Brick x={-6} y={70} width={90} height={110} />
      <Ground heights={[180, 174, 180, 172, 180]} />
      <AssaultGun x={226} y={184} size={1.3} halo={PAPER} />
      <path
        d="M200 128Q214 96 228 118Q240 92 246 122Q262 112 256 132Z"
        fill={TONES.red}
        stroke={INK}
        strokeWidth={2.4}
      />
      <Prone x={76} y={194} size={1.3} halo={PAPER} />
      <Foes x={290} y={150} count={1} />
    </>
  ),
  'rumour-of-a-landing': () => (
    <>
      <Sky height={130} density={0.3} />
      {[
        [70, 40, 1],
        [162, 26, 0.8],
        [250, 52, 1.1],
      ].map(([x = 0, y = 0, size = 1]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`} opacity={0.75}>
          <path
            d="M-26 10Q-24 -16 0 -16T26 10L17 5L9 10L0 5L-9 10L-17 5Z"
            fill="none"
            stroke={TONES.grey}
            strokeWidth={3}
            strokeDasharray="6 4"
          />
          <path
            d="M-26 10L0 40L26 10"
            fill="none"
            stroke={TONES.grey}
            strokeWidth={2}
            strokeDasharray="5 4"
          />
        </g>
      ))}
      <Ground heights={[160, 152, 158, 150, 160]} />
      <Crowd x={36} y={172} width={250} size={1.1} light={PAPER} />
    </>
  ),
};
