import { Button, Dialog, Field, TextInput, useLanguage } from '@bridgehead/kit';
import { LONGEST_PASSWORD, type Me } from '@bridgehead/wire';
import { KeyRound } from 'lucide-react';
import { createContext, type FormEvent, type ReactNode, useCallback, useContext, useState } from 'react';
import { RefusedByServer } from '../../online/http.ts';
import { changeMe } from '../../online/me.ts';
import { useMessages } from '../../text/index.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { problemSentence } from '../../text/problem.ts';
import styles from './AccountPage.module.css';
import { confirmByPasskey, hasPasskeys } from './ceremonies.ts';

/** Does something; where the server wants to know first that it is still them, asks and does it then. */
type Sure = <Result>(act: () => Promise<Result>) => Promise<Result>;

const FreshLoginContext = createContext<Sure>((act) => act());

export function useSure(): Sure {
  return useContext(FreshLoginContext);
}

/** They would rather not: nothing was done, and nothing has to be said. */
export class CalledOff extends Error {}

export function FreshLogin({ me, children }: { readonly me: Me | null; readonly children: ReactNode }) {
  const [asked, setAsked] = useState<{ readonly answer: (isThem: boolean) => void } | null>(null);
  const sure = useCallback<Sure>(async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof RefusedByServer) || error.reason !== 'needs-fresh-login') throw error;
    }
    const isThem = await new Promise<boolean>((answer) => setAsked({ answer }));
    if (!isThem) throw new CalledOff();
    return act();
  }, []);
  const answer = (isThem: boolean) => {
    asked?.answer(isThem);
    setAsked(null);
  };
  return (
    <FreshLoginContext value={sure}>
      {children}
      <Question open={asked !== null} me={me} onAnswer={answer} />
    </FreshLoginContext>
  );
}

interface QuestionProps {
  readonly open: boolean;
  readonly me: Me | null;
  readonly onAnswer: (isThem: boolean) => void;
}

function Question({ open, me, onAnswer }: QuestionProps) {
  const { account } = useOnlineMessages();
  const { app } = useMessages();
  return (
    <Dialog open={open} title={account.fresh} closeLabel={app.close} onClose={() => onAnswer(false)}>
      <p>{account.freshText}</p>
      {open && me && <Proof me={me} onProven={() => onAnswer(true)} />}
    </Dialog>
  );
}

function Proof({ me, onProven }: { readonly me: Me; readonly onProven: () => void }) {
  const { account } = useOnlineMessages();
  const language = useLanguage();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const prove = async (by: () => Promise<unknown>) => {
    try {
      await by();
      onProven();
    } catch (error) {
      setWrong(problemSentence(error, language));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!password) return setWrong(account.noPassword);
    void prove(() => changeMe('POST', '/api/session/fresh', { password }));
  };
  return (
    <form className={styles.proof} onSubmit={submit} noValidate>
      {me.login && (
        <Field label={account.password}>
          {(ids) => (
            <TextInput
              {...ids}
              type="password"
              autoComplete="current-password"
              maxLength={LONGEST_PASSWORD}
              value={password}
              onChange={setPassword}
            />
          )}
        </Field>
      )}
      <p className={styles.wrong} role="alert">
        {wrong}
      </p>
      {me.login && (
        <Button type="submit" look="primary">
          {account.freshConfirm}
        </Button>
      )}
      {me.passkeys > 0 && hasPasskeys && (
        <Button icon={<KeyRound aria-hidden size={20} />} onClick={() => void prove(confirmByPasskey)}>
          {account.freshByPasskey}
        </Button>
      )}
    </form>
  );
}
