import { IconButton } from '@bridgehead/kit';
import { CopyPlus, Trash2 } from 'lucide-react';
import styles from './EntryTools.module.css';
import { useArmyWords } from './words/index.ts';

interface EntryToolsProps {
  readonly name: string;
  readonly onDouble: () => void;
  readonly onRemove: () => void;
}

export function EntryTools({ name, onDouble, onRemove }: EntryToolsProps) {
  const { words } = useArmyWords();
  return (
    <div className={styles.entryTools}>
      <IconButton label={words.another(name)} onClick={onDouble}>
        <CopyPlus aria-hidden size={20} />
      </IconButton>
      <IconButton label={words.remove(name)} onClick={onRemove}>
        <Trash2 aria-hidden size={20} />
      </IconButton>
    </div>
  );
}
