import { Button, IconButton, useLocalized } from '@bridgehead/kit';
import { X } from 'lucide-react';
import { useMessages } from '../text/index.ts';
import styles from './Guide.module.css';
import type { GuideWalk } from './useGuide.ts';

/** Beside a wide board a card; over a narrow one a strip in the place of the seats. */
export function Guide({ walk }: { readonly walk: GuideWalk }) {
  const { guide: words } = useMessages();
  const say = useLocalized();
  const { step, at, length, back, next, leave } = walk;
  return (
    <section className={styles.guide} aria-label={words.label}>
      <header className={styles.head}>
        <h2>{say(step.title)}</h2>
        <span className={styles.count}>{words.step(at + 1, length)}</span>
        <IconButton label={words.leave} onClick={leave}>
          <X aria-hidden size={20} />
        </IconButton>
      </header>
      <p className={styles.text} aria-live="polite">
        {say(step.text)}
      </p>
      <footer className={styles.foot}>
        {back && <Button onClick={back}>{words.back}</Button>}
        <Button look="primary" onClick={next ?? leave}>
          {next ? words.next : words.done}
        </Button>
      </footer>
    </section>
  );
}
