import { Button, Field, TextInput, toast, useLanguage } from '@bridgehead/kit';
import type { Me } from '@bridgehead/wire';
import { type FormEvent, useState } from 'react';
import { useTitle } from '../../app/useTitle.ts';
import { changeMe, introduce, useMe } from '../../online/me.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { problemSentence } from '../../text/problem.ts';
import styles from './AccountPage.module.css';
import { Passkeys, PasskeyLogin } from './Passkeys.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Who one is here: a name, and an account for those who want to be known on other devices. */
export function AccountPage() {
  const { account, lobby } = useOnlineMessages();
  const language = useLanguage();
  const { reply, failure, again } = useMe();
  useTitle(account.title);
  return (
    <div className={styles.page}>
      <h1>{account.title}</h1>
      {failure !== undefined && (
        <>
          <p role="alert">{problemSentence(failure, language)}</p>
          <Button onClick={again}>{lobby.again}</Button>
        </>
      )}
      {reply && (reply.me ? <Known me={reply.me} /> : <Unknown />)}
    </div>
  );
}

function Known({ me }: { readonly me: Me }) {
  const { account } = useOnlineMessages();
  return (
    <>
      <p>{me.login ? account.member(me.login) : account.guest}</p>
      <NameForm key={me.name} name={me.name} />
      {!me.login && (
        <div className={styles.columns}>
          <PasswordForm
            title={account.create}
            hint={account.createHint}
            autoComplete="new-password"
            onSubmit={(body) => changeMe('POST', '/api/account', body)}
          />
          <LogIn />
        </div>
      )}
      <Passkeys count={me.passkeys} />
      {!me.login && me.passkeys === 0 && <p className={styles.note}>{account.logOutGuest}</p>}
      <LogOut />
    </>
  );
}

function Unknown() {
  const { account } = useOnlineMessages();
  return (
    <>
      <p>{account.nobody}</p>
      <div className={styles.columns}>
        <LogIn />
      </div>
    </>
  );
}

function LogIn() {
  const { account } = useOnlineMessages();
  return (
    <PasswordForm
      title={account.logIn}
      hint={account.logInHint}
      autoComplete="current-password"
      onSubmit={(body) => changeMe('POST', '/api/session', body)}
      more={<PasskeyLogin />}
    />
  );
}

function NameForm({ name }: { readonly name: string }) {
  const { account, name: words } = useOnlineMessages();
  const language = useLanguage();
  const [text, setText] = useState(name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (!wanted) return toast({ text: words.need, tone: 'refusal' });
    try {
      await introduce(wanted);
      toast({ text: account.saved });
    } catch (error) {
      toast({ text: problemSentence(error, language), tone: 'refusal' });
    }
  };
  return (
    <form className={styles.name} onSubmit={(event) => void submit(event)}>
      <Field label={account.name}>
        {(ids) => (
          <TextInput {...ids} value={text} maxLength={24} autoComplete="nickname" onChange={setText} />
        )}
      </Field>
      <Button type="submit" disabled={text.trim() === name}>
        {account.saveName}
      </Button>
    </form>
  );
}

function LogOut() {
  const { account } = useOnlineMessages();
  const language = useLanguage();
  const leave = async () => {
    try {
      await changeMe('DELETE', '/api/session');
      toast({ text: account.loggedOut });
    } catch (error) {
      toast({ text: problemSentence(error, language), tone: 'refusal' });
    }
  };
  return (
    <Button look="danger" className={styles.leave} onClick={() => void leave()}>
      {account.logOut}
    </Button>
  );
}
