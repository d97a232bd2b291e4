import { INK, PAPER } from '@bridgehead/kit/print';
import type { ReactNode } from 'react';
import { Barrel, Lights, Plate } from './parts.tsx';

export const guns: Readonly<Record<string, (tone: string) => ReactNode>> = {
  mortar: (tone) => (
    <>
      <path d="M-62 0-46-10H10L18 0Z" fill={INK} />
      <g transform="rotate(-56 -24 -10)">
        <path d="M-34-24H72V4H-34Z" fill={tone} stroke={INK} strokeWidth={2.8} />
        <path d="M62-28H82V8H62ZM-44-22H-30V2H-44Z" fill={INK} />
        <Lights d="M-24-10H54" width={2.2} />
      </g>
      <path d="M20-56 62 0M22-58 42 0" stroke={INK} strokeWidth={6} />
      <circle cx={50} cy={-12} r={14} fill={INK} stroke={PAPER} strokeWidth={2} />
      <path d="M-58-4H8" stroke={PAPER} strokeWidth={1.6} />
    </>
  ),
  'twin-cannon': (tone) => (
    <>
      <path d="M-58 0-50-22H50L58 0Z" fill={INK} />
      <Plate d="M-34-22-28-46H28L34-22Z" tone={tone} />
      <Barrel x={10} y={-78} length={92} width={9} />
      <Barrel x={10} y={-62} length={92} width={9} />
      <path d="M-50-84H16V-52H-50Z" fill={INK} />
      <Plate d="M4-100 22-94V-44L4-38Z" tone={tone} />
      <Lights d="M-44-12H44M-42-74H-6M-42-64H-6M-22-36H20" width={2.2} />
    </>
  ),
};
