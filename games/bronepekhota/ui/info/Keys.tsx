import { Dialog } from '@bridgehead/kit';
import { useScene } from '../scene.ts';
import styles from './Keys.module.css';
import { en } from './words/en.ts';
import { ru } from './words/ru.ts';

const HELP = { ru, en };

/** As they stand on the keyboard, whatever the layout. */
const KEYS = [
  ['1…9', 'digits'],
  ['N', 'next'],
  ['T', 'target'],
  ['← ↑ → ↓', 'arrows'],
  ['Q W', 'turn'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['D', 'done'],
  ['X', 'end'],
  ['P', 'point'],
  ['L', 'tape'],
  ['S', 'view'],
  ['V', 'levels'],
  ['I', 'armlist'],
  ['/', 'keys'],
] as const;

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { text, language } = useScene();
  return (
    <Dialog open title={text.keys} closeLabel={text.close} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{HELP[language][does]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
