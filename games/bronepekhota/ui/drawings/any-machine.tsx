import { INK, PAPER } from '@bridgehead/kit/print';
import type { ReactNode } from 'react';
import type { Chassis } from '../../rules/armoury.ts';
import { Barrel, Leg, Lights, Plate, Pod, Tracks } from './parts.tsx';

/** A machine that somebody else's pack brought: drawn by what it goes on. */
export const ANY_MACHINE: Readonly<Record<Chassis, (tone: string) => ReactNode>> = {
  tracks: (tone) => (
    <>
      <Tracks from={-70} to={70} height={34} />
      <Plate d="M-62-34-48-62H40L64-34Z" tone={tone} />
      <path d="M-26-62-16-86H24L34-62Z" fill={INK} />
      <Barrel x={28} y={-74} length={54} width={7} />
      <Lights d="M-48-42H50M-8-80H18" />
    </>
  ),
  wheels: (tone) => (
    <>
      <Plate d="M-70-22-58-54H44L70-30V-18H-70Z" tone={tone} />
      {[-44, 0, 46].map((x) => (
        <circle key={x} cx={x} cy={-16} r={16} fill={INK} stroke={PAPER} strokeWidth={2} />
      ))}
      <path d="M-20-54-12-74H22L30-54Z" fill={INK} />
      <Barrel x={26} y={-64} length={46} />
    </>
  ),
  legs: (tone) => (
    <>
      <Leg d="M-14-70-30-44-16-20-20-6" foot={[-20, 0]} width={11} />
      <Leg d="M12-70 0-40 18-22 14-6" foot={[16, 0]} width={11} />
      <Plate d="M-36-70-30-108H24L44-88 36-68Z" tone={tone} />
      <Pod x={-22} y={-126} tone={tone} />
      <Barrel x={34} y={-80} length={36} width={6} />
      <Lights d="M22-96 34-88M-26-78H28" width={2.4} />
    </>
  ),
  wings: (tone) => (
    <>
      <path d="M0-40V0M-22 0H22" stroke={INK} strokeWidth={4} />
      <Plate d="M-76-62-20-78H30L74-58 30-42H-50Z" tone={tone} />
      <path d="M-70-62-86-96H-66L-38-74Z" fill={INK} />
      <path d="M-10-58 26-22H-14L-40-52Z" fill={INK} />
      <Barrel x={52} y={-48} length={30} />
      <Lights d="M22-70 48-60M-50-58H40" width={2.2} />
    </>
  ),
};
