import { isSacred } from '../../rules/conditions.ts';
import { pieceAt } from '../../rules/pieces.ts';
import type { PieceId } from '../../rules/state.ts';
import { battlefieldOf, titlesOf, useScene } from '../scene.ts';
import styles from './Outcome.module.css';

/** Of those whom a plan may kill: who must not fall by one's own hand, because that loses the battle. */
export function Sacred({ among }: { readonly among: readonly PieceId[] }) {
  const scene = useScene();
  const battlefield = battlefieldOf(scene);
  const sacred = [...new Set(among)].filter((id) => isSacred(battlefield, pieceAt(battlefield.state, id)));
  if (sacred.length === 0) return null;
  return <p className={styles.sacred}>{scene.text.mustNotFall(titlesOf(scene, sacred))}</p>;
}
