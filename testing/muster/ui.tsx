import {
  Button,
  type DocumentCard,
  Field,
  type GamePageProps,
  type GameUi,
  type OpenDocument,
  TextInput,
  type TableProps,
  toast,
} from '@bridgehead/kit';
import { Problem } from '@bridgehead/kernel';
import { useEffect, useState } from 'react';
import type { Move } from './moves.ts';
import type { Event, View } from './rules.ts';
import type { Squad } from './squad.ts';

interface Pack {
  readonly tanks: number;
  readonly guns: number;
}

const EMPTY: Squad = { name: '', tanks: 0, guns: 0 };

/** A squad is named, filled and kept. */
function SquadPage({ pack, documents, document, isShown, openClause }: GamePageProps<Pack>) {
  const [kept, setKept] = useState<OpenDocument | null>(document);
  const [squad, setSquad] = useState<Squad>((document?.body as Squad | undefined) ?? EMPTY);
  const [link, setLink] = useState('');
  const attempt = (act: () => Promise<void>) =>
    act().catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      toast({ text: error.sentence.en, tone: 'refusal' });
    });
  const save = (isCopy: boolean) =>
    attempt(async () => {
      const from = isCopy ? null : kept;
      setKept(await documents.save({ kind: 'squad', body: squad, ...(from && { from }) }));
      toast({ text: 'Kept.' });
    });
  const share = () => attempt(async () => setLink(await documents.share(kept?.id ?? '')));
  return (
    <section aria-label="Squad">
      <h2>Squad of {squad.tanks * pack.tanks + squad.guns * pack.guns} points</h2>
      <Field label="Name">
        {(ids) => (
          <TextInput
            {...ids}
            value={squad.name}
            readOnly={isShown}
            onChange={(name) => setSquad({ ...squad, name })}
          />
        )}
      </Field>
      {(['tanks', 'guns'] as const).map((unit) => (
        <Button key={unit} disabled={isShown} onClick={() => setSquad({ ...squad, [unit]: squad[unit] + 1 })}>
          {unit}: {squad[unit]}
        </Button>
      ))}
      {!isShown && <Button onClick={() => void save(false)}>Keep</Button>}
      {!isShown && <Button onClick={() => void save(true)}>Keep as new</Button>}
      {!isShown && kept && <Button onClick={() => void share()}>Share</Button>}
      <Button look="quiet" onClick={() => openClause('MUS-1.1')}>
        MUS-1.1
      </Button>
      {link && <output>{link}</output>}
    </section>
  );
}

function Table({
  view,
  viewer,
  pending,
  documents,
  answer,
  seats,
  frame,
}: TableProps<View, Move, Event, Pack>) {
  const [mine, setMine] = useState<readonly DocumentCard[]>([]);
  useEffect(() => {
    documents.list('squad').then(setMine, () => setMine([]));
  }, [documents]);
  const own = pending.find(({ seat }) => seat === viewer);
  const bring = async (id: string) => {
    const { body } = await documents.open(id);
    if (own) answer(own, { squad: body as Squad });
  };
  return frame({
    board: (
      <ul>
        {view.squads.map((squad, seat) => (
          <li key={seats[seat]?.name}>
            {seats[seat]?.name}: {squad === null ? 'nothing yet' : squad === 'hidden' ? 'hidden' : squad.name}
          </li>
        ))}
      </ul>
    ),
    tray: own
      ? mine.map(({ id, title }) => (
          <Button key={id} onClick={() => void bring(id)}>
            Bring {title}
          </Button>
        ))
      : null,
    seatMark: (seat) => <span aria-hidden>{seat + 1}</span>,
    seatNote: () => '',
  });
}

const ui: GameUi<View, Move, Event, Pack> = {
  Table,
  Aftermath: ({ story }) => <p>{story.length} things were told.</p>,
  pages: [{ path: 'squads', title: { ru: 'Отряды', en: 'Squads' }, kind: 'squad', Page: SquadPage }],
};

export default ui;
