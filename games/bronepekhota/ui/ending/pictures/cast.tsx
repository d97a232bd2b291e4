import type { Colours, SoldierKind } from '../../../rules/armoury.ts';
import { MachineShape } from '../../drawings/MachinePicture.tsx';
import { SoldierShape } from '../../drawings/SoldierFigure.tsx';

/** Who stands in the pictures: toy soldiers and machines of either side. */

const RIFLE: SoldierKind = {
  melee: 2,
  firearm: { range: { die: 12, plus: 0 }, power: { dice: 1, die: 12 } },
};
const BLADE: SoldierKind = { melee: 4 };

interface StandingProps {
  readonly colours: Colours;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly left?: boolean;
}

export function Rifleman({ colours, x, y, size = 1, left = false }: StandingProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${left ? -size : size} ${size})`}>
      <SoldierShape kind={{ colours, armour: 4 }} soldier={RIFLE} />
    </g>
  );
}

export function Swordsman({ colours, x, y, size = 1, left = false }: StandingProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${left ? -size : size} ${size})`}>
      <SoldierShape kind={{ colours, armour: 2, jumps: 4 }} soldier={BLADE} />
    </g>
  );
}

interface MachineProps extends StandingProps {
  readonly id: string;
  /** In degrees: what was hit leans. */
  readonly tilt?: number;
}

export function Machine({ id, colours, x, y, size = 1, left = false, tilt = 0 }: MachineProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${left ? -size : size} ${size}) rotate(${tilt})`}>
      <MachineShape id={id} chassis="legs" colours={colours} />
    </g>
  );
}

export function foeOf(colours: Colours): Colours {
  return colours === 'polaris' ? 'protectorate' : 'polaris';
}
