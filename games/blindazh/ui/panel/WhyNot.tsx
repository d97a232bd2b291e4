import type { SaidRefusal } from '@bridgehead/kit';
import { questionOf } from '@bridgehead/kit/table';
import { useEffect, useState } from 'react';
import type { Pack } from '../../content/index.ts';
import type { Asking } from '../board/BoardArea.tsx';
import { type Cell, GRENADE, isTrench, isZone, type Move, soldierOf, type View } from '../../rules/index.ts';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Panel.module.css';

interface WhyNotProps {
  readonly cell: Cell;
  readonly turn: Turn;
  readonly asking: Asking;
}

/** What the rules said, and of what: an answer about another cell or another moment is none. */
interface Answered {
  readonly view: View;
  readonly cell: Cell;
  readonly said: SaidRefusal | null;
}

/** Asks the rules about the move one would expect here, and says what they answer; a press opens the clause. */
export function WhyNot({
  cell,
  turn: { seat, offers },
  asking: { pending, whyNot, openClause },
}: WhyNotProps) {
  const { pack, view, language } = useScene();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const isPosting = offers.posts.size > 0;
  useEffect(() => {
    let isStale = false;
    const decision = seat === null ? undefined : questionOf(pending, seat);
    const move = isPosting ? ({ kind: 'post', cell } as const) : expectedMove(pack, view, cell);
    if (!decision || !move || (!isPosting && soldierOf(view, decision.seat) === cell)) return;
    whyNot(decision, move).then(
      (said) => !isStale && setAnswered({ view, cell, said }),
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [pack, view, cell, seat, isPosting, pending, whyNot]);
  const said = answered?.view === view && answered.cell === cell ? answered.said : null;
  if (!said?.sentence) return null;
  const { clause } = said.refusal;
  return (
    <p className={styles.whyNot} role="status">
      {said.sentence[language]}{' '}
      {clause && (
        <button type="button" className={styles.clause} onClick={() => openClause(clause)}>
          {clause}
        </button>
      )}
    </p>
  );
}

function expectedMove(pack: Pack, view: View, cell: Cell): Move | null {
  if (view.enemies[cell] !== null) return { kind: 'attack', cell };
  if (isTrench(pack, view, cell)) return { kind: 'move', to: cell };
  if (isZone(pack.board, cell)) return { kind: 'flag', to: cell };
  const tile = view.open.find((open) => open !== null && open !== GRENADE) ?? null;
  return tile === null ? null : { kind: 'dig', to: cell, tile, turn: 0 };
}
