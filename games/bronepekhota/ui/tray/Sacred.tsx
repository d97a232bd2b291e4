import { pieceAt } from '../../rules/pieces.ts';
import { isSacred } from '../../rules/sacred.ts';
import type { PieceId } from '../../rules/state.ts';
import { en } from '../info/words/en.ts';
import { ru } from '../info/words/ru.ts';
import { battlefieldOf, titlesOf, useScene } from '../scene.ts';
import type { Draft } from '../use-draft.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Sacred.module.css';

const WORDS = { ru, en };

/** Who must not fall by one's own hand, because that loses the battle, and would be fought or shot at. */
export function Sacred({ turn, draft }: { readonly turn: Turn; readonly draft: Draft }) {
  return <SacredAmong among={foughtBy(turn, draft)} />;
}

export function SacredAmong({ among }: { readonly among: readonly PieceId[] }) {
  const scene = useScene();
  const battlefield = battlefieldOf(scene);
  const sacred = [...new Set(among)].filter((id) => isSacred(battlefield, pieceAt(battlefield.state, id)));
  if (sacred.length === 0) return null;
  return <p className={styles.sacred}>{WORDS[scene.language].mustNotFall(titlesOf(scene, sacred))}</p>;
}

/** Whom the plan may kill; a grenade says that itself. */
function foughtBy({ plan }: Turn, { outlooks, thrownAt, way }: Draft): readonly PieceId[] {
  switch (plan?.do) {
    case 'shoot':
      if (thrownAt !== null) return [];
      return plan.at.flatMap((id) => {
        const outlook = outlooks.get(id);
        return outlook && !('refusal' in outlook) ? [id, ...outlook.victims] : [];
      });
    case 'fight':
      return plan.object === null ? [] : [plan.object];
    default:
      return way?.contact ?? [];
  }
}
