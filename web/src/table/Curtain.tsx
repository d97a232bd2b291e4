import { Button } from '@bridgehead/kit';
import { Eye } from 'lucide-react';
import { MAIN_ID } from '../app/Root.tsx';
import { Contours } from '../art/Contours.tsx';
import { useMessages } from '../text/index.ts';
import styles from './Curtain.module.css';

/** Opaque, and instead of the table rather than over it: there is no hand in the page to peek at. */
export function Curtain({ name, onLift }: { readonly name: string; readonly onLift: () => void }) {
  const { curtain } = useMessages();
  return (
    <main id={MAIN_ID} className={styles.curtain}>
      <Contours className={styles.art} />
      <h1>{curtain.title(name)}</h1>
      <p>{curtain.text}</p>
      <Button look="primary" size="large" icon={<Eye aria-hidden />} onClick={onLift} autoFocus>
        {curtain.ready(name)}
      </Button>
    </main>
  );
}
