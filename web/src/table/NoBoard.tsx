import { Button, type FrameParts } from '@bridgehead/kit';
import type { ReactNode } from 'react';
import { InsideMain, Notice } from '../app/Notice.tsx';
import { usePlayMessages } from '../text/play/index.ts';

/** Stands where a board could not be drawn. */
export function NoBoard({ onDrawAgain }: { readonly onDrawAgain: () => void }) {
  const { table } = usePlayMessages();
  return (
    <InsideMain value={true}>
      <Notice
        title={table.noBoardTitle}
        actions={
          <Button look="primary" onClick={onDrawAgain}>
            {table.drawAgain}
          </Button>
        }
      >
        <p>{table.noBoard}</p>
      </Notice>
    </InsideMain>
  );
}

/** What the frame shows of a game that cannot draw itself. */
export function withoutBoard(board: ReactNode): FrameParts {
  return { board, tray: null, seatMark: () => null, seatNote: () => null };
}
