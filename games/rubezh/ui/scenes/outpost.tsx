import {
  At,
  Burst,
  Cuts,
  Ground,
  Helmet,
  INK,
  Kneeling,
  Limb,
  PAPER,
  Prone,
  Rays,
  Runner,
  Sky,
  Smoke,
  Standing,
  TONES,
} from '@bridgehead/kit/print';
import type { Drawings } from './Drawing.tsx';
import { AssaultGun, Bundle, Flash } from './arms.tsx';
import { Banner } from './belongings.tsx';
import { Firing, Foes } from './people.tsx';
import { Embrasure } from './casemates.tsx';
import { Brick, Windows } from './masonry.tsx';

/** Skills of the frontier outpost. */
export const outpost: Drawings = {
  'squall-fire': () => (
    <>
      <Embrasure />
      <Foes x={132} y={92} count={3} step={36} size={0.7} />
      <Firing x={92} y={164} size={1.3} />
      <Firing x={196} y={186} size={1.3} />
      <Flash x={202} y={112} size={20} />
      <Flash x={304} y={136} size={18} />
    </>
  ),
  bayonets: () => (
    <>
      <Sky height={90} density={0.5} />
      <Rays
        x={60}
        y={120}
        from={40}
        to={300}
        count={26}
        start={0.8}
        end={1.06}
        weight={2.4}
        fill={TONES.red}
      />
      <Foes x={258} y={108} count={2} step={40} />
      <Ground heights={[160, 152, 158, 150, 156, 148, 154]} />
      <Runner x={64} y={164} size={1.35} halo={PAPER} />
      <Runner x={146} y={172} size={1.5} halo={PAPER} />
      <Runner x={228} y={168} size={1.2} halo={PAPER} />
      <Cuts x={0} y={168} width={320} height={30} rows={4} length={28} fill={PAPER} density={0.5} />
    </>
  ),
  'bundle-of-grenades': () => (
    <>
      <Rays x={160} y={90} from={60} to={240} count={40} weight={2.6} fill={TONES.ochre} />
      <AssaultGun x={262} y={184} size={0.8} />
      <Ground heights={[186, 182, 188, 180, 186]} />
      <Limb d="M20 200L74 150L126 140" width={26} ink={INK} />
      <Bundle x={152} y={82} size={1.2} />
    </>
  ),
  hurrah: () => (
    <>
      <Rays x={150} y={150} from={40} to={260} count={36} start={0.5} end={1} weight={3} fill={TONES.red} />
      <Ground heights={[190, 176, 160, 154, 158, 170, 184]} />
      <At x={150} y={156} size={1.7} halo={PAPER}>
        <Limb d="M-3 -25L-11 -12L-13 0" width={8} ink={INK} />
        <Limb d="M2 -25L10 -12L14 0" width={8} ink={INK} />
        <path d="M-9 -25L-10 -36Q-8 -50 3 -50Q12 -49 13 -38L12 -22Q2 -18 -9 -25Z" fill={INK} />
        <Helmet x={2} y={-48} size={0.95} />
        <Limb d="M8 -44L20 -60L30 -74" width={5.5} ink={INK} />
        <path d="M28 -70L36 -92L42 -90L35 -68Z" fill={INK} />
      </At>
      <Runner x={54} y={190} size={1.1} halo={PAPER} />
      <Runner x={252} y={186} size={1.1} halo={PAPER} />
    </>
  ),
  'decisive-shot': () => (
    <>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <circle cx={196} cy={88} r={76} fill={PAPER} />
      <AssaultGun x={196} y={122} size={0.9} />
      <path d="M120 88H180M212 88H272M196 12V72M196 104V164" stroke={INK} strokeWidth={2.4} />
      <circle cx={196} cy={88} r={13} fill="none" stroke={TONES.red} strokeWidth={4} />
      <Cuts x={0} y={168} width={320} height={30} rows={4} length={34} fill={TONES.ochre} density={0.5} />
    </>
  ),
  'not-a-step-back': () => (
    <>
      <Sky height={80} density={0.6} />
      <Smoke x={40} y={120} size={90} lean={0.5} />
      <Smoke x={262} y={110} size={80} lean={0.4} seed={3} />
      <Brick x={-6} y={120} width={120} height={70} />
      <Brick x={216} y={124} width={120} height={66} />
      <Windows x={20} y={160} count={3} step={30} />
      <Ground heights={[186, 176, 172, 178, 186]} />
      <Banner x={176} y={176} size={1} />
      <Standing x={150} y={184} size={1.6} halo={PAPER} />
      <Kneeling x={104} y={190} size={1.3} halo={PAPER} />
      <Prone x={236} y={192} size={1.2} left halo={PAPER} />
      <Burst x={300} y={150} size={36} />
    </>
  ),
};
