import { seatOf } from '../rules/pieces.ts';
import type { Event } from '../rules/events.ts';
import type { Piece } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** What the viewer has just done themselves, with nothing rolled for: they know, and are not kept waiting by its telling. */
export function isOwnDeed(event: Event, view: View): boolean {
  switch (event.kind) {
    case 'brought':
    case 'deployed':
    case 'activated':
    case 'boarded':
    case 'took':
    case 'refilled':
      return event.seat === view.viewer;
    case 'walked':
    case 'jumped':
    case 'drove':
    case 'contact':
      return isOf(view, event.piece);
    case 'mended':
      return isOf(view, event.by);
    case 'setDown':
      return event.how === 'left' && isOf(view, event.piece);
    default:
      return false;
  }
}

function isOf(view: View, piece: number): boolean {
  return seatOf(view, view.pieces[piece] as Piece) === view.viewer;
}
