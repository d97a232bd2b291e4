import { markAt } from '../../rules/index.ts';
import { MarkShape } from '../marks/MarkShape.tsx';
import { useScene } from '../scene.ts';
import { placeAt } from './geometry.ts';

/** What trenches carry, over the pieces: an enemy in a trench must not hide what waits there. */
export function Marks() {
  const { pack, view } = useScene();
  return view.trenches.map((_, cell) => {
    const mark = markAt(pack, view, cell);
    return (
      mark && (
        <g key={cell} transform={placeAt(pack.board, cell)}>
          <MarkShape mark={mark} />
        </g>
      )
    );
  });
}
