import { useLocalized, useSettings } from '@bridgehead/kit';
import { useParams } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { useTitle } from '../app/useTitle.ts';
import type { LocalCarrier } from '../carrier/carrier.ts';
import { openLocal, type Watch } from '../carrier/open.ts';
import { type CatalogueEntry, findEntry } from '../games/catalogue.ts';
import { AfterGame, ResultDock } from '../table/later.ts';
import { LocalActions } from '../table/LocalActions.tsx';
import { OpeningNotice } from '../table/OpeningNotice.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { useSawEnd } from '../table/result/useSawEnd.ts';
import { useStage, useTold } from '../table/staging/useStage.ts';
import { useCarrier } from '../table/useCarrier.ts';
import { usePlayMessages } from '../text/play/index.ts';

/** A table played in this browser. */
export function TablePage() {
  const { id } = useParams({ from: '/table/$id' });
  const open = useCallback(
    (watch: Watch, signal: AbortSignal) => openLocal(id, useSettings.getState().pace, watch, signal),
    [id],
  );
  const { opening, again } = useCarrier(open);
  if (opening.state !== 'open') return <OpeningNotice kept={id} opening={opening} onAgain={again} />;
  return <LocalTable key={id} carrier={opening.carrier} />;
}

function LocalTable({ carrier }: { readonly carrier: LocalCarrier }) {
  const { table } = usePlayMessages();
  const pace = useSettings((settings) => settings.pace);
  const [failure, setFailure] = useState<unknown>();
  const entry = findEntry(carrier.info.header.game);
  useTitle(table.title(useLocalized()(carrier.info.title)));
  useEffect(() => carrier.setPace(pace), [carrier, pace]);
  if (failure) throw failure;
  if (!entry) throw new Error(`no ui for ${carrier.info.header.game}`);
  return (
    <Suspense fallback={<Loading />}>
      <Playing carrier={carrier} entry={entry} onBroken={setFailure} />
    </Suspense>
  );
}

interface PlayingProps {
  readonly carrier: LocalCarrier;
  readonly entry: CatalogueEntry;
  readonly onBroken: (error: unknown) => void;
}

function Playing({ carrier, entry, onBroken }: PlayingProps) {
  const stage = useStage(carrier, entry);
  const { result } = useTold(stage);
  const sawEnd = useSawEnd(result);
  const actions = <LocalActions info={carrier.info} />;
  return (
    <>
      <TableScreen
        stage={stage}
        entry={entry}
        onBroken={onBroken}
        dock={
          result && (
            <ResultDock
              carrier={stage.carrier}
              entry={entry}
              result={result}
              isNew={sawEnd}
              isClosed
              actions={actions}
            />
          )
        }
      />
      {result && <AfterGame carrier={stage.carrier} entry={entry} actions={actions} />}
    </>
  );
}
