import { Button, changeSettings, IconButton, useLocalized, useSettings } from '@bridgehead/kit';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { TableCarrier } from '../carrier/carrier.ts';
import { useMessages } from '../text/index.ts';
import styles from './Guide.module.css';

/** A newcomer's first turn, in a few steps that can be left at any moment; shown once for each game. */
export function Guide({ carrier }: { readonly carrier: TableCarrier }) {
  const { guide: words } = useMessages();
  const say = useLocalized();
  const guided = useSettings((settings) => settings.guided);
  const [at, setAt] = useState(0);
  const { guide, header } = carrier.info;
  const step = guide[at];
  if (!step || guided.includes(header.game)) return null;
  const leave = () => {
    setAt(0);
    changeSettings({ guided: [...guided, header.game] });
  };
  const last = at === guide.length - 1;
  return (
    <section className={styles.guide} aria-label={words.label}>
      <header className={styles.head}>
        <h2>{say(step.title)}</h2>
        <span className={styles.count}>{words.step(at + 1, guide.length)}</span>
        <IconButton label={words.leave} onClick={leave}>
          <X aria-hidden size={20} />
        </IconButton>
      </header>
      <p aria-live="polite">{say(step.text)}</p>
      <footer className={styles.foot}>
        {at > 0 && <Button onClick={() => setAt(at - 1)}>{words.back}</Button>}
        <Button look="primary" onClick={last ? leave : () => setAt(at + 1)}>
          {last ? words.done : words.next}
        </Button>
      </footer>
    </section>
  );
}
