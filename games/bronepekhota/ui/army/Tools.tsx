import { Button, Field, TextInput, toast } from '@bridgehead/kit';
import { Copy, CopyPlus, Play, Printer, Save, Share2, Swords, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import type { Army } from '../../rules/army.ts';
import styles from './Tools.module.css';
import type { NextStep } from './next-step.ts';
import type { Keeping } from './use-keeping.ts';
import { useArmyWords } from './words/index.ts';

const LONGEST = 60;
const SIZE = 20;

interface ToolsProps {
  readonly army: Army;
  readonly keeping: Keeping;
  readonly next: NextStep | null;
  readonly undo: (() => void) | undefined;
  readonly onTitle: (title: string) => void;
  readonly onBegin: () => void;
  readonly onPlay: () => void;
}

/** The army's name, and what can be done with the whole of it. */
export function Tools({ army, keeping, next, undo, onTitle, onBegin, onPlay }: ToolsProps) {
  const { words } = useArmyWords();
  const { isKept, isChanged, link, keep, keepAsNew, share } = keeping;
  const lookOf = (step: NextStep) => (step === next ? 'primary' : 'plain');
  return (
    <div className={styles.tools}>
      <Field label={words.title} hint={isChanged ? words.unsaved : undefined}>
        {(ids) => <TextInput {...ids} value={army.title} maxLength={LONGEST} onChange={onTitle} />}
      </Field>
      <div className={styles.buttons}>
        {next === 'play' && (
          <Button look={lookOf('play')} icon={<Play aria-hidden size={SIZE} />} onClick={onPlay}>
            {words.play}
          </Button>
        )}
        <Button look={lookOf('begin')} icon={<Swords aria-hidden size={SIZE} />} onClick={onBegin}>
          {words.begin}
        </Button>
        <Button look={lookOf('keep')} icon={<Save aria-hidden size={SIZE} />} onClick={keep}>
          {words.save}
        </Button>
        {isKept && (
          <Button icon={<CopyPlus aria-hidden size={SIZE} />} onClick={keepAsNew}>
            {words.saveAsNew}
          </Button>
        )}
        <Button icon={<Share2 aria-hidden size={SIZE} />} onClick={share}>
          {words.share}
        </Button>
        <Button look="quiet" icon={<Undo2 aria-hidden size={SIZE} />} disabled={!undo} onClick={undo}>
          {words.undo}
        </Button>
        <Button look="quiet" icon={<Printer aria-hidden size={SIZE} />} onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      {link !== null && <SharedLink link={link} />}
    </div>
  );
}

function SharedLink({ link }: { readonly link: string }) {
  const { words } = useArmyWords();
  const box = useRef<HTMLDivElement>(null);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast({ text: words.copied }),
      // Where the clipboard is closed to us the link is at least selected.
      () => box.current?.querySelector('input')?.select(),
    );
  return (
    <div ref={box} className={styles.link}>
      <Field label={words.link}>
        {(ids) => (
          <TextInput
            {...ids}
            value={link}
            readOnly
            onFocus={({ target }) => target.select()}
            onChange={() => {}}
          />
        )}
      </Field>
      <Button icon={<Copy aria-hidden size={SIZE} />} onClick={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  );
}
