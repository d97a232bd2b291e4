import { Dialog } from '@bridgehead/kit';
import { machineKind } from '../../rules/pieces.ts';
import type { Piece, PieceId } from '../../rules/state.ts';
import { soldiersIn } from '../../rules/units.ts';
import { GunCard, MachineCard, type SoldierState, SquadCard } from '../armlist/index.ts';
import { statusWords } from '../describe.ts';
import { gaugesOf } from '../gauges.ts';
import { pieceTitle, type Scene, useScene } from '../scene.ts';

interface PieceDialogProps {
  readonly id: PieceId;
  readonly onClose: () => void;
}

/** The whole armlist of a piece, its sliders where they stand now. */
export function PieceDialog({ id, onClose }: PieceDialogProps) {
  const scene = useScene();
  return (
    <Dialog open title={scene.text.armlistOf} closeLabel={scene.text.close} onClose={onClose}>
      <PieceCard id={id} />
    </Dialog>
  );
}

function PieceCard({ id }: { readonly id: PieceId }) {
  const scene = useScene();
  const { pack, view } = scene;
  const piece = view.pieces[id];
  switch (piece?.kind) {
    case 'soldier': {
      const kind = pack.squads.find((squad) => squad.id === view.squads[piece.squad]?.model);
      return kind ? (
        <SquadCard kind={kind} soldiers={statesOf(scene, piece.squad)} chosen={piece.model} />
      ) : null;
    }
    case 'machine': {
      const kind = pack.machines.find((machine) => machine.id === machineKind(pack, piece).id);
      const pilot = view.pieces[piece.pilot];
      return kind ? (
        <MachineCard
          pack={pack}
          kind={kind}
          fitted={piece.weapons}
          durability={piece.durability}
          ammo={ammoOf(scene, piece)}
          spent={spentBy(scene, id)}
        >
          {pilot && <p>{scene.text.pilot(pieceTitle(scene, piece.pilot))}</p>}
        </MachineCard>
      ) : null;
    }
    case 'gun': {
      const kind = pack.guns.find((gun) => gun.id === piece.model);
      return kind ? <GunCard kind={kind} durability={piece.durability} ammo={ammoOf(scene, piece)} /> : null;
    }
    default:
      return null;
  }
}

function ammoOf(scene: Scene, piece: Piece): number | null {
  return gaugesOf(scene, piece)?.ammo?.left ?? null;
}

function statesOf(scene: Scene, squad: number): SoldierState[] {
  const { view, text } = scene;
  const ids = [...view.pieces.keys()].filter((id) => {
    const piece = view.pieces[id];
    return piece?.kind === 'soldier' && piece.squad === squad;
  });
  return soldiersIn(view, squad).map((soldier, place) => {
    const note = statusWords(scene, ids[place] ?? -1).join(', ');
    switch (soldier.status) {
      case 'aboard':
        return { look: 'aboard', note };
      case 'table':
        return { look: soldier.hasActed || soldier.panics ? 'spent' : 'ready', note };
      case 'reserve':
        return { look: 'ready', note };
      default:
        return { look: 'lost', note: text.statuses[soldier.status] };
    }
  });
}

function spentBy({ view }: Scene, id: PieceId): number[] {
  if (view.stage.stage !== 'act' || view.stage.actor !== id) return [];
  return view.stage.deeds.shots.flatMap((shot) =>
    typeof shot === 'object' && 'weapon' in shot ? [shot.weapon] : [],
  );
}
