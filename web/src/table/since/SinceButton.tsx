import { Badge, Button } from '@bridgehead/kit';
import { BookMarked } from 'lucide-react';
import { usePlayMessages } from '../../text/play/index.ts';

export interface SinceButtonProps {
  readonly unread: number;
  readonly onOpen: () => void;
}

/** The way to what others have done; a figure says that some of it is unread. */
export function SinceButton({ unread, onOpen }: SinceButtonProps) {
  const { since } = usePlayMessages();
  return (
    <Button look="quiet" icon={<BookMarked aria-hidden size={20} />} onClick={onOpen}>
      {since.title}
      {unread > 0 && <Badge count={unread} label={since.unread(unread)} />}
    </Button>
  );
}
