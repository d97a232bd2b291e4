import { Ground, Print, Sky } from '@bridgehead/kit/print';
import type { Pack } from '../../content/pack.ts';
import { findGun, findMachine, findSquad } from '../../rules/kinds.ts';
import type { PieceId } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { MachinePicture } from '../drawings/MachinePicture.tsx';
import { SIDE_INK } from '../drawings/inks.ts';
import { SoldierShape } from '../drawings/SoldierFigure.tsx';

interface PortraitProps {
  readonly pack: Pack;
  readonly view: View;
  readonly id: PieceId;
}

/** A piece as its armlist shows it. */
export function Portrait({ pack, view, id }: PortraitProps) {
  const piece = view.pieces[id];
  if (piece?.kind === 'soldier') {
    const kind = findSquad(pack, view.squads[piece.squad]?.model ?? '');
    const soldier = kind?.soldiers[piece.model];
    return (
      kind &&
      soldier && (
        <Print>
          <Sky height={150} density={0.3} fill={SIDE_INK[kind.colours]} />
          <Ground heights={[180, 176, 182, 178]} />
          <g transform="translate(154 181) scale(2.5)">
            <SoldierShape kind={kind} soldier={soldier} />
          </g>
        </Print>
      )
    );
  }
  if (piece?.kind === 'machine') {
    const kind = findMachine(pack, piece.model);
    return kind && <MachinePicture id={kind.id} chassis={kind.chassis} colours={kind.colours} />;
  }
  if (piece?.kind === 'gun') {
    const kind = findGun(pack, piece.model);
    return kind && <MachinePicture id={kind.id} chassis="wheels" colours={kind.colours} />;
  }
  return null;
}
