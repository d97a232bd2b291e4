import { Button, Field, TextInput, useLanguage } from '@bridgehead/kit';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useOnlineMessages } from '../../text/online/index.ts';
import { problemSentence } from '../../text/problem.ts';
import styles from './AccountPage.module.css';

const LOGIN = /^[\p{L}\p{N}._@+-]{3,60}$/u;
const SHORTEST_PASSWORD = 8;

export interface PasswordFormProps {
  readonly title: string;
  readonly hint: string;
  readonly autoComplete: 'new-password' | 'current-password';
  readonly onSubmit: (body: { readonly login: string; readonly password: string }) => Promise<unknown>;
  readonly more?: ReactNode;
}

export function PasswordForm({ title, hint, autoComplete, onSubmit, more }: PasswordFormProps) {
  const { account } = useOnlineMessages();
  const language = useLanguage();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const id = useId();
  const isNew = autoComplete === 'new-password';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!LOGIN.test(login.trim())) return setWrong(account.badLogin);
    if (password.length < SHORTEST_PASSWORD) return setWrong(account.badPassword);
    setWrong(null);
    setSending(true);
    try {
      await onSubmit({ login: login.trim(), password });
    } catch (error) {
      setWrong(problemSentence(error, language));
    }
    setSending(false);
  };
  return (
    <form className={styles.form} aria-labelledby={id} onSubmit={(event) => void submit(event)} noValidate>
      <h2 id={id}>{title}</h2>
      <p className={styles.note}>{hint}</p>
      <Field label={account.login} hint={isNew ? account.loginHint : undefined}>
        {(ids) => (
          <TextInput
            {...ids}
            value={login}
            maxLength={60}
            autoComplete="username"
            autoCapitalize="none"
            onChange={setLogin}
          />
        )}
      </Field>
      <Field label={account.password} hint={isNew ? account.passwordHint : undefined}>
        {(ids) => (
          <TextInput
            {...ids}
            type="password"
            value={password}
            maxLength={200}
            autoComplete={autoComplete}
            onChange={setPassword}
          />
        )}
      </Field>
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
