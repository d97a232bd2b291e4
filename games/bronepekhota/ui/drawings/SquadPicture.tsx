import { Cuts, INK, PAPER } from '@bridgehead/kit/print';
import type { SquadKind } from '../../rules/armoury.ts';
import { SIDE_INK } from './inks.ts';
import { SoldierShape } from './SoldierFigure.tsx';

const [WIDTH, HEIGHT, GROUND] = [320, 130, 112];

interface SquadPictureProps {
  readonly kind: SquadKind;
  /** By place: whoever is gone leaves a gap. */
  readonly lost?: readonly boolean[];
}

/** The squad in a row, as it stands on the table at home. */
export function SquadPicture({ kind, lost = [] }: SquadPictureProps) {
  const step = WIDTH / kind.soldiers.length;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <rect width={WIDTH} height={HEIGHT} fill={PAPER} />
      <Cuts
        x={0}
        y={6}
        width={WIDTH}
        height={90}
        rows={9}
        length={50}
        density={0.35}
        weight={1.1}
        seed={kind.cost}
        fill={SIDE_INK[kind.colours]}
      />
      <path d={`M0 ${GROUND}L90 ${GROUND - 4}L200 ${GROUND}L320 ${GROUND - 3}V${HEIGHT}H0Z`} fill={INK} />
      {kind.soldiers.map((soldier, place) => (
        <g
          key={place}
          transform={`translate(${(step * (place + 0.47)).toFixed(1)} ${GROUND - 1 + (place % 2) * 4}) scale(1.36)`}
          opacity={lost[place] ? 0.15 : 1}
        >
          <SoldierShape kind={kind} soldier={soldier} />
        </g>
      ))}
    </svg>
  );
}
