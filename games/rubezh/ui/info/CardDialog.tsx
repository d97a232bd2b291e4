import { Dialog } from '@bridgehead/kit';
import type { Looking } from '../looking.ts';
import { useScene } from '../scene.ts';
import { CardSheet } from './CardSheet.tsx';
import { titleOf } from './title.ts';

interface CardDialogProps {
  readonly looking: Looking;
  readonly onClose: () => void;
}

/** A card opened large. */
export function CardDialog({ looking, onClose }: CardDialogProps) {
  const scene = useScene();
  return (
    <Dialog open title={titleOf(scene, looking)} closeLabel={scene.text.close} onClose={onClose}>
      <CardSheet looking={looking} />
    </Dialog>
  );
}
