import { Dialog } from '@bridgehead/kit';
import type { PieceId } from '../../rules/state.ts';
import { useScene } from '../scene.ts';
import { Roster } from './Roster.tsx';

interface RosterDialogProps {
  readonly onUnit: (id: PieceId) => void;
  readonly onClose: () => void;
}

export function RosterDialog({ onUnit, onClose }: RosterDialogProps) {
  const { text } = useScene();
  return (
    <Dialog open title={text.roster} closeLabel={text.close} onClose={onClose}>
      <Roster
        isWhole
        onUnit={(id) => {
          onUnit(id);
          onClose();
        }}
      />
    </Dialog>
  );
}
