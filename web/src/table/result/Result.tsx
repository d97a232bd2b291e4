import { Suspense } from 'react';
import { reportFault } from '../../online/faults.ts';
import { BoardGuard } from '../BoardGuard.tsx';
import { ResultScreen, type ResultScreenProps } from './ResultScreen.tsx';

/** An end that the game cannot tell leaves the table as it is. */
export function Result(props: ResultScreenProps) {
  const { carrier, entry } = props;
  return (
    <BoardGuard
      position="end"
      onFault={(error) =>
        reportFault({
          game: entry.id,
          part: 'ending',
          about: carrier.info.header.rules,
          error: String(error),
        })
      }
      instead={() => null}
    >
      <Suspense fallback={null}>
        <ResultScreen {...props} />
      </Suspense>
    </BoardGuard>
  );
}
