import type { SeatLabel } from '@bridgehead/kernel';
import { type Honoured, Words } from '@bridgehead/kit';
import styles from './ResultScreen.module.css';

interface PeopleProps {
  readonly people: readonly Honoured[];
  readonly seats: readonly SeatLabel[];
}

/** By name, each with the mark of their side or what they earned. */
export function People({ people, seats }: PeopleProps) {
  return (
    <ul className={styles.people}>
      {people.map(({ seat, mark, note }) => (
        <li key={seat}>
          {mark}
          <span>
            <strong>
              <Words>{seats[seat]?.name ?? ''}</Words>
            </strong>
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
