import { Problem } from '@bridgehead/kernel';
import {
  Button,
  type DocumentCard,
  Field,
  type GamePageProps,
  type GameUi,
  type OpenDocument,
  type TableProps,
  TextInput,
  toast,
} from '@bridgehead/kit';
import { useEffect, useState } from 'react';
import { type Army, strengthOf } from '../../kernel/test/games/muster/army.ts';
import type { Event, Move, View } from '../../kernel/test/games/muster/rules.ts';

const NAMES = ['I', 'II', 'III', 'IV'];

/** Where armies are made: named, filled, kept and shown to others. */
function ArmyPage({ documents, document, isShown, openClause }: GamePageProps) {
  const [kept, setKept] = useState<OpenDocument | null>(document);
  const [army, setArmy] = useState<Army>((document?.body as Army | undefined) ?? { title: '', units: [] });
  const [link, setLink] = useState('');
  const attempt = (act: () => Promise<void>) =>
    void act().catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      toast({ text: error.sentence.en, tone: 'refusal' });
    });
  const keep = async (from: OpenDocument | null) => {
    setKept(await documents.save({ kind: 'army', body: army, ...(from && { from }) }));
    toast({ text: 'Kept.' });
  };
  const addUnit = () => {
    const unit = { name: NAMES[army.units.length] ?? '', strength: 4 };
    setArmy({ ...army, units: [...army.units, unit] });
  };
  return (
    <section aria-label="Army">
      <h2>Strength {strengthOf(army)}</h2>
      <Field label="Title">
        {(ids) => (
          <TextInput
            {...ids}
            value={army.title}
            readOnly={isShown}
            onChange={(title) => setArmy({ ...army, title })}
          />
        )}
      </Field>
      <Button look="quiet" onClick={() => openClause('MUS-1.2')}>
        Rule
      </Button>
      {!isShown && (
        <>
          <Button onClick={addUnit}>Add a unit</Button>
          <Button onClick={() => attempt(() => keep(kept))}>Keep</Button>
          <Button onClick={() => attempt(() => keep(null))}>Keep as new</Button>
        </>
      )}
      {!isShown && kept && (
        <Button onClick={() => attempt(async () => setLink(await documents.share(kept.id)))}>Share</Button>
      )}
      {link && <output>{link}</output>}
    </section>
  );
}

function Table(props: TableProps<View, Move, Event, unknown>) {
  const { view, viewer, pending, documents, answer, seats, frame } = props;
  const [mine, setMine] = useState<readonly DocumentCard[]>([]);
  useEffect(() => {
    documents.list('army').then(setMine, () => setMine([]));
  }, [documents]);
  const asked = pending.find(({ seat }) => seat === viewer);
  const bring = async (id: string) => {
    const { body } = await documents.open(id);
    if (asked) answer(asked, { kind: 'bring', army: body as Army });
  };
  const next = viewer === 'spectator' ? 0 : (view.sent[viewer]?.length ?? 0);
  return frame({
    board: (
      <ul>
        {seats.map(({ name }, seat) => (
          <li key={name}>
            {name}: {view.armies[seat]?.title ?? (view.hasBrought[seat] ? 'unseen' : 'nothing yet')}
          </li>
        ))}
      </ul>
    ),
    tray:
      asked?.kind === 'send' ? (
        <Button onClick={() => answer(asked, { kind: 'send', unit: next })}>Send a unit</Button>
      ) : asked ? (
        mine.map(({ id, title }) => (
          <Button key={id} onClick={() => void bring(id)}>
            Bring {title}
          </Button>
        ))
      ) : null,
    seatMark: (seat) => <span aria-hidden>{seat + 1}</span>,
    seatNote: () => null,
  });
}

const ui: GameUi<View, Move, Event, unknown> = {
  Table,
  Aftermath: () => null,
  pages: [{ path: 'armies', title: { ru: 'Армии', en: 'Armies' }, kind: 'army', Page: ArmyPage }],
};

export default ui;
