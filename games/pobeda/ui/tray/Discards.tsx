import { Dialog, Words } from '@bridgehead/kit';
import { type Card, effectOf } from '../../rules/cards.ts';
import { shortDate } from '../dates.ts';
import { CategoryMark } from '../marks/CategoryMark.tsx';
import { useScene } from '../scene.ts';
import styles from './Tray.module.css';

interface DiscardsProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRead: (card: Card) => void;
}

/** POB-4.5: everybody may look through the discards, one common pile or one of each player. The newest lie on top. */
export function Discards({ open, onClose, onRead }: DiscardsProps) {
  const { view, text, seats } = useScene();
  const read = (card: Card) => {
    onClose();
    onRead(card);
  };
  const isCommon = view.discards.length === 1;
  return (
    <Dialog open={open} title={text.discards} closeLabel={text.close} onClose={onClose}>
      {view.discards.map((pile, seat) => (
        // The piles lie in the order of the seats, for good.
        <section key={seats[seat]?.name ?? seat} className={styles.pile}>
          {!isCommon && (
            <h3>
              <Words>{text.discardsOf(seats[seat]?.name ?? '')}</Words>
            </h3>
          )}
          {pile.length === 0 && <p className={styles.none}>{text.discardsEmpty}</p>}
          <ul>
            {[...pile].reverse().map((card) => (
              <li key={card}>
                <DiscardedCard card={card} onRead={read} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

function DiscardedCard({ card, onRead }: { readonly card: Card; readonly onRead: (card: Card) => void }) {
  const { pack, text, language } = useScene();
  const effect = effectOf(card);
  const event = pack.events[card];
  return (
    <button type="button" className={styles.discarded} onClick={() => onRead(card)}>
      {effect === 'event' && event ? (
        <>
          <CategoryMark category={event.category} className={styles.mark} />
          <span className={styles.name}>{event.title[language]}</span>
          <span className={styles.when}>{shortDate(event.date, language)}</span>
        </>
      ) : (
        effect !== 'event' && <span className={styles.name}>{text.specials[effect].name}</span>
      )}
    </button>
  );
}
