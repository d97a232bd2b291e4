import {
  Burst,
  Cuts,
  Ground,
  INK,
  Kneeling,
  PAPER,
  Prone,
  Rays,
  Sky,
  Smoke,
  Standing,
  TONES,
} from '@bridgehead/kit/print';
import type { Drawings } from './Drawing.tsx';
import { Flash, MachineGun, Sandbags } from './arms.tsx';
import { Firing, Foes } from './people.tsx';
import { Vault } from './casemates.tsx';
import { Arch, Brick, Windows } from './masonry.tsx';

/** Skills of the engineers. */
export const engineers: Drawings = {
  'all-round-defence': () => (
    <>
      <path d="M0 0H320V200H0Z" fill={TONES.ochre} />
      <Cuts x={0} y={0} width={320} height={200} rows={18} length={40} density={0.35} />
      <ellipse cx={160} cy={104} rx={132} ry={78} fill={PAPER} stroke={INK} strokeWidth={14} />
      <ellipse
        cx={160}
        cy={104}
        rx={132}
        ry={78}
        fill="none"
        stroke={TONES.red}
        strokeWidth={8}
        strokeDasharray="11 3"
      />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((way) => {
        const angle = (way * Math.PI) / 4 + 0.3;
        const [x, y] = [160 + 100 * Math.cos(angle), 104 + 54 * Math.sin(angle)];
        return (
          <path
            key={way}
            d={`M${x} ${y}l${36 * Math.cos(angle)} ${26 * Math.sin(angle)}`}
            stroke={INK}
            strokeWidth={5}
          />
        );
      })}
      <Standing x={136} y={138} size={1.1} left />
      <Standing x={182} y={138} size={1.1} />
    </>
  ),
  'sapper-charge': () => (
    <>
      <Rays x={222} y={120} from={30} to={220} count={34} start={0.5} end={1} weight={4} fill={TONES.red} />
      <Burst x={222} y={150} size={110} />
      <Brick x={-6} y={100} width={120} height={90} />
      <Ground heights={[186, 182, 186, 176, 184]} />
      <path d="M40 172H82V196H40Z" fill={TONES.ochre} stroke={INK} strokeWidth={3} />
      <path d="M61 172V152M48 152H74M82 190Q140 176 196 178" stroke={INK} strokeWidth={3} fill="none" />
      <Kneeling x={20} y={196} size={1.3} halo={PAPER} />
    </>
  ),
  fortify: () => (
    <>
      <Sky height={90} density={0.35} />
      <Brick x={-6} y={50} width={120} height={130} />
      <Windows x={24} y={110} count={3} step={32} size={14} />
      <Ground heights={[182, 178, 182, 178, 182]} />
      <Sandbags x={214} y={182} rows={5} wide={7} />
      <Standing x={96} y={188} size={1.35} halo={PAPER} />
      <path d="M104 132Q122 122 140 132L136 146H108Z" fill={TONES.ochre} stroke={INK} strokeWidth={2.4} />
      <Cuts x={0} y={184} width={320} height={14} rows={2} length={26} fill={PAPER} />
    </>
  ),
  minefield: () => (
    <>
      <Sky height={70} density={0.45} />
      <Foes x={64} y={66} count={3} step={40} size={0.9} />
      <Ground heights={[100, 94, 100, 92, 98]} fill={TONES.ochre} />
      <Cuts x={0} y={100} width={320} height={96} rows={9} length={34} density={0.45} seed={8} />
      {[
        [60, 160, 20],
        [140, 178, 24],
        [226, 152, 19],
      ].map(([x = 0, y = 0, r = 0]) => (
        <g key={x}>
          <ellipse cx={x} cy={y} rx={r * 1.5} ry={r * 0.6} fill={INK} stroke={PAPER} strokeWidth={2} />
          <ellipse
            cx={x}
            cy={y - r * 0.3}
            rx={r * 0.6}
            ry={r * 0.24}
            fill={TONES.red}
            stroke={INK}
            strokeWidth={2}
          />
        </g>
      ))}
      <Burst x={252} y={106} size={58} />
    </>
  ),
  tunnel: () => (
    <>
      <Vault light={214} />
      <path d="M206 128H232L242 200H150Z" fill={PAPER} opacity={0.35} />
      <Kneeling x={96} y={190} size={1.7} fill={TONES.ochre} light={INK} />
      <Standing x={210} y={128} size={0.95} />
      <circle cx={150} cy={120} r={8} fill={TONES.red} />
      <Rays x={150} y={120} from={12} to={36} count={12} fill={TONES.ochre} />
    </>
  ),
  barricade: () => (
    <>
      <Sky height={80} density={0.4} />
      <Brick x={-6} y={30} width={86} height={160} />
      <Brick x={246} y={30} width={86} height={160} />
      <Foes x={130} y={84} count={3} step={34} size={0.8} />
      <Sandbags x={162} y={190} rows={4} wide={6} />
      <path
        d="M70 190L130 120M84 190L150 116M250 190L196 118"
        stroke={INK}
        strokeWidth={9}
        strokeLinecap="round"
      />
      <path d="M104 150H226V166H104Z" fill={TONES.ochre} stroke={INK} strokeWidth={3} />
      <Ground heights={[194, 190, 194]} />
    </>
  ),
};

/** The engineers at the ground-floor windows of their barracks. */
export function EngineersAtTheWindows() {
  return (
    <>
      <path d="M0 0H320V200H0Z" fill={TONES.red} />
      <Brick x={-6} y={-6} width={340} height={220} />
      <Arch x={82} y={170} width={100} height={130} fill={INK} />
      <Arch x={240} y={170} width={100} height={130} fill={INK} />
      <Sandbags x={82} y={176} rows={2} wide={4} />
      <Sandbags x={240} y={176} rows={2} wide={4} />
      <Firing x={72} y={150} size={1} />
      <MachineGun x={236} y={152} size={1} />
      <Flash x={148} y={114} size={15} />
      <Flash x={298} y={132} size={15} />
      <Prone x={310} y={198} size={0.8} />
      <Smoke x={20} y={30} size={30} />
    </>
  );
}
