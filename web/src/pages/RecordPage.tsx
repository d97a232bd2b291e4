import { useLocalized } from '@bridgehead/kit';
import { useParams } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { useTitle } from '../app/useTitle.ts';
import type { ReplayCarrier } from '../carrier/carrier.ts';
import { openReplay, type Watch } from '../carrier/open.ts';
import { findEntry } from '../games/catalogue.ts';
import { AfterGame } from '../table/AfterGame.tsx';
import { OpeningNotice } from '../table/OpeningNotice.tsx';
import { Scrubber } from '../table/Scrubber.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { useCarrier } from '../table/useCarrier.ts';
import { useMessages } from '../text/index.ts';

/** A finished or imported game, played again. */
export function RecordPage() {
  const { id } = useParams({ from: '/record/$id' });
  const open = useCallback((watch: Watch, signal: AbortSignal) => openReplay(id, watch, signal), [id]);
  const { opening, again } = useCarrier(open);
  if (opening.state !== 'open') return <OpeningNotice id={id} opening={opening} onAgain={again} />;
  return <Replay key={id} carrier={opening.carrier} />;
}

function Replay({ carrier }: { readonly carrier: ReplayCarrier }) {
  const { replay } = useMessages();
  const [failure, setFailure] = useState<unknown>();
  const entry = findEntry(carrier.info.header.game);
  useTitle(replay.title(useLocalized()(carrier.info.title)));
  if (failure) throw failure;
  if (!entry) throw new Error(`no ui for ${carrier.info.header.game}`);
  return (
    <Suspense fallback={<Loading />}>
      <TableScreen
        carrier={carrier}
        entry={entry}
        onBroken={setFailure}
        replaying
        dock={<Scrubber carrier={carrier} />}
      />
      <AfterGame carrier={carrier} entry={entry} replaying />
    </Suspense>
  );
}
