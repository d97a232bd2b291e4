import { Hidden } from '@bridgehead/kit';
import { placeNear } from './board/pick.ts';
import { describePiece } from './describe.ts';
import { useScene } from './scene.ts';
import type { Cursor } from './use-cursor.ts';
import type { Draft } from './use-draft.ts';
import type { Tape } from './use-tape.ts';
import type { Turn } from './use-turn.ts';

interface AnnouncerProps {
  readonly turn: Turn;
  readonly draft: Draft;
  readonly cursor: Cursor;
  readonly tape: Tape;
}

/** For screen readers: where the cursor is and what going there costs, what the tape says, who is picked. */
export function Announcer({ turn, draft, cursor, tape }: AnnouncerProps) {
  const scene = useScene();
  const { text } = scene;
  const { at } = cursor;
  const price = at && placeNear(draft.reach, at);
  const said = tape.measured
    ? text.measured(tape.measured.steps, tape.measured.millimetres)
    : at
      ? [
          text.placeAt(Math.round(at.x / 10), Math.round(at.y / 10), at.z),
          turn.plan?.do === 'exit'
            ? text.deeds.exit
            : price && draft.reach
              ? text.ofPoints(price.price, draft.reach.points)
              : text.outOfReach,
        ].join(': ')
      : turn.selected === null
        ? ''
        : describePiece(scene, turn.selected);
  return (
    <div aria-live="polite">
      <Hidden>{said}</Hidden>
    </div>
  );
}
