import {
  At,
  Burst,
  Cuts,
  Ground,
  INK,
  Kneeling,
  Limb,
  PAPER,
  Rays,
  Sky,
  Smoke,
  Standing,
  TONES,
} from '@bridgehead/kit/print';
import type { Drawings } from './Drawing.tsx';
import { Flash } from './arms.tsx';
import { Firing, Nurse, Wounded } from './people.tsx';
import { Vault } from './casemates.tsx';
import { Arch, Brick } from './masonry.tsx';

/** A box with the red cross. */
function Bag({ x, y, size = 1 }: { readonly x: number; readonly y: number; readonly size?: number }) {
  return (
    <At x={x} y={y} size={size}>
      <path d="M-20 0V-26H20V0Z" fill={PAPER} stroke={INK} strokeWidth={3} />
      <path d="M0 -21V-5M-8 -13H8" stroke={TONES.red} strokeWidth={5} />
      <path d="M-12 -26Q0 -40 12 -26" fill="none" stroke={INK} strokeWidth={3} />
    </At>
  );
}

/** Skills of the medical battalion. */
export const medics: Drawings = {
  dressing: () => (
    <>
      <path d="M0 0H320V200H0Z" fill={TONES.ochre} />
      <Cuts x={0} y={0} width={320} height={200} rows={20} length={36} density={0.3} />
      <path d="M-10 120L150 84L320 96V150L150 138L-10 176Z" fill={INK} />
      {[0, 1, 2, 3].map((turn) => (
        <path key={turn} d={`M${110 + turn * 22} ${88 - turn}l10 ${56}`} stroke={PAPER} strokeWidth={17} />
      ))}
      <path d="M206 96Q262 60 250 20" fill="none" stroke={PAPER} strokeWidth={17} />
      <Limb d="M330 30L268 22L244 34" width={20} ink={INK} />
      <path d="M118 106l8 18M122 100l8 18" stroke={TONES.red} strokeWidth={6} />
    </>
  ),
  evacuation: () => (
    <>
      <Sky height={90} density={0.55} />
      <Smoke x={60} y={110} size={96} lean={0.6} />
      <Burst x={40} y={160} size={54} />
      <Ground heights={[176, 168, 176, 168, 176]} />
      <path d="M96 158H256M96 164H256" stroke={INK} strokeWidth={4} />
      <Wounded x={170} y={156} size={0.9} />
      <Standing x={92} y={190} size={1.35} halo={PAPER} />
      <Standing x={262} y={190} size={1.35} halo={PAPER} />
    </>
  ),
  'field-hospital': () => (
    <>
      <Vault light={70} />
      <Rays x={196} y={64} from={12} to={70} count={20} fill={TONES.ochre} />
      <circle cx={196} cy={64} r={9} fill={PAPER} />
      <path d="M110 160H290V170H110Z" fill={TONES.ochre} />
      <At x={210} y={158} size={1.2}>
        <path d="M-58 -4Q-40 -20 -10 -16L26 -20Q38 -20 40 -12L38 -2L-54 2Z" fill={PAPER} />
        <circle cx={48} cy={-13} r={10} fill={PAPER} />
      </At>
      <Nurse x={106} y={190} size={1.5} halo={TONES.ochre} />
    </>
  ),
  'orderlys-rifle': () => (
    <>
      <Sky height={80} density={0.4} />
      <Brick x={-6} y={128} width={340} height={70} />
      <Bag x={62} y={128} size={1.2} />
      <Firing x={150} y={140} size={1.6} />
      <path d="M134 70L152 66" stroke={PAPER} strokeWidth={9} />
      <path d="M143 62V74M137 68H149" stroke={TONES.red} strokeWidth={4} />
      <Flash x={286} y={80} size={20} />
    </>
  ),
  'second-wind': () => (
    <>
      <Rays x={210} y={66} from={30} to={230} count={36} weight={2.6} fill={TONES.ochre} />
      <Ground heights={[180, 172, 178, 172, 180]} />
      <Nurse x={92} y={182} size={1.35} halo={PAPER} />
      <Kneeling x={168} y={184} size={1.5} left halo={PAPER} />
      <path d="M136 128Q150 116 160 128L156 150H140Z" fill={TONES.blue} stroke={INK} strokeWidth={2.6} />
      <Standing x={250} y={182} size={1.6} halo={PAPER} />
    </>
  ),
};

/** The medical battalion at work in a casemate of the rampart. */
export function MedicsInTheCasemate() {
  return (
    <>
      <path d="M0 0H320V200H0Z" fill={TONES.green} />
      <Brick x={20} y={40} width={280} height={150} />
      <Arch x={160} y={190} width={190} height={140} fill={INK} />
      <Wounded x={178} y={186} size={1} halo={TONES.ochre} />
      <Nurse x={112} y={188} size={1.25} halo={TONES.ochre} />
      <Bag x={244} y={190} />
      <path d="M150 12H170V4H150ZM156 -2H164V18H156Z" fill={TONES.red} />
    </>
  );
}
