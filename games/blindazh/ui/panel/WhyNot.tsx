import { questionOf, useWhyNot, WhyNot as Refused } from '@bridgehead/kit/table';
import type { Pack } from '../../content/index.ts';
import type { Asking } from '../board/BoardArea.tsx';
import { type Cell, GRENADE, isTrench, isZone, type Move, soldierOf, type View } from '../../rules/index.ts';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';

interface WhyNotProps {
  readonly cell: Cell;
  readonly turn: Turn;
  readonly asking: Asking;
}

/** Asks the rules about the move one would expect here, and says what they answer. */
export function WhyNot({
  cell,
  turn: { seat, offers },
  asking: { pending, whyNot, openClause },
}: WhyNotProps) {
  const { pack, view, language } = useScene();
  const isPosting = offers.posts.size > 0;
  const decision = seat === null ? undefined : questionOf(pending, seat);
  const isOwnPlace = !isPosting && decision !== undefined && soldierOf(view, decision.seat) === cell;
  const move: Move | null = isPosting ? { kind: 'post', cell } : expectedMove(pack, view, cell);
  const said = useWhyNot(whyNot, decision, isOwnPlace ? null : move);
  if (!said?.sentence) return null;
  return <Refused words={said.sentence[language]} clause={said.refusal.clause} openClause={openClause} />;
}

function expectedMove(pack: Pack, view: View, cell: Cell): Move | null {
  if (view.enemies[cell] !== null) return { kind: 'attack', cell };
  if (isTrench(pack, view, cell)) return { kind: 'move', to: cell };
  if (isZone(pack.board, cell)) return { kind: 'flag', to: cell };
  const tile = view.open.find((open) => open !== null && open !== GRENADE) ?? null;
  return tile === null ? null : { kind: 'dig', to: cell, tile, turn: 0 };
}
