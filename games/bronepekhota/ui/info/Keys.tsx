import { Dialog } from '@bridgehead/kit';
import { useScene } from '../scene.ts';
import styles from './Keys.module.css';

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
  ['L', 'tape'],
  ['S', 'view'],
  ['V', 'levels'],
  ['I', 'armlist'],
  ['/', 'keys'],
] as const;

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { text } = useScene();
  return (
    <Dialog open title={text.keys} closeLabel={text.close} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text.keyHelp[does]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
