import { useLocalized } from '@bridgehead/kit';
import { useParams } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { useTitle } from '../app/useTitle.ts';
import type { ReplayCarrier } from '../carrier/carrier.ts';
import { openReplay, type Watch } from '../carrier/open.ts';
import { type CatalogueEntry, findEntry } from '../games/catalogue.ts';
import { AfterGame, Result } from '../table/later.ts';
import { OpeningNotice } from '../table/OpeningNotice.tsx';
import { ReplayActions } from '../table/ReplayActions.tsx';
import { ResultButton } from '../table/ResultButton.tsx';
import { Scrubber } from '../table/Scrubber.tsx';
import { useStage, useTold } from '../table/staging/useStage.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useCarrier } from '../table/useCarrier.ts';
import { usePlayMessages } from '../text/play/index.ts';

/** A finished or imported game of this browser, played again. */
export function RecordPage() {
  const { id } = useParams({ from: '/record/$id' });
  return <KeptRecord key={id} id={id} served={false} />;
}

/** A game that was finished at a table on the server. */
export function ServedRecordPage() {
  const { id } = useParams({ from: '/online/record/$id' });
  return <KeptRecord key={id} id={id} served />;
}

function KeptRecord({ id, served }: { readonly id: string; readonly served: boolean }) {
  const open = useCallback(
    (watch: Watch, signal: AbortSignal) => openReplay(id, served, watch, signal),
    [id, served],
  );
  const { opening, again } = useCarrier(open);
  if (opening.state !== 'open') {
    return <OpeningNotice kept={served ? undefined : id} opening={opening} onAgain={again} />;
  }
  return <Replay carrier={opening.carrier} />;
}

function Replay({ carrier }: { readonly carrier: ReplayCarrier }) {
  const { replay } = usePlayMessages();
  const [failure, setFailure] = useState<unknown>();
  const entry = findEntry(carrier.info.header.game);
  useTitle(replay.title(useLocalized()(carrier.info.title)));
  if (failure) throw failure;
  if (!entry) throw new Error(`no ui for ${carrier.info.header.game}`);
  return (
    <Suspense fallback={<Loading />}>
      <Replaying carrier={carrier} entry={entry} onBroken={setFailure} />
    </Suspense>
  );
}

interface ReplayingProps {
  readonly carrier: ReplayCarrier;
  readonly entry: CatalogueEntry;
  readonly onBroken: (error: unknown) => void;
}

function Replaying({ carrier, entry, onBroken }: ReplayingProps) {
  const stage = useStage(carrier, entry, true);
  const { result } = useTold(stage);
  const [isOpen, setOpen] = useState(false);
  const seek = (to: number, open: boolean) => {
    setOpen(open);
    void carrier.seek(to);
  };
  return (
    <>
      <TableScreen
        stage={stage}
        entry={entry}
        onBroken={onBroken}
        replaying
        dock={<Scrubber stage={stage} onEnd={() => setOpen(true)} />}
      />
      <AfterGame
        carrier={stage.carrier}
        entry={entry}
        actions={<ResultButton onOpen={() => seek(carrier.length, true)} />}
      />
      {result && (
        <Result
          carrier={stage.carrier}
          entry={entry}
          result={result}
          open={isOpen}
          onClose={() => setOpen(false)}
          isClosed
          actions={<ReplayActions onAgain={() => seek(0, false)} onBoard={() => setOpen(false)} />}
        />
      )}
    </>
  );
}
