import { Button, Field, Select, useLanguage } from '@bridgehead/kit';
import { Link } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { CatalogueEntry } from '../../games/catalogue.ts';
import { useStartTable } from '../../games/useStartTable.ts';
import { refusalSentence, useMessages } from '../../text/index.ts';
import { Extras } from './Extras.tsx';
import { OptionFields } from './OptionFields.tsx';
import { SeatFields } from './SeatFields.tsx';
import styles from './TableForm.module.css';
import { refuseNames, rememberName, useDraft } from './draft.ts';
import { usePlan } from './usePlan.ts';

/** Everything a table can be asked to be, as the game's manifest offers it. */
export function TableForm({ entry, title }: { readonly entry: CatalogueEntry; readonly title: string }) {
  const messages = useMessages();
  const { form } = messages;
  const language = useLanguage();
  const { draft, change, setCount } = useDraft(entry);
  const { plan, isCurrent } = usePlan(entry.id, draft.seats.length, draft.options);
  const startTable = useStartTable();
  const [wrong, setWrong] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);

  const people = draft.seats.filter(({ kind }) => kind === 'human').length;
  const refused = plan?.refused ? refusalSentence(plan.refused, language) : null;

  const clause = wrong ? undefined : plan?.refused?.refusal.clause;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const badNames = refuseNames(draft.seats, messages);
    setWrong(badNames);
    if (badNames || !plan || refused) return;
    setStarting(true);
    rememberName(draft.seats);
    const { seedText, pack } = draft;
    setWrong(
      await startTable({
        game: entry.id,
        options: plan.chosen,
        seats: draft.seats,
        ...(seedText.trim() && { seedText: seedText.trim() }),
        ...(pack && { pack: pack.json }),
      }),
    );
    setStarting(false);
  };

  const counts = Array.from(
    { length: entry.seats.max - entry.seats.min + 1 },
    (_, index) => entry.seats.min + index,
  );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h1>{title}</h1>
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
          seats={draft.seats}
          options={plan?.chosen}
          onChange={(seats) => change({ seats })}
        />
        {people > 1 && <p className={styles.note}>{form.hotSeat}</p>}
        {people === 0 && <p className={styles.note}>{form.onlyBots}</p>}
      </section>
      <section className={styles.column} aria-labelledby="options-title">
        <h2 id="options-title">{form.options}</h2>
        {plan && (
          <OptionFields
            planned={plan.options}
            onChange={(id, value) => change({ options: { ...draft.options, [id]: value } })}
          />
        )}
        <Extras game={entry.id} draft={draft} onChange={change} />
      </section>
      <footer className={styles.footer}>
        <p className={styles.wrong} role="alert">
          {wrong ?? refused}{' '}
          {clause && (
            <Link to="/rules/$game" params={{ game: entry.id }} hash={clause}>
              {messages.table.whyNot(clause)}
            </Link>
          )}
        </p>
        <Button
          type="submit"
          look="primary"
          size="large"
          icon={<Play aria-hidden fill="currentColor" />}
          disabled={starting || !isCurrent || refused !== null}
        >
          {form.start}
        </Button>
      </footer>
    </form>
  );
}
