import type { Colours, SoldierKind } from '../../../rules/armoury.ts';
import type { Engine } from '../engines.ts';
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

/** A toy soldier that fell over. */
export function Fallen({ colours, x, y, size = 1, left = false }: StandingProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${left ? -size : size} ${size}) rotate(82)`}>
      <SoldierShape kind={{ colours, armour: 4 }} soldier={RIFLE} />
    </g>
  );
}

interface EngineProps extends Omit<StandingProps, 'colours'> {
  readonly engine: Engine;
  /** In degrees: what was hit leans. */
  readonly tilt?: number;
}

/** Drawn as large as machines on their armlists, guns are smaller beside soldiers. */
const GUN = 0.62;

export function EngineFigure({ engine, x, y, size = 1, left = false, tilt = 0 }: EngineProps) {
  const scale = size * (engine.kind === 'gun' ? GUN : 1);
  return (
    <g transform={`translate(${x} ${y}) scale(${left ? -scale : scale} ${scale}) rotate(${tilt})`}>
      <MachineShape {...engine} />
    </g>
  );
}

/** Smoke rises from the top of what burns, or from the ground. */
export function smokeOf(engine: Engine | null, top: number): number {
  if (!engine) return 168;
  return engine.kind === 'gun' ? 140 : top;
}
