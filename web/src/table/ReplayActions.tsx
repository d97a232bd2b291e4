import { Button } from '@bridgehead/kit';
import { History } from 'lucide-react';
import { usePlayMessages } from '../text/play/index.ts';

export interface ReplayActionsProps {
  readonly onAgain: () => void;
  readonly onBoard: () => void;
}

/** After a record was watched to its end. */
export function ReplayActions({ onAgain, onBoard }: ReplayActionsProps) {
  const { after } = usePlayMessages();
  return (
    <>
      <Button look="primary" icon={<History aria-hidden size={20} />} onClick={onAgain}>
        {after.fromStart}
      </Button>
      <Button onClick={onBoard}>{after.showBoard}</Button>
    </>
  );
}
