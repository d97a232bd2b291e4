import { Button, Dialog, Field, type GamePageProps, Select, TextInput } from '@bridgehead/kit';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { CATEGORIES, type Category, type Pack, type WarEvent } from '../../content/schema.ts';
import { longDate } from '../dates.ts';
import { Scene } from '../scenes/Scene.tsx';
import { EventSheet } from '../spotlight/EventSheet.tsx';
import { useWords } from '../text.ts';
import styles from './Chronicle.module.css';
import { byYear, select } from './select.ts';

/** All events of the pack to leaf through: for whoever wants to read, and for a class. */
export function Chronicle({ pack }: GamePageProps<Pack>) {
  const { text, language } = useWords();
  const words = text.chronicle;
  const [wanted, setWanted] = useState('');
  const [category, setCategory] = useState<Category | 'every'>('every');
  const [open, setOpen] = useState<WarEvent | null>(null);
  const subjects = (['every', ...CATEGORIES] as const).map((value) => ({
    value,
    label: value === 'every' ? words.every : text.categories[value],
  }));
  const found = select(pack.events, { words: wanted, category }, language);
  return (
    <div className={styles.chronicle}>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.wish}>
        <Field label={words.search}>
          {(ids) => <TextInput {...ids} type="search" value={wanted} onChange={setWanted} />}
        </Field>
        <Field label={words.category}>
          {(ids) => <Select {...ids} value={category} choices={subjects} onChange={setCategory} />}
        </Field>
        <p role="status">{words.found(found.length)}</p>
      </div>
      {found.length === 0 && <p>{words.none(wanted)}</p>}
      {byYear(found).map(([year, events]) => (
        <section key={year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul className={styles.events}>
            {events.map((event) => (
              <li key={event.id}>
                <button type="button" className={styles.event} onClick={() => setOpen(event)}>
                  <span className={styles.scene}>
                    <Scene id={event.scene} />
                  </span>
                  <span className={styles.date}>{longDate(event.date, language)}</span>
                  <span className={styles.title}>{event.title[language]}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Reader event={open} among={found} onTurn={setOpen} />
    </div>
  );
}

interface ReaderProps {
  readonly event: WarEvent | null;
  readonly among: readonly WarEvent[];
  readonly onTurn: (event: WarEvent | null) => void;
}

function Reader({ event, among, onTurn }: ReaderProps) {
  const { text } = useWords();
  const at = event ? among.indexOf(event) : -1;
  const turn = (to: number) => {
    const next = among[to];
    if (next) onTurn(next);
  };
  return (
    <Dialog
      open={event !== null}
      title={at >= 0 ? text.chronicle.of(at + 1, among.length) : text.eventOfWar}
      closeLabel={text.close}
      onClose={() => onTurn(null)}
      actions={
        <>
          <Button icon={<ArrowLeft aria-hidden size={20} />} disabled={at <= 0} onClick={() => turn(at - 1)}>
            {text.chronicle.earlier}
          </Button>
          <Button
            icon={<ArrowRight aria-hidden size={20} />}
            disabled={at < 0 || at + 1 >= among.length}
            onClick={() => turn(at + 1)}
          >
            {text.chronicle.later}
          </Button>
        </>
      }
    >
      {event && <EventSheet key={event.id} event={event} />}
    </Dialog>
  );
}
