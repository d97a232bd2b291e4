import { Words } from '@bridgehead/kit';
import type { Seat } from '@bridgehead/kernel';
import { fieldFor } from '../../rules/ground.ts';
import { isAlive } from '../../rules/pieces.ts';
import type { Unit } from '../../rules/stage.ts';
import type { Piece, PieceId } from '../../rules/state.ts';
import { soldiersIn } from '../../rules/units.ts';
import type { View } from '../../rules/view.ts';
import { SeatMark } from '../pieces/SeatMark.tsx';
import { unitTitle, useScene } from '../scene.ts';
import type { Messages } from '../text.ts';
import { MissionBrief } from './Mission.tsx';
import styles from './Roster.module.css';
import { stateOf, type UnitState } from './unit-state.ts';

interface RosterProps {
  readonly onUnit: (id: PieceId) => void;
}

/** The tour, and what every side has left in it. */
export function Roster({ onUnit }: RosterProps) {
  const { view, text, seats } = useScene();
  return (
    <section className={styles.roster} aria-label={text.roster}>
      <MissionBrief />
      {[...view.sides.keys()].map((seat) => (
        <div key={seat}>
          <p className={styles.side}>
            <SeatMark seat={seat} />
            <strong>
              <Words>{seats[seat]?.name ?? ''}</Words>
            </strong>
            <span>{sideFigures(view, text, seat)}</span>
          </p>
          <Units seat={seat} onUnit={onUnit} />
        </div>
      ))}
    </section>
  );
}

/** What the army cost, and what its side has scored where that counts. */
function sideFigures({ costs, scores, sides }: View, text: Messages, seat: Seat): string {
  const cost = costs[seat] ?? null;
  const score = scores[sides[seat] ?? 0];
  return [cost !== null && text.points(cost), scores.some((each) => each > 0) && text.score(score ?? 0)]
    .filter(Boolean)
    .join(', ');
}

function Units({ seat, onUnit }: RosterProps & { readonly seat: Seat }) {
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
              <i aria-hidden>{SIGNS[state]}</i>
              <span>{unitTitle(scene, unit)}</span>
              <small>
                {isSpelled(state) && `${text.unitStates[state]}, `}
                {countOf(view, unit, text.durability)}
              </small>
              {!isSpelled(state) && <span className={styles.state}>{text.unitStates[state]}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const SIGNS: Readonly<Record<UnitState, string>> = {
  acting: '▶',
  ready: '○',
  done: '✓',
  served: '●',
  unserved: '◌',
  pilotless: '◌',
  waiting: '…',
  left: '→',
  lost: '×',
};

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
