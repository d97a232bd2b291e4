import { Words } from '@bridgehead/kit';
import type { Seat } from '@bridgehead/kernel';
import type { PieceId } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { SeatMark } from '../pieces/SeatMark.tsx';
import { useScene } from '../scene.ts';
import type { Messages } from '../text.ts';
import { MissionBrief } from './Mission.tsx';
import styles from './Roster.module.css';
import { sidesIn } from './sides.ts';
import { UnitList } from './UnitList.tsx';

interface RosterProps {
  readonly onUnit: (id: PieceId) => void;
  /** What the battle is about is told at once, whatever tour it is. */
  readonly isWhole?: boolean;
}

/** The tour, who fights beside whom, and what everybody has left in it. */
export function Roster({ onUnit, isWhole = false }: RosterProps) {
  const scene = useScene();
  const { view, text, seats } = scene;
  return (
    <section className={styles.roster} aria-label={text.roster}>
      <MissionBrief isOpen={isWhole} />
      {sidesIn(scene).map(({ side, seats: members, title }) => (
        <div key={side} className={styles.together}>
          {title && <p className={styles.title}>{title}</p>}
          {members.map((seat) => (
            <div key={seat}>
              <p className={styles.side}>
                <SeatMark seat={seat} />
                <strong>
                  <Words>{seats[seat]?.name ?? ''}</Words>
                </strong>
                <span>{sideFigures(view, text, seat)}</span>
              </p>
              <UnitList seat={seat} onUnit={onUnit} />
            </div>
          ))}
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
