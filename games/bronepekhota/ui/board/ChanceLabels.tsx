import type { TargetOutlook } from '../../rules/inquire/targets.ts';
import type { Piece, PieceId } from '../../rules/state.ts';
import { harmOf } from '../harm.ts';
import { isFoe, useScene } from '../scene.ts';
import type { Draft } from '../use-draft.ts';
import { Label } from './Labels.tsx';
import { uncrowded } from './uncrowded.ts';
import type { Pane } from './use-pane.ts';

interface ChanceLabelsProps {
  readonly pane: Pane;
  readonly outlooks: Draft['outlooks'];
  /** Who is aimed at. */
  readonly at: readonly PieceId[];
}

/** Pixels of “100 %”. */
const SIZE = { width: 46, height: 21 };

/** Over whoever can be hit, how likely it tells. In a crowd the likeliest: the others are in the list, and can be pressed. */
export function ChanceLabels({ pane: { projection, scale }, pane, outlooks, at }: ChanceLabelsProps) {
  const scene = useScene();
  const { view, text } = scene;
  const isAimedAt = ({ target }: TargetOutlook) => at.includes(target);
  const labels = [...outlooks.values()]
    .filter((outlook): outlook is TargetOutlook => !('refusal' in outlook))
    .filter((outlook) => isAimedAt(outlook) || (isFoe(scene, pieceOf(outlook)) && outlook.hits > 0))
    .toSorted(
      (one, other) =>
        Number(isAimedAt(other)) - Number(isAimedAt(one)) || harmOf(view, other) - harmOf(view, one),
    )
    .map((outlook) => {
      const { x, y } = projection.toDrawing(pieceOf(outlook));
      return { outlook, place: { x: x * scale, y: y * scale } };
    });
  return uncrowded(labels, SIZE).map(({ outlook }) => (
    <Label
      key={outlook.target}
      pane={pane}
      at={pieceOf(outlook)}
      above={22}
      look={outlook.destroys >= 0.5 ? 'good' : outlook.hits > 0 ? 'plain' : 'bad'}
    >
      {text.percent(harmOf(view, outlook))}
    </Label>
  ));

  function pieceOf({ target }: TargetOutlook): Piece {
    return view.pieces[target] as Piece;
  }
}
