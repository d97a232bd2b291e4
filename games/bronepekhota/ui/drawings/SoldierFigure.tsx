import { INK, Limb, PAPER } from '@bridgehead/kit/print';
import type { Colours, SoldierKind, SquadKind } from '../../rules/armoury.ts';
import type { ReactNode } from 'react';
import { type Arm, armOf } from './arms.ts';
import { SIDE_INK } from './inks.ts';

/** From here on shoulders are plated. */
const PLATED = 4;

type Squad = Pick<SquadKind, 'colours' | 'armour' | 'jumps' | 'mends'>;

interface SoldierFigureProps {
  readonly kind: Squad;
  readonly soldier: SoldierKind;
  readonly className?: string | undefined;
}

/** A toy soldier on paper: its side by the helmet, its weapon, and the pack it wears. */
export function SoldierFigure({ kind, soldier, className }: SoldierFigureProps) {
  return (
    <svg className={className} viewBox="-21 -62 44 66" aria-hidden>
      <rect x={-21} y={-62} width={44} height={66} fill={PAPER} />
      <SoldierShape kind={kind} soldier={soldier} />
    </svg>
  );
}

/** The same inside another drawing, feet at 0, 0, looking right. */
export function SoldierShape({ kind, soldier }: Omit<SoldierFigureProps, 'className'>) {
  const tone = SIDE_INK[kind.colours];
  return (
    <g>
      <path d="M-14 0H16L13 3H-11Z" fill={INK} />
      {kind.jumps !== undefined && (
        <path
          d="M-8-41H-15V-27L-18-19H-9L-10-27H-8ZM-15-37H-9M-15-32H-9"
          fill={INK}
          stroke={tone}
          strokeWidth={1.2}
        />
      )}
      {kind.mends && (
        <path d="M-8-38H-17V-25H-8ZM-15-31.5H-10M-12.5-34V-29" fill={INK} stroke={PAPER} strokeWidth={1.3} />
      )}
      <path d="M-7-24-9-11-10 0H-2L-1-12 1-20 3-12 4 0H12L10-12 8-24Z" fill={INK} />
      <path d="M-9-41Q0-45 9-41L9-27Q8-21 0-21-8-21-9-27Z" fill={INK} />
      <path d="M-5-39 6-39 5-30 0-28-4-30Z" fill={tone} />
      <path d="M-8-25H8M-9-7H-2M4-7H11" stroke={PAPER} strokeWidth={1.2} />
      <Head colours={kind.colours} tone={tone} />
      {kind.armour >= PLATED && (
        <path
          d="M-12-43Q-16-36-9-34L-5-41ZM6-42 11-34Q17-37 12-43Z"
          fill={tone}
          stroke={INK}
          strokeWidth={1.6}
        />
      )}
      {WEAPONS[armOf(soldier)]()}
    </g>
  );
}

function Head({ colours, tone }: { readonly colours: Colours; readonly tone: string }) {
  if (colours === 'protectorate') {
    return (
      <g>
        <path d="M-5-42-6-51-2-55H6L9-51 7-42Z" fill={INK} />
        <path d="M-3-54-7-61" stroke={INK} strokeWidth={1.6} />
        <circle cx={5} cy={-48.5} r={2.3} fill={PAPER} />
        <path d="M-5-45H1" stroke={tone} strokeWidth={1.6} />
      </g>
    );
  }
  return (
    <g>
      <path d="M-6-41Q-8-55 1-55 10-54 9-46L6-41Z" fill={INK} />
      <path d="M1-49.5H9" stroke={PAPER} strokeWidth={2.2} />
      {colours === 'polaris' ? (
        <path d="M-6-52Q0-60 7-54L5-53Q0-57-4-50Z" fill={tone} />
      ) : (
        <path d="M-7-52H10L8-57H-4Z" fill={tone} stroke={INK} strokeWidth={1.2} />
      )}
    </g>
  );
}

const WEAPONS: Readonly<Record<Arm, () => ReactNode>> = {
  blade: () => (
    <>
      <Limb d="M4-37 13-32 15-39" width={5} ink={INK} />
      <path d="M12.5-38H18.5L17-58 14.5-60Z" fill={PAPER} stroke={INK} strokeWidth={1.5} />
      <path d="M11-38H20" stroke={INK} strokeWidth={2.4} />
    </>
  ),
  carbine: () => (
    <>
      <path d="M0-34H18V-31H11L9-26H5L6-30H0Z" fill={INK} stroke={PAPER} strokeWidth={0.9} />
      <Limb d="M-5-37-2-30 6-29" width={4.6} ink={INK} />
    </>
  ),
  rifle: () => (
    <>
      <path d="M-4-35H22V-33H15V-30H9L7-26H3L4-30H-4Z" fill={INK} stroke={PAPER} strokeWidth={0.9} />
      <Limb d="M-5-37-2-30 6-29" width={4.6} ink={INK} />
    </>
  ),
  long: () => (
    <>
      <path
        d="M-7-33 4-36 23-36V-34L12-33 10-31 6-27H3L4-31-7-29ZM3-40H12V-37.5H3Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={0.8}
      />
      <Limb d="M-5-37-2-30 6-30" width={4.6} ink={INK} />
    </>
  ),
  heavy: () => (
    <>
      <path d="M-5-36H9V-25H-5Z" fill={INK} stroke={PAPER} strokeWidth={1} />
      <path d="M9-34.5H22M9-30.5H22M9-26.5H22" stroke={INK} strokeWidth={2.2} />
      <path d="M17-36V-25M-2-33H5" stroke={PAPER} strokeWidth={1.2} />
      <Limb d="M-6-37-8-30-1-28" width={4.6} ink={INK} />
    </>
  ),
};
