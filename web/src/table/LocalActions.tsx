import { Button, buttonClass, toast } from '@bridgehead/kit';
import { Link } from '@tanstack/react-router';
import { History, RotateCcw } from 'lucide-react';
import type { TableInfo } from '../carrier/snapshot.ts';
import { useStartTable } from '../games/useStartTable.ts';
import { findPack } from '../storage/packs.ts';
import { usePlayMessages } from '../text/play/index.ts';

/** After a game of this browser: the same table again, or the same game once more. */
export function LocalActions({ info: { id, header } }: { readonly info: TableInfo }) {
  const { after } = usePlayMessages();
  const startTable = useStartTable();
  const rematch = async () => {
    const pack = await findPack(header.content.hash);
    const { game, options, seats, practice } = header;
    const wrong = await startTable({
      game,
      options,
      seats,
      ...(practice && { practice }),
      ...(pack !== undefined && { pack }),
    });
    if (wrong) toast({ text: wrong, tone: 'refusal' });
  };
  return (
    <>
      <Button look="primary" icon={<RotateCcw aria-hidden size={20} />} onClick={() => void rematch()}>
        {after.rematch}
      </Button>
      <Link to="/record/$id" params={{ id }} className={buttonClass('plain')}>
        <History aria-hidden size={20} />
        {after.replay}
      </Link>
    </>
  );
}
