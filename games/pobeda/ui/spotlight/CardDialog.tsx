import { Dialog } from '@bridgehead/kit';
import { type Card, effectOf } from '../../rules/cards.ts';
import { useScene } from '../scene.ts';
import { CardSheet } from './CardSheet.tsx';

/** A card opened again, from the board, the discards or the map. */
export function CardDialog({ card, onClose }: { readonly card: Card | null; readonly onClose: () => void }) {
  const { text } = useScene();
  const title = card !== null && effectOf(card) === 'event' ? text.eventOfWar : text.special;
  return (
    <Dialog open={card !== null} title={title} closeLabel={text.close} onClose={onClose}>
      {card !== null && <CardSheet card={card} />}
    </Dialog>
  );
}
