import { Cuts, Ground, INK, Kneeling, Limb, PAPER, Rays, Sky, Standing, TONES } from '@bridgehead/kit/print';
import type { Drawings } from './Drawing.tsx';
import { MachineGun, Sandbags } from './arms.tsx';
import { Firing, Nurse, Wounded } from './people.tsx';
import { Vault } from './casemates.tsx';
import { Brick } from './masonry.tsx';

/** The five tasks. */
export const tasks: Drawings = {
  banner: () => (
    <>
      <path d="M0 0H320V110H0Z" fill={TONES.ochre} />
      <Cuts x={0} y={0} width={320} height={110} rows={11} length={40} density={0.35} />
      <path d="M0 106L90 100L120 150H214L236 98L320 106V200H0Z" fill={INK} />
      <Cuts
        x={0}
        y={156}
        width={320}
        height={42}
        rows={5}
        length={26}
        fall={6}
        fill={TONES.ochre}
        density={0.5}
      />
      <path d="M126 146Q150 126 176 138L210 130V146Z" fill={TONES.red} stroke={PAPER} strokeWidth={2.4} />
      <path d="M138 140L170 144M160 134L196 138" stroke={INK} strokeWidth={2} />
      <Kneeling x={66} y={104} size={1.4} halo={PAPER} />
      <Limb d="M262 104L226 128" width={5} ink={PAPER} />
      <Kneeling x={270} y={104} size={1.4} left halo={PAPER} />
    </>
  ),
  'combined-group': () => (
    <>
      <Sky height={80} density={0.4} />
      <Brick x={-6} y={118} width={340} height={90} />
      <Firing x={66} y={132} size={1.25} />
      <MachineGun x={170} y={130} size={1.2} />
      <Sandbags x={178} y={134} rows={1} wide={4} />
      <Firing x={226} y={132} size={1.1} />
      <Standing x={124} y={132} size={1.1} />
      <Rays x={310} y={84} from={4} to={40} count={10} fill={TONES.red} weight={3} />
    </>
  ),
  contact: () => (
    <>
      <Vault light={56} />
      <path d="M116 98H286V180H116Z" fill={TONES.green} stroke={PAPER} strokeWidth={3} />
      <circle cx={160} cy={136} r={22} fill={INK} stroke={PAPER} strokeWidth={3} />
      <circle cx={222} cy={126} r={11} fill={PAPER} stroke={INK} strokeWidth={3} />
      <circle cx={258} cy={126} r={11} fill={PAPER} stroke={INK} strokeWidth={3} />
      <path d="M210 156H270M210 166H254" stroke={PAPER} strokeWidth={3} />
      <path d="M276 98V30M262 44H290M266 32H286" stroke={PAPER} strokeWidth={3.4} />
      <path
        d="M116 160Q90 176 62 170Q40 166 30 186"
        fill="none"
        stroke={TONES.red}
        strokeWidth={4}
        strokeDasharray="16 9"
      />
    </>
  ),
  inscription: () => (
    <>
      <Brick x={-6} y={-6} width={340} height={216} />
      <path d="M60 58L262 50L268 128L66 138Z" fill={PAPER} stroke={INK} strokeWidth={2.4} />
      {[74, 94, 114].map((y, line) => (
        <path
          key={y}
          d={`M84 ${y}l8 -9 6 9 8 -10 7 10 9 -9 6 9 10 -9 7 9 9 -10 7 10${line === 2 ? '' : ' 9 -9 8 9 9 -9 8 9'}`}
          fill="none"
          stroke={INK}
          strokeWidth={3}
        />
      ))}
      <path
        d="M40 26l14 12M282 30l10 16M46 166l18 -8M270 160l14 10M196 170l12 8"
        stroke={PAPER}
        strokeWidth={5}
      />
      <path d="M226 160L300 148" stroke={INK} strokeWidth={5} />
    </>
  ),
  'dressing-station': () => (
    <>
      <Vault light={262} />
      <circle cx={130} cy={52} r={9} fill={PAPER} />
      <Rays x={130} y={52} from={12} to={64} count={18} fill={TONES.ochre} />
      <path d="M60 158H220V168H60Z" fill={TONES.ochre} />
      <Nurse x={84} y={186} size={1.4} halo={TONES.ochre} />
      <Wounded x={160} y={156} size={1} halo={PAPER} />
      <path d="M232 92q30 18 56 4l-6 60q-24 14 -48 0z" fill={PAPER} stroke={INK} strokeWidth={3} />
      <path d="M240 104l44 0M238 124l44 0M238 144l44 0" stroke={INK} strokeWidth={2} strokeDasharray="7 4" />
      <Ground heights={[194, 190, 194]} />
    </>
  ),
};
