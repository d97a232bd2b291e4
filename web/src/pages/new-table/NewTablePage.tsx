import { useLocalized } from '@bridgehead/kit';
import { useParams, useSearch } from '@tanstack/react-router';
import { NotFound } from '../../app/NotFound.tsx';
import { useTitle } from '../../app/useTitle.ts';
import { type CatalogueEntry, findEntry } from '../../games/catalogue.ts';
import { usePlayMessages } from '../../text/play/index.ts';
import type { Place } from './draft.ts';
import { TableForm } from './TableForm.tsx';

export function NewTablePage() {
  const { game } = useParams({ from: '/shell/new/$game' });
  const { place = 'here' } = useSearch({ from: '/shell/new/$game' });
  const entry = findEntry(game);
  return entry ? <NewTable entry={entry} place={place} /> : <NotFound />;
}

function NewTable({ entry, place }: { readonly entry: CatalogueEntry; readonly place: Place }) {
  const { form } = usePlayMessages();
  const title = form.title(useLocalized()(entry.title));
  useTitle(title);
  return <TableForm entry={entry} title={title} place={place} />;
}
