import { Button, Words } from '@bridgehead/kit';
import { Eye } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MAIN_ID } from '../app/Root.tsx';
import { Contours } from '../art/Contours.tsx';
import { usePlayMessages } from '../text/play/index.ts';
import styles from './Curtain.module.css';

/** Opaque, and before a table that shows what everybody may see: there is no hand in the page to peek at. */
export function Curtain({ name, onLift }: { readonly name: string; readonly onLift: () => void }) {
  const { curtain } = usePlayMessages();
  const main = useRef<HTMLElement>(null);
  // Not the button: a key that is still held down must not lift what has just fallen.
  useEffect(() => main.current?.focus(), []);
  return (
    <main id={MAIN_ID} className={styles.curtain} ref={main} tabIndex={-1}>
      <div className={styles.art}>
        <Contours className={styles.lines} />
      </div>
      <h1>
        <Words>{curtain.title(name)}</Words>
      </h1>
      <p>{curtain.text}</p>
      <Button look="primary" size="large" icon={<Eye aria-hidden />} onClick={onLift}>
        <span>
          <Words>{curtain.ready(name)}</Words>
        </span>
      </Button>
    </main>
  );
}
