import { Button, Field, TextInput, useLanguage } from '@bridgehead/kit';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@bridgehead/wire';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useOnlineMessages } from '../../text/online/index.ts';
import { problemSentence } from '../../text/problem.ts';
import styles from './AccountPage.module.css';

const LOGIN = /^[\p{L}\p{N}._@+-]{3,60}$/u;
const LOGIN_LENGTH = 60;

export interface CredentialsField {
  /** What the server calls it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What the browser's own memory calls it. */
  readonly autoComplete: 'username' | 'new-password' | 'current-password';
}

interface CredentialsFormProps {
  readonly title: string;
  readonly hint: string;
  readonly fields: readonly CredentialsField[];
  readonly onSubmit: (credentials: Readonly<Record<string, string>>) => Promise<unknown>;
  readonly more?: ReactNode;
}

export function CredentialsForm({ title, hint, fields, onSubmit, more }: CredentialsFormProps) {
  const { account } = useOnlineMessages();
  const language = useLanguage();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [wrong, setWrong] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const id = useId();
  const textOf = (name: string) => texts[name] ?? '';
  const credentials = Object.fromEntries(
    fields.map(({ name, autoComplete }) => {
      const text = textOf(name);
      return [name, autoComplete === 'username' ? text.trim() : text];
    }),
  );
  const complaint = () => {
    for (const { name, autoComplete } of fields) {
      const text = credentials[name] ?? '';
      if (autoComplete === 'username' && !LOGIN.test(text)) return account.badLogin;
      if (autoComplete === 'new-password' && text.length < SHORTEST_PASSWORD) return account.badPassword;
    }
    return null;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = complaint();
    setWrong(found);
    if (found) return;
    setSending(true);
    try {
      await onSubmit(credentials);
      setTexts({});
    } catch (error) {
      setWrong(problemSentence(error, language));
    }
    setSending(false);
  };
  return (
    <form className={styles.form} aria-labelledby={id} onSubmit={(event) => void submit(event)} noValidate>
      <h2 id={id}>{title}</h2>
      <p className={styles.note}>{hint}</p>
      {fields.map(({ name, label, hint: fieldHint, autoComplete }) => (
        <Field key={name} label={label} hint={fieldHint}>
          {(ids) => (
            <TextInput
              {...ids}
              value={textOf(name)}
              autoComplete={autoComplete}
              {...(autoComplete === 'username'
                ? { maxLength: LOGIN_LENGTH, autoCapitalize: 'none' }
                : { maxLength: LONGEST_PASSWORD, type: 'password' })}
              onChange={(text) => setTexts((before) => ({ ...before, [name]: text }))}
            />
          )}
        </Field>
      ))}
      <p className={styles.wrong} role="alert">
        {wrong}
      </p>
      <Button type="submit" look="primary" disabled={sending}>
        {title}
      </Button>
      {more}
    </form>
  );
}
