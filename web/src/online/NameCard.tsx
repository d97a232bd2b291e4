import { Button, Field, TextInput, useLanguage, useSettings } from '@bridgehead/kit';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Notice } from '../app/Notice.tsx';
import { anySign } from '../games/call-signs.ts';
import { useOnlineMessages } from '../text/online/index.ts';
import { problemSentence } from '../text/problem.ts';
import { introduce } from './me.ts';
import styles from './NameCard.module.css';

export interface NameCardProps {
  readonly title: string;
  /** There is a seat for whoever comes. */
  readonly isFree: boolean;
  readonly onCome: (sits: boolean) => void;
  readonly children: ReactNode;
}

/** The first click makes a guest: a name is all there is to give, and one is already written. */
export function NameCard({ title, isFree, onCome, children }: NameCardProps) {
  const { name: words } = useOnlineMessages();
  const language = useLanguage();
  const [name, setName] = useState(
    () => useSettings.getState().playerName || anySign(language, Math.random()),
  );
  const [wrong, setWrong] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const come = async (sits: boolean) => {
    if (!name.trim()) return setWrong(words.need);
    setSending(true);
    onCome(sits);
    try {
      await introduce(name.trim());
    } catch (error) {
      setWrong(problemSentence(error, language));
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void come(isFree);
  };
  return (
    <Notice title={title}>
      {children}
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field label={words.label} hint={words.hint}>
          {(ids) => (
            <TextInput {...ids} value={name} maxLength={24} autoComplete="nickname" onChange={setName} />
          )}
        </Field>
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
        <Button type="submit" look="primary" size="large" disabled={sending}>
          {isFree ? words.sit : words.enter}
        </Button>
        {isFree && (
          <Button disabled={sending} onClick={() => void come(false)}>
            {words.enter}
          </Button>
        )}
      </form>
    </Notice>
  );
}
