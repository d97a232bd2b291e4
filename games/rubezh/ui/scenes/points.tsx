import { Burst, Cuts, Ground, INK, Lorry, PAPER, Sky, Smoke, Spruce, TONES } from '@bridgehead/kit/print';
import type { Drawings } from './Drawing.tsx';
import { Bridge, Rampart, River } from './banks.tsx';
import { Church, Gate, Ring } from './buildings.tsx';
import { Arch, Brick, Windows } from './masonry.tsx';

/** The twelve fire points. */
export const points: Drawings = {
  garage: () => (
    <>
      <Sky height={80} density={0.35} />
      <Smoke x={262} y={90} size={70} lean={0.5} />
      <path d="M20 96L160 66L300 96Z" fill={INK} />
      <Brick x={24} y={96} width={272} height={90} />
      {[76, 160, 244].map((x) => (
        <Arch key={x} x={x} y={186} width={66} height={70} />
      ))}
      <Ground heights={[190, 186, 190]} />
      <Lorry x={166} y={194} size={1.05} halo={PAPER} />
    </>
  ),
  'rope-bridge': () => (
    <>
      <Sky height={80} density={0.35} />
      <Ring y={112} />
      <River y={114} />
      <Bridge y={138} hung />
      <Burst x={206} y={176} size={30} />
    </>
  ),
  'drivers-courses': () => (
    <>
      <Sky height={80} density={0.3} />
      <Spruce x={26} y={176} size={110} />
      <path d="M56 80L186 46L316 80Z" fill={INK} />
      <Brick x={64} y={80} width={246} height={104} />
      <Windows x={92} y={124} count={6} step={38} size={16} />
      <Windows x={92} y={168} count={6} step={38} size={16} />
      <Ground heights={[190, 184, 190]} />
      <Lorry x={84} y={196} size={0.9} halo={PAPER} />
    </>
  ),
  'terespol-gate': () => (
    <>
      <Sky height={60} density={0.45} />
      <Smoke x={40} y={96} size={70} />
      <Gate top={24} />
      <Ground heights={[186, 180, 186]} />
      <Cuts x={0} y={184} width={320} height={14} rows={2} length={28} fill={PAPER} />
    </>
  ),
  hospital: () => (
    <>
      <Sky height={70} density={0.4} />
      <Smoke x={250} y={80} size={80} lean={0.4} />
      <path d="M10 76L130 50L250 76Z" fill={INK} />
      <Brick x={16} y={76} width={230} height={106} />
      <Windows x={38} y={118} count={6} step={38} size={16} />
      <Windows x={38} y={164} count={6} step={38} size={16} />
      <path d="M118 56H142V80H118Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <path d="M130 59V77M121 68H139" stroke={TONES.red} strokeWidth={5} />
      <Brick x={252} y={110} width={80} height={74} />
      <Spruce x={294} y={186} size={70} />
      <Ground heights={[190, 184, 190]} />
    </>
  ),
  'south-gate': () => (
    <>
      <Sky height={90} density={0.35} />
      <Rampart y={170} />
      <Brick x={104} y={92} width={112} height={82} />
      <Arch x={160} y={174} width={62} height={64} />
      <path d="M0 172H320V200H0Z" fill={TONES.ochre} />
      <path d="M132 174L84 200H236L188 174Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <Cuts x={0} y={176} width={320} height={22} rows={3} length={30} density={0.4} />
    </>
  ),
  'regimental-school': () => (
    <>
      <Sky height={80} density={0.3} />
      <path d="M26 84L160 52L294 84Z" fill={INK} />
      <Brick x={34} y={84} width={252} height={100} />
      <Windows x={58} y={128} count={3} step={32} size={17} />
      <Windows x={202} y={128} count={3} step={32} size={17} />
      <Arch x={160} y={184} width={46} height={70} />
      <Windows x={58} y={172} count={3} step={32} size={17} />
      <Windows x={202} y={172} count={3} step={32} size={17} />
      <Ground heights={[188, 184, 188]} />
      <Burst x={286} y={186} size={44} />
    </>
  ),
  'kholm-bridge': () => (
    <>
      <Sky height={60} density={0.35} />
      <Ring y={104} />
      <Arch x={84} y={104} width={34} height={58} />
      <River y={106} />
      <Bridge y={140} />
    </>
  ),
  'kholm-gate': () => (
    <>
      <Sky height={50} density={0.4} />
      <Brick x={-6} y={76} width={340} height={110} />
      <Windows x={22} y={124} count={2} step={34} size={16} />
      <Windows x={264} y={124} count={2} step={34} size={16} />
      {[98, 222].map((x) => (
        <g key={x}>
          <Brick x={x - 17} y={34} width={34} height={152} />
          <path d={`M${x - 20} 34v-14h9v7h7v-7h8v7h7v-7h9v14Z`} fill={INK} />
        </g>
      ))}
      <Arch x={160} y={186} width={70} height={92} />
      <path d="M122 82l7 7M190 92l6 9M52 150l8 6M276 160l9 4M140 70l5 6" stroke={PAPER} strokeWidth={4} />
      <Ground heights={[190, 186, 190]} />
    </>
  ),
  club: () => (
    <>
      <Sky height={100} density={0.45} />
      <Smoke x={236} y={90} size={70} lean={0.6} />
      <Church size={1.2} y={182} />
      <Ground heights={[186, 182, 186]} />
    </>
  ),
  'barracks-333': () => (
    <>
      <Sky height={60} density={0.5} />
      <Smoke x={70} y={70} size={60} />
      <Smoke x={230} y={66} size={56} seed={3} />
      <Brick x={16} y={62} width={290} height={122} />
      <path d="M16 62L46 50L60 66L104 48L130 64L190 46L210 62L262 50L306 62Z" fill={INK} />
      <Windows x={42} y={108} count={8} step={34} size={16} />
      <Windows x={42} y={150} count={8} step={34} size={16} />
      {[58, 126, 194, 262].map((x) => (
        <path
          key={x}
          d={`M${x - 15} 184V174Q${x} 162 ${x + 15} 174V184Z`}
          fill={INK}
          stroke={PAPER}
          strokeWidth={2}
        />
      ))}
      <Ground heights={[188, 184, 188]} />
    </>
  ),
  'three-arched-gate': () => (
    <>
      <Sky height={60} density={0.35} />
      <Gate arches={3} top={50} />
      <Ground heights={[184, 180, 184]} />
      <Smoke x={300} y={90} size={60} />
      <Cuts x={0} y={184} width={320} height={14} rows={2} length={28} fill={PAPER} />
    </>
  ),
};
