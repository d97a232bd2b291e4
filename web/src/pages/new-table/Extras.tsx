import { Button, Field, TextInput, useLanguage } from '@bridgehead/kit';
import { type ChangeEvent, useRef, useState } from 'react';
import { ask } from '../../carrier/engine.ts';
import { usePlayMessages } from '../../text/play/index.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { problemSentence } from '../../text/problem.ts';
import type { Draft } from './draft.ts';
import styles from './Extras.module.css';

export interface ExtrasProps {
  readonly game: string;
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** For those who want the same deal again, or other events. */
export function Extras({ game, draft, onChange }: ExtrasProps) {
  const { form } = usePlayMessages();
  const { place } = useOnlineMessages();
  // A server draws its own seed: nobody at the table may know it beforehand.
  const isHere = draft.place === 'here';
  return (
    <details className={styles.extras}>
      <summary>{isHere ? form.more : place.more}</summary>
      <div className={styles.inside}>
        {isHere && (
          <Field label={form.seed} hint={form.seedHint}>
            {(ids) => (
              <TextInput
                {...ids}
                value={draft.seedText}
                maxLength={200}
                onChange={(seedText) => onChange({ seedText })}
              />
            )}
          </Field>
        )}
        <PackField game={game} pack={draft.pack} onChange={(pack) => onChange({ pack })} />
      </div>
    </details>
  );
}

interface PackFieldProps {
  readonly game: string;
  readonly pack: Draft['pack'];
  readonly onChange: (pack: Draft['pack']) => void;
}

function PackField({ game, pack, onChange }: PackFieldProps) {
  const { form } = usePlayMessages();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    setWrong(null);
    try {
      const json = parse(await file.text());
      if (json === undefined) return setWrong(form.notJson(file.name));
      const { id } = await ask('checkPack', { game, pack: json });
      onChange({ id, json });
    } catch (error) {
      setWrong(problemSentence(error, language));
    }
  };

  return (
    <Field label={form.pack} hint={form.packHint}>
      {(ids) => (
        <div className={styles.pack}>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            hidden
            onChange={(event) => void take(event)}
          />
          {pack ? (
            <>
              <p>{form.packChosen(pack.id)}</p>
              <Button {...ids} onClick={() => onChange(null)}>
                {form.packRemove}
              </Button>
            </>
          ) : (
            <Button {...ids} onClick={() => input.current?.click()}>
              {form.packChoose}
            </Button>
          )}
          <p className={styles.wrong} role="alert">
            {wrong}
          </p>
        </div>
      )}
    </Field>
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
