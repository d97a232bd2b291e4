import type { SeatLabel } from '@bridgehead/kernel';
import { Words } from '@bridgehead/kit';
import { Roll, RollEntry } from '@bridgehead/kit/aftermath';
import { Soldier } from '../marks/SoldierShape.tsx';
import type { LaterMessages } from '../text/later/index.ts';
import styles from './Aftermath.module.css';
import { DEEDS, type Deeds } from './deeds.ts';
import { Medal } from '../ending/Medal.tsx';

interface HonoursProps {
  readonly seats: readonly SeatLabel[];
  readonly deeds: readonly Deeds[];
  readonly isWon: boolean;
  readonly text: LaterMessages;
}

/** Every soldier with its deeds; the winners with the order that the printed rules award them. */
export function Honours({ seats, deeds, isWon, text }: HonoursProps) {
  return (
    <section className={styles.whole}>
      <h3>{text.deedsOf}</h3>
      {isWon && <p className={styles.awarded}>{text.awarded}</p>}
      <Roll>
        {seats.map(({ name }, seat) => (
          <RollEntry
            key={seat}
            mark={
              isWon && (
                <span role="img" aria-label={text.medal} title={text.medal}>
                  <Medal className={styles.medal} />
                </span>
              )
            }
            name={
              <>
                <Soldier seat={seat} /> <Words>{name}</Words>
              </>
            }
            deeds={[deedsText(text, deeds[seat])]}
          />
        ))}
      </Roll>
    </section>
  );
}

function deedsText(text: LaterMessages, deeds: Deeds | undefined): string {
  const told = DEEDS.flatMap((deed) => (deeds && deeds[deed] > 0 ? [text.deeds[deed](deeds[deed])] : []));
  return told.length > 0 ? told.join(' · ') : text.noDeeds;
}
