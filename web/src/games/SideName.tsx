import { type Side, useLocalized } from '@bridgehead/kit';
import { usePlayMessages } from '../text/play/index.ts';
import styles from './SideName.module.css';

/** What a seat plays for: its side where there are any, else its number. */
export function SideName({ side, seat }: { readonly side: Side | undefined; readonly seat: number }) {
  const { form } = usePlayMessages();
  const say = useLocalized();
  return (
    <span className={styles.side}>
      {side ? (
        <>
          <span className={styles.mark} aria-hidden>
            {side.mark}
          </span>
          {say(side.name)}
        </>
      ) : (
        form.seat(seat + 1)
      )}
    </span>
  );
}
