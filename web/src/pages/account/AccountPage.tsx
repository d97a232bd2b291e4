import { Button, Field, TextInput, toast, useLanguage } from '@bridgehead/kit';
import type { Me } from '@bridgehead/wire';
import { type FormEvent, useState } from 'react';
import { useTitle } from '../../app/useTitle.ts';
import { changeMe, introduce, useMe } from '../../online/me.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { problemSentence } from '../../text/problem.ts';
import styles from './AccountPage.module.css';
import { CredentialsForm } from './CredentialsForm.tsx';
import { Passkeys, PasskeyLogin } from './Passkeys.tsx';

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
          <CredentialsForm
            title={account.create}
            hint={account.createHint}
            fields={[
              { name: 'login', label: account.login, hint: account.loginHint, autoComplete: 'username' },
              {
                name: 'password',
                label: account.password,
                hint: account.passwordHint,
                autoComplete: 'new-password',
              },
            ]}
            onSubmit={(body) => changeMe('POST', '/api/account', body)}
          />
          <LogIn />
        </div>
      )}
      <div className={styles.columns}>
        {me.login && <NewPassword />}
        <Passkeys count={me.passkeys} />
      </div>
      {!me.login && me.passkeys === 0 && <p className={styles.note}>{account.logOutGuest}</p>}
      <div className={styles.leave}>
        <Leave path="/api/session" label={account.logOut} done={account.loggedOut} />
        {(me.login || me.passkeys > 0) && (
          <Leave path="/api/sessions" label={account.logOutElsewhere} done={account.loggedOutElsewhere} />
        )}
      </div>
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
    <CredentialsForm
      title={account.logIn}
      hint={account.logInHint}
      fields={[
        { name: 'login', label: account.login, autoComplete: 'username' },
        { name: 'password', label: account.password, autoComplete: 'current-password' },
      ]}
      onSubmit={(body) => changeMe('POST', '/api/session', body)}
      more={<PasskeyLogin />}
    />
  );
}

function NewPassword() {
  const { account } = useOnlineMessages();
  return (
    <CredentialsForm
      title={account.changePassword}
      hint={account.changePasswordHint}
      fields={[
        { name: 'current', label: account.currentPassword, autoComplete: 'current-password' },
        {
          name: 'password',
          label: account.newPassword,
          hint: account.passwordHint,
          autoComplete: 'new-password',
        },
      ]}
      onSubmit={async (body) => {
        await changeMe('POST', '/api/session/fresh', { password: body['current'] });
        await changeMe('PUT', '/api/account/password', { password: body['password'], passkeys: 'keep' });
        toast({ text: account.passwordChanged });
      }}
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

interface LeaveProps {
  readonly path: string;
  readonly label: string;
  readonly done: string;
}

function Leave({ path, label, done }: LeaveProps) {
  const language = useLanguage();
  const leave = async () => {
    try {
      await changeMe('DELETE', path);
      toast({ text: done });
    } catch (error) {
      toast({ text: problemSentence(error, language), tone: 'refusal' });
    }
  };
  return (
    <Button look="danger" onClick={() => void leave()}>
      {label}
    </Button>
  );
}
