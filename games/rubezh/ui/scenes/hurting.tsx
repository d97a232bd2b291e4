import {
  BareTree,
  Burst,
  Crowd,
  Cuts,
  FarPlane,
  Ground,
  INK,
  Lorry,
  PAPER,
  Rays,
  Runner,
  Sky,
  Smoke,
  TONES,
} from '@bridgehead/kit/print';
import type { Drawings } from './Drawing.tsx';
import { Shell } from './arms.tsx';
import { Loudspeaker } from './belongings.tsx';
import { Foes } from './people.tsx';
import { Bridge, River } from './banks.tsx';
import { Gate, Ring } from './buildings.tsx';
import { Arch, Brick, Windows } from './masonry.tsx';

/** Events that hurt. */
export const hurting: Drawings = {
  'quarter-past-four': () => (
    <>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <Rays x={300} y={120} from={20} to={220} count={26} start={0.5} end={1} fill={TONES.red} weight={2.6} />
      {[
        [10, 20, 110, 80],
        [60, 10, 190, 86],
        [130, 6, 250, 96],
      ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => (
        <path
          key={x1}
          d={`M${x1} ${y1}Q${(x1 + x2) / 2 + 30} ${y1 - 4} ${x2} ${y2}`}
          stroke={PAPER}
          strokeWidth={3}
          fill="none"
          strokeDasharray="20 6"
        />
      ))}
      <Ring y={178} />
      <path d="M0 178H320V200H0Z" fill={INK} />
      <Burst x={120} y={110} size={40} />
      <Burst x={250} y={136} size={44} seed={4} />
      <Cuts x={0} y={182} width={320} height={16} rows={2} length={30} fill={TONES.ochre} />
    </>
  ),
  karl: () => (
    <>
      <Sky height={120} density={0.35} />
      <Ground heights={[172, 168, 172, 166, 172]} />
      <path d="M60 170H250Q262 170 258 158L244 146H74L58 158Z" fill={INK} />
      <path d="M96 146L110 116H206L214 146Z" fill={INK} />
      <path d="M120 120L202 28L240 58L168 132Z" fill={INK} stroke={PAPER} strokeWidth={2.6} />
      <path d="M196 36L236 66" stroke={PAPER} strokeWidth={3} />
      {[82, 112, 142, 172, 202, 232].map((x) => (
        <circle key={x} cx={x} cy={160} r={9} fill={INK} stroke={PAPER} strokeWidth={2} />
      ))}
      <Shell x={276} y={26} size={0.6} />
      <Rays x={224} y={40} from={12} to={66} count={16} start={0.74} end={1.02} fill={TONES.red} weight={4} />
    </>
  ),
  rockets: () => (
    <>
      <path d="M0 0H320V200H0Z" fill={TONES.red} />
      <Cuts x={0} y={0} width={320} height={130} rows={14} length={46} density={0.4} />
      {[0, 1, 2, 3, 4].map((rocket) => (
        <g key={rocket}>
          <path
            d={`M${30 + rocket * 34} ${150}Q${80 + rocket * 40} ${60} ${170 + rocket * 30} ${30 + rocket * 9}`}
            fill="none"
            stroke={PAPER}
            strokeWidth={6}
          />
          <path d={`M${164 + rocket * 30} ${24 + rocket * 9}l18 6l-14 8z`} fill={INK} />
        </g>
      ))}
      <River y={152} />
      <Smoke x={20} y={152} size={40} lean={-0.3} />
    </>
  ),
  'water-main': () => (
    <>
      <Sky height={70} density={0.4} />
      <Brick x={-6} y={50} width={340} height={90} />
      <path d="M0 140H320V200H0Z" fill={TONES.ochre} />
      <Cuts x={0} y={144} width={320} height={54} rows={6} length={34} density={0.45} />
      <path
        d="M-6 154H126L138 148L134 166L142 178L126 182H-6ZM196 152L208 156H326V182H202L190 176L198 166Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={2.4}
      />
      <path d="M142 166q10 4 18 0M150 184q8 4 20 0" stroke={TONES.blue} strokeWidth={5} fill="none" />
      <path d="M60 140V96H100V76H86" fill="none" stroke={INK} strokeWidth={9} />
      <path d="M80 88V96" stroke={TONES.blue} strokeWidth={4} />
      <BareTree x={262} y={140} size={70} />
    </>
  ),
  loudspeakers: () => (
    <>
      <Sky height={100} density={0.3} />
      <Brick x={220} y={70} width={120} height={120} />
      <Windows x={246} y={124} count={3} step={32} size={16} />
      <Ground heights={[184, 180, 184]} />
      <Lorry x={76} y={190} size={1.5} halo={PAPER} />
      <Loudspeaker x={82} y={92} size={0.95} />
      <path d="M78 136V106" stroke={INK} strokeWidth={8} />
      <Crowd x={236} y={176} width={70} size={0.7} />
    </>
  ),
  'demolition-charges': () => (
    <>
      <Sky height={50} density={0.4} />
      <Brick x={-6} y={44} width={240} height={150} />
      <Foes x={70} y={24} count={2} step={46} />
      {[60, 150].map((x) => (
        <Arch key={x} x={x} y={150} width={46} height={70} />
      ))}
      <path d="M104 40V112" stroke={INK} strokeWidth={2.4} />
      <path d="M90 112H118V134H90ZM90 119H118M90 126H118" fill={TONES.ochre} stroke={INK} strokeWidth={2.6} />
      <Rays x={250} y={120} from={20} to={110} count={26} fill={TONES.red} weight={4} />
      <Burst x={250} y={170} size={74} />
      <Ground heights={[190, 186, 190]} />
    </>
  ),
  flamethrowers: () => (
    <>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <Brick x={-6} y={-6} width={150} height={220} />
      <path d="M20 200V150Q44 126 68 150V200Z" fill={INK} stroke={PAPER} strokeWidth={3} />
      <path
        d="M62 168Q110 150 150 158Q210 150 252 128Q214 170 240 186Q180 178 160 194Q110 178 62 186Z"
        fill={TONES.red}
      />
      <path d="M70 174Q130 160 180 166Q210 164 228 150Q200 176 176 178Q120 172 70 180Z" fill={PAPER} />
      <Smoke x={120} y={130} size={90} lean={0.4} fill={TONES.grey} light={INK} />
      <Foes x={286} y={130} count={1} size={1.6} />
    </>
  ),
  'bomb-of-29-june': () => (
    <>
      <Sky height={150} density={0.3} />
      <FarPlane x={70} y={40} size={2.2} tilt={10} />
      <g transform="translate(196 76) rotate(70)">
        <path d="M-36 -15H16Q42 -12 50 0Q42 12 16 15H-36L-56 28V-28Z" fill={INK} />
        <path d="M-28 -6H14" stroke={PAPER} strokeWidth={2} />
      </g>
      <path
        d="M-4 200V158L70 148L130 156L210 146L326 158V200Z"
        fill={TONES.green}
        stroke={INK}
        strokeWidth={3}
      />
      <path d="M110 180q50 -34 110 0" fill="none" stroke={INK} strokeWidth={12} />
      <Cuts x={0} y={160} width={320} height={38} rows={5} length={24} fall={8} density={0.5} />
    </>
  ),
  'bridge-under-fire': () => (
    <>
      <Sky height={50} density={0.35} />
      <Gate arches={3} top={22} x={100} />
      <path d="M0 132H320V200H0Z" fill={PAPER} />
      <River y={132} />
      <Bridge y={138} />
      <Runner x={120} y={130} size={0.9} halo={PAPER} />
      {[0, 1, 2].map((line) => (
        <path
          key={line}
          d={`M320 ${66 + line * 14}L${110 + line * 30} ${122 + line * 6}`}
          stroke={TONES.red}
          strokeWidth={3}
          strokeDasharray="16 8"
        />
      ))}
      <Rays x={220} y={170} from={2} to={24} count={9} start={0.6} end={0.9} fill={PAPER} weight={2.4} />
    </>
  ),
};
