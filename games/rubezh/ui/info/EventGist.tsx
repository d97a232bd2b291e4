import type { EventDeckCard } from '../../rules/state.ts';
import { eventText } from '../card-text.ts';
import { useScene } from '../scene.ts';
import { arrivingWords } from './arriving.ts';

/** What an event does and whom it brings, where there is no room for the card. */
export function EventGist({ card }: { readonly card: EventDeckCard }) {
  const scene = useScene();
  const arriving = arrivingWords(scene, card);
  return (
    <>
      {eventText(scene, card)} {arriving && `${arriving}.`}
    </>
  );
}
