import { INK, Limb, PAPER } from '@bridgehead/kit/print';
import type { ReactNode } from 'react';
import { Barrel, Leg, Lights, Plate, Pod, Stand, Tracks } from './parts.tsx';

/** The machines of the Empire: heavy, rounded, built to frighten. */
export const polaris: Readonly<Record<string, (tone: string) => ReactNode>> = {
  raptor: (tone) => (
    <>
      <Leg d="M-4-60-26-44-4-22-14-6" foot={[-14, 0]} />
      <Pod x={-36} y={-112} width={42} height={18} tone={tone} />
      <Plate d="M-34-66Q-40-94-6-98 28-98 52-80L44-70 26-60H-20Z" tone={tone} />
      <path d="M14-91 44-79 20-75Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <Leg d="M4-60-14-38 14-22 8-6" foot={[10, 0]} width={11} />
      <Pod x={-26} y={-80} width={38} height={17} tone={tone} />
      <Lights d="M-28-88-12-93M30-66 40-70" width={2} />
    </>
  ),
  spider: (tone) => (
    <>
      <Limb d="M-16-48-46-82-60-2" width={7} ink={INK} />
      <Limb d="M18-48 46-84 62-2" width={7} ink={INK} />
      <Plate d="M-40-40Q-42-68 0-72 40-70 44-44L26-32H-26Z" tone={tone} />
      <path d="M30-60 58-52 56-40 32-36Z" fill={INK} />
      <Limb d="M-22-46-66-78-92-2" width={9} ink={INK} />
      <Limb d="M20-44 70-76 98-2" width={9} ink={INK} />
      <path d="M-18-70-10-88H14L22-70Z" fill={INK} />
      <Barrel x={14} y={-84} length={26} width={3} />
      <Barrel x={14} y={-78} length={26} width={3} />
      <Barrel x={38} y={-60} length={48} width={6} />
      <Barrel x={30} y={-36} length={48} width={6} />
      <Lights d="M-30-56-6-64M-28-44H12M40-48 50-46" width={2.2} />
    </>
  ),
  thunder: (tone) => (
    <>
      <Stand top={-46} />
      <path d="M-66-74-92-116H-66L-34-80Z" fill={INK} />
      <Plate d="M-78-70-30-88H18L62-70 80-56 24-44H-54Z" tone={tone} />
      <path d="M22-84 54-68 22-66Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <path d="M-4-64 30-18H-12L-50-58Z" fill={INK} />
      <Pod x={-18} y={-34} width={32} height={13} tone={tone} />
      <Barrel x={56} y={-50} length={34} width={5} />
      <path d="M-78-66-92-62V-54L-72-54Z" fill={INK} />
      <Lights d="M-56-62 0-70M-30-52 4-30M-76-104-62-84" width={2} />
    </>
  ),
  helix: (tone) => (
    <>
      <Tracks from={-66} to={64} height={32} />
      <Plate d="M-62-32-52-58H50L64-32Z" tone={tone} />
      <path d="M14-58 24-82H46L56-58Z" fill={INK} />
      <path d="M28-77H43L48-65H24Z" fill={PAPER} />
      <Pod x={-48} y={-92} width={54} height={17} tone={tone} />
      <Pod x={-52} y={-74} width={54} height={17} tone={tone} />
      <Limb d="M-52-50-74-78-84-62" width={5} ink={INK} />
      <path d="M-84-62q-8 4-2 10t8-4" stroke={INK} strokeWidth={3} fill="none" />
      <Lights d="M-48-40H52" width={2} />
    </>
  ),
  locust: (tone) => (
    <>
      <Leg d="M-6-82-40-64-6-32-20-6" foot={[-20, 0]} />
      <Barrel x={18} y={-108} length={64} width={6} />
      <Plate d="M-44-84Q-48-116-10-124 26-124 46-102L40-88 22-78H-26Z" tone={tone} />
      <path d="M16-114 44-100 20-94Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <path d="M0-122-18-134M10-123 4-134" stroke={INK} strokeWidth={2.4} />
      <Leg d="M2-82-26-60 14-30 6-6" foot={[8, 0]} width={11} />
      <Barrel x={4} y={-84} length={74} width={7} />
      <Barrel x={0} y={-74} length={64} width={7} />
      <Lights d="M-36-96-20-110M-30-88H0" width={2.2} />
    </>
  ),
  'mad-bull': (tone) => (
    <>
      <Leg d="M-20-66-34-38-26-6" foot={[-28, 0]} width={17} />
      <path d="M-54-132H18L34-124 18-116H-54Z" fill={tone} stroke={INK} strokeWidth={2.6} />
      <Plate d="M-54-66Q-64-108-24-118H24L54-98 48-66Z" tone={tone} />
      <path d="M30-106 62-98 58-78 34-76Z" fill={INK} />
      <path d="M36-106Q32-126 52-132 46-118 50-104Z" fill={PAPER} stroke={INK} strokeWidth={2.2} />
      <path d="M52-101Q58-118 76-116 66-108 62-97Z" fill={PAPER} stroke={INK} strokeWidth={2.2} />
      <Leg d="M14-66 2-36 18-6" foot={[18, 0]} width={18} />
      <circle cx={-16} cy={-82} r={15} fill={INK} />
      <Barrel x={-14} y={-78} length={86} width={13} isGatling />
      <Lights d="M42-90H54M-42-98-16-108M-24-86-10-80" width={2.2} />
    </>
  ),
  demolisher: (tone) => (
    <>
      <Tracks from={-80} to={56} height={38} />
      <Plate d="M-74-38-64-74H40L58-38Z" tone={tone} />
      <Pod x={-46} y={-130} width={48} height={18} tone={tone} />
      <path d="M-48-74-40-112H20L40-88V-74Z" fill={INK} />
      <Barrel x={28} y={-100} length={62} width={7} />
      <Barrel x={28} y={-88} length={66} width={7} />
      <path d="M40-26 74-28" stroke={INK} strokeWidth={8} />
      <path d="M70-2Q88-28 76-54L84-58Q104-28 84 0Z" fill={INK} />
      <Lights d="M-58-48H40M-34-104H10M-34-94H-12M86-14Q96-28 86-46" width={2.2} />
    </>
  ),
};
