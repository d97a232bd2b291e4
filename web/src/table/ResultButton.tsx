import { Button } from '@bridgehead/kit';
import { Award } from 'lucide-react';
import { usePlayMessages } from '../text/play/index.ts';

/** Opens the result again. */
export function ResultButton({ onOpen }: { readonly onOpen: () => void }) {
  const { after } = usePlayMessages();
  return (
    <Button look="primary" icon={<Award aria-hidden size={20} />} onClick={onOpen}>
      {after.result}
    </Button>
  );
}
