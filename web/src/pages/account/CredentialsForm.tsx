import { Button, Field, TextInput, useLanguage } from '@bridgehead/kit';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@bridgehead/wire';
import { type FormEvent, type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useOnlineMessages } from '../../text/online/index.ts';
import { problemSentence } from '../../text/problem.ts';
import styles from './AccountPage.module.css';
import { CalledOff, useSure } from './FreshLogin.tsx';

const LOGIN = /^[\p{L}\p{N}._@+-]{3,60}$/u;
const SECRET = { maxLength: LONGEST_PASSWORD, type: 'password' } as const;

/** What the browser's own memory calls a field: it says what the field is, too. */
const INPUTS = {
  nickname: { maxLength: 24 },
  username: { maxLength: 60, autoCapitalize: 'none', spellCheck: false },
  'new-password': SECRET,
  'current-password': SECRET,
} satisfies Record<string, InputHTMLAttributes<HTMLInputElement>>;

export interface CredentialsField {
  /** What the server calls it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly autoComplete: keyof typeof INPUTS;
  /** What is written there before anybody writes. */
  readonly initial?: string;
}

interface CredentialsFormProps {
  readonly title: string;
  readonly hint: string;
  readonly fields: readonly CredentialsField[];
  readonly onSubmit: (credentials: Readonly<Record<string, string>>) => Promise<unknown>;
  readonly children?: ReactNode;
  readonly more?: ReactNode;
}

export function CredentialsForm({ title, hint, fields, onSubmit, children, more }: CredentialsFormProps) {
  const language = useLanguage();
  const sure = useSure();
  const complaint = useComplaint();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [wrong, setWrong] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const id = useId();
  const textOf = ({ name, initial = '' }: CredentialsField) => texts[name] ?? initial;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = fields.map((field) => complaint(field, textOf(field))).find(Boolean) ?? null;
    setWrong(found);
    if (found) return;
    setSending(true);
    try {
      const written = fields.map((field) => [field.name, tidy(field, textOf(field))]);
      await sure(() => onSubmit(Object.fromEntries(written)));
      setTexts({});
    } catch (error) {
      if (!(error instanceof CalledOff)) setWrong(problemSentence(error, language));
    }
    setSending(false);
  };
  return (
    <form className={styles.form} aria-labelledby={id} onSubmit={(event) => void submit(event)} noValidate>
      <h2 id={id}>{title}</h2>
      <p className={styles.note}>{hint}</p>
      {fields.map((field) => (
        <Field key={field.name} label={field.label} hint={field.hint}>
          {(ids) => (
            <TextInput
              {...ids}
              {...INPUTS[field.autoComplete]}
              autoComplete={field.autoComplete}
              value={textOf(field)}
              onChange={(text) => setTexts((before) => ({ ...before, [field.name]: text }))}
            />
          )}
        </Field>
      ))}
      {children}
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

function tidy({ autoComplete }: CredentialsField, text: string): string {
  return INPUTS[autoComplete] === SECRET ? text : text.trim();
}

/** What can be seen without the server. */
function useComplaint(): (field: CredentialsField, text: string) => string | undefined {
  const { account } = useOnlineMessages();
  return (field, text) => {
    const { autoComplete } = field;
    const written = tidy(field, text);
    if (autoComplete === 'nickname' && !written) return account.badName;
    if (autoComplete === 'username' && !LOGIN.test(written)) return account.badLogin;
    if (autoComplete === 'current-password' && !written) return account.noPassword;
    if (autoComplete === 'new-password' && written.length < SHORTEST_PASSWORD) return account.badPassword;
    return undefined;
  };
}
