import type { Seat } from '@bridgehead/kernel';
import { Hidden } from '@bridgehead/kit';
import { fieldFor } from '../../rules/ground.ts';
import { isAlive } from '../../rules/pieces.ts';
import type { Unit } from '../../rules/stage.ts';
import type { Piece, PieceId } from '../../rules/state.ts';
import { soldiersIn } from '../../rules/units.ts';
import type { View } from '../../rules/view.ts';
import { unitTitle, useScene } from '../scene.ts';
import { UnitSign } from './UnitSign.tsx';
import { stateOf, type UnitState } from './unit-state.ts';
import styles from './UnitList.module.css';

interface UnitListProps {
  readonly seat: Seat;
  readonly onUnit: (id: PieceId) => void;
}

/** A seat's squads, machines and guns: how each fares in this tour, and what is left of it. */
export function UnitList({ seat, onUnit }: UnitListProps) {
  const scene = useScene();
  const { pack, view, text } = scene;
  const battlefield = { armoury: pack, field: fieldFor(pack, view.ground), state: view };
  return (
    <ul className={styles.units}>
      {unitsOf(view, seat).map((unit) => {
        const state = stateOf(battlefield, unit);
        const first = firstOf(view, unit);
        return (
          <li key={JSON.stringify(unit)} data-state={state}>
            <button type="button" disabled={first === null} onClick={() => first !== null && onUnit(first)}>
              <UnitSign state={state} />
              <span>{unitTitle(scene, unit)}</span>
              <small>
                {isSpelled(state) && `${text.unitStates[state]}, `}
                {countOf(view, unit, text.durability)}
              </small>
              {!isSpelled(state) && <Hidden>{text.unitStates[state]}</Hidden>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What a sign alone would not say. */
function isSpelled(state: UnitState): boolean {
  return state === 'served' || state === 'unserved' || state === 'pilotless' || state === 'left';
}

/** Squads, then machines and guns, as they were brought. */
function unitsOf(view: View, seat: Seat): Unit[] {
  const squads = [...view.squads.keys()].filter((squad) => view.squads[squad]?.seat === seat);
  const others = [...view.pieces.keys()].filter((id) => {
    const piece = view.pieces[id] as Piece;
    return (piece.kind === 'machine' || piece.kind === 'gun') && piece.seat === seat;
  });
  return [...squads.map((squad) => ({ squad })), ...others.map((piece) => ({ piece }))];
}

function firstOf(view: View, unit: Unit): PieceId | null {
  if ('piece' in unit) return view.pieces[unit.piece]?.status === 'table' ? unit.piece : null;
  const first = view.pieces.findIndex(
    (piece) => piece.kind === 'soldier' && piece.squad === unit.squad && piece.status === 'table',
  );
  return first < 0 ? null : first;
}

function countOf(view: View, unit: Unit, durability: (left: number) => string): string {
  if ('squad' in unit) {
    const all = soldiersIn(view, unit.squad);
    return `${all.filter(isAlive).length}/${all.length}`;
  }
  const piece = view.pieces[unit.piece];
  return piece?.kind === 'machine' || piece?.kind === 'gun' ? durability(piece.durability) : '';
}
