import type { SeatLabel } from '@bridgehead/kernel';
import { Button, Field, Segmented, Select, Switch, useLanguage } from '@bridgehead/kit';
import type { NewTable } from '@bridgehead/wire';
import { Link } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { CatalogueEntry } from '../../games/catalogue.ts';
import { useStartTable } from '../../games/useStartTable.ts';
import { ClockField } from '../../online/ClockField.tsx';
import { useCreateOnline } from '../../online/useCreateOnline.ts';
import { useNetwork } from '../../online/useNetwork.ts';
import { VisibilityField } from '../../online/VisibilityField.tsx';
import { refusalSentence, usePlayMessages } from '../../text/play/index.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { Extras } from './Extras.tsx';
import { OptionFields } from './OptionFields.tsx';
import { SeatFields } from './SeatFields.tsx';
import styles from './TableForm.module.css';
import { PLACES, type Place, refuseNames, rememberName, useDraft } from './draft.ts';
import { usePlan } from './usePlan.ts';

export interface TableFormProps {
  readonly entry: CatalogueEntry;
  readonly title: string;
  readonly place: Place;
}

/** Everything a table can be asked to be, as the game's manifest offers it. */
export function TableForm({ entry, title, place }: TableFormProps) {
  const messages = usePlayMessages();
  const { form, table } = messages;
  const language = useLanguage();
  const { place: online, room } = useOnlineMessages();
  const network = useNetwork();
  const { draft, change, setCount, setPlace } = useDraft(entry, place);
  const { plan, isCurrent } = usePlan(entry.id, draft.seats.length, draft.options);
  const startTable = useStartTable();
  const createOnline = useCreateOnline();
  const [wrong, setWrong] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);

  const people = draft.seats.filter(({ kind }) => kind === 'human').length;
  const refused = plan?.refused ? refusalSentence(plan.refused, language) : null;

  const clause = wrong ? undefined : plan?.refused?.refusal.clause;

  const isOnline = draft.place === 'online';
  const own = draft.seats.find(({ kind }) => kind === 'human');
  const named = isOnline ? draft.seats.filter((seat) => seat === own || seat.kind === 'bot') : draft.seats;
  const nobody = isOnline && !own ? online.needSeat : null;
  const noNetwork = isOnline && !network ? online.offline : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const badNames = nobody ?? noNetwork ?? refuseNames(named, messages);
    setWrong(badNames);
    if (badNames || !plan || refused) return;
    setStarting(true);
    const { seats, seedText, pack, visibility, clock } = draft;
    const practice = draft.practice && people === 1;
    const table = { game: entry.id, options: plan.chosen, practice, ...(pack && { pack: pack.json }) };
    if (isOnline) {
      const places = seats.map(placeOf);
      setWrong(await createOnline(own?.name.trim() ?? '', { ...table, seats: places, visibility, clock }));
    } else {
      rememberName(seats);
      const seed = seedText.trim();
      setWrong(await startTable({ ...table, seats, ...(seed && { seedText: seed }) }));
    }
    setStarting(false);
  };

  const counts = Array.from(
    { length: entry.seats.max - entry.seats.min + 1 },
    (_, index) => entry.seats.min + index,
  );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h1>{title}</h1>
      <div className={styles.place}>
        <Segmented
          label={online.label}
          value={draft.place}
          choices={PLACES.map((each) => ({ value: each, label: online[each] }))}
          onChange={setPlace}
        />
      </div>
      <section className={styles.column} aria-labelledby="seats-title">
        <h2 id="seats-title">{form.seats}</h2>
        <Field label={form.players}>
          {(ids) => (
            <Select
              {...ids}
              value={draft.seats.length}
              choices={counts.map((count) => ({ value: count, label: String(count) }))}
              onChange={setCount}
            />
          )}
        </Field>
        <SeatFields
          entry={entry}
          place={draft.place}
          seats={draft.seats}
          options={plan?.chosen}
          onChange={(seats) => change({ seats })}
        />
        {!isOnline && people > 1 && <p className={styles.note}>{form.hotSeat}</p>}
        {!isOnline && people === 0 && <p className={styles.note}>{form.onlyBots}</p>}
      </section>
      <section className={styles.column} aria-labelledby="options-title">
        {isOnline && (
          <>
            <h2>{room.arrangement}</h2>
            <VisibilityField value={draft.visibility} onChange={(visibility) => change({ visibility })} />
            <ClockField value={draft.clock} onChange={(clock) => change({ clock })} />
          </>
        )}
        <h2 id="options-title">{form.options}</h2>
        {plan && (
          <OptionFields
            entry={entry}
            planned={plan.options}
            onChange={(id, value) => change({ options: { ...draft.options, [id]: value } })}
          />
        )}
        {people === 1 && (
          <Switch
            label={form.practice}
            hint={form.practiceHint}
            checked={draft.practice}
            onChange={(practice) => change({ practice })}
          />
        )}
        <Extras game={entry.id} draft={draft} onChange={change} />
      </section>
      <footer className={styles.footer}>
        <p className={styles.wrong} role="alert">
          {wrong ?? noNetwork ?? nobody ?? refused}{' '}
          {clause && (
            <Link to="/rules/$game" params={{ game: entry.id }} hash={clause}>
              {table.whyNot(clause)}
            </Link>
          )}
        </p>
        <Button
          type="submit"
          look="primary"
          size="large"
          icon={<Play aria-hidden fill="currentColor" />}
          disabled={starting || !isCurrent || (noNetwork ?? nobody ?? refused) !== null}
        >
          {isOnline ? online.create : form.start}
        </Button>
      </footer>
    </form>
  );
}

/** A person's seat is left open: the one who sets the table up takes the first. */
function placeOf({ kind, name, bot = '' }: SeatLabel): NewTable['seats'][number] {
  return kind === 'bot' ? { kind, bot, name: name.trim() } : { kind: 'open' };
}
