import { CraterShape } from '../marks/CraterShape.tsx';
import { useScene } from '../scene.ts';
import { CELL, middleOf } from './geometry.ts';
import { scatter } from './scatter.ts';

/** Where shells and grenades have burst. A trench dug over a crater hides it. */
export function Craters() {
  const { pack, craters } = useScene();
  return craters.map((cell, index) => {
    const { x, y } = middleOf(pack.board, cell);
    const aside = (salt: number) => scatter(index, salt, CELL / 3) - CELL / 6;
    const turn = scatter(index, 11, 360);
    return (
      <g key={index} transform={`translate(${x + aside(9)} ${y + aside(10)}) rotate(${turn}) scale(.72)`}>
        <CraterShape />
      </g>
    );
  });
}
