import {
  Burst,
  Cuts,
  Ground,
  INK,
  Kneeling,
  Marching,
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
import { Flash, MachineGun, Sandbags } from './arms.tsx';
import { Firing, Foes } from './people.tsx';
import { Bridge, River } from './banks.tsx';
import { Gate } from './buildings.tsx';
import { Arch, Brick, Windows } from './masonry.tsx';

/** Skills of the cadets. */
export const cadets: Drawings = {
  volley: () => (
    <>
      <Sky height={110} density={0.35} />
      <Brick x={-6} y={150} width={340} height={60} />
      <Foes x={262} y={96} count={2} size={0.8} />
      {[46, 112, 178].map((x) => (
        <Firing key={x} x={x} y={156} size={1.25} />
      ))}
      {[152, 218, 284].map((x) => (
        <Flash key={x} x={x} y={108} size={17} />
      ))}
    </>
  ),
  rush: () => (
    <>
      <Sky height={70} density={0.5} />
      <Gate top={30} x={236} />
      <Ground heights={[180, 172, 180, 174, 182]} />
      <path d="M0 150H60M0 166H90M0 134H40" stroke={INK} strokeWidth={3} />
      <Runner x={84} y={186} size={1.3} halo={PAPER} />
      <Runner x={156} y={192} size={1.3} halo={PAPER} />
      <Burst x={30} y={170} size={34} />
    </>
  ),
  'covering-fire': () => (
    <>
      <Sky height={60} density={0.4} />
      <River y={120} />
      <Bridge y={112} />
      <Runner x={196} y={104} size={0.9} halo={PAPER} />
      <Runner x={252} y={104} size={0.9} halo={PAPER} />
      <Sandbags x={70} y={200} rows={3} wide={6} />
      <MachineGun x={80} y={166} size={1.2} />
      <path d="M142 140L310 84M142 146L318 110" stroke={TONES.red} strokeWidth={2.6} strokeDasharray="14 7" />
    </>
  ),
  drill: () => (
    <>
      <Sky height={60} density={0.25} />
      <Brick x={-6} y={60} width={340} height={84} />
      <Windows x={22} y={120} count={10} step={31} size={13} />
      <path d="M0 144H320V200H0Z" fill={TONES.ochre} />
      <Cuts x={0} y={150} width={320} height={46} rows={5} length={40} density={0.4} />
      {[40, 92, 144, 196].map((x) => (
        <Marching key={x} x={x} y={188} size={1.15} halo={PAPER} />
      ))}
      <Standing x={272} y={188} size={1.2} left halo={PAPER} />
    </>
  ),
  'counter-attack': () => (
    <>
      <path d="M0 0H320V200H0Z" fill={PAPER} />
      <Brick x={-6} y={20} width={130} height={170} />
      <Arch x={70} y={190} width={76} height={120} />
      <Smoke x={250} y={150} size={100} lean={0.4} />
      <Foes x={246} y={120} count={2} step={44} />
      <Ground heights={[190, 186, 180, 186, 182]} />
      <Rays
        x={80}
        y={130}
        from={40}
        to={150}
        count={14}
        start={0.9}
        end={1.06}
        weight={2.2}
        fill={TONES.red}
      />
      <Runner x={104} y={190} size={1.35} halo={PAPER} />
      <Runner x={180} y={194} size={1.45} halo={PAPER} />
    </>
  ),
};

/** Cadets of the regimental schools, drawn up for once. */
export function CadetsInLine() {
  return (
    <>
      <Sky height={90} density={0.3} />
      <Gate top={26} />
      <Ground heights={[182, 178, 182, 178, 182]} fill={INK} />
      <Kneeling x={56} y={190} size={1.2} halo={PAPER} />
      <Standing x={112} y={188} size={1.3} halo={PAPER} />
      <Standing x={206} y={188} size={1.3} left halo={PAPER} />
      <Prone x={292} y={194} size={1} halo={PAPER} />
    </>
  );
}
