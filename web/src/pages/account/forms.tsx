import { Button, Field, Segmented, TextInput, toast, useSettings } from '@bridgehead/kit';
import type { Me, NewPassword } from '@bridgehead/wire';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { changeMe, introduce } from '../../online/me.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import styles from './AccountPage.module.css';
import { hasPasskeys, logInByPasskey } from './ceremonies.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { useAct } from './useAct.ts';

/** For a newcomer, who gives a name at the table first; for a guest; and for whoever has only passkeys so far. */
export function NewAccount({ me }: { readonly me: Me | null }) {
  const { account } = useOnlineMessages();
  const playerName = useSettings((settings) => settings.playerName);
  const isKeyHolder = me !== null && me.passkeys > 0;
  const name = {
    name: 'name',
    label: account.name,
    hint: account.nameHint,
    autoComplete: 'nickname',
    initial: playerName,
  } as const;
  return (
    <CredentialsForm
      title={isKeyHolder ? account.addLogin : account.create}
      hint={me ? account.createKeeps : account.createHint}
      fields={[
        ...(me ? [] : [name]),
        { name: 'login', label: account.login, hint: account.loginHint, autoComplete: 'username' },
        {
          name: 'password',
          label: account.password,
          hint: account.passwordHint,
          autoComplete: 'new-password',
        },
      ]}
      onSubmit={async ({ name: written, ...credentials }) => {
        if (written) await introduce(written);
        await changeMe('POST', '/api/account', credentials);
      }}
    />
  );
}

export function LogIn({ isGuest }: { readonly isGuest: boolean }) {
  const { account } = useOnlineMessages();
  const act = useAct();
  return (
    <CredentialsForm
      title={account.logIn}
      hint={isGuest ? account.logInHint : account.logInHere}
      fields={[
        { name: 'login', label: account.login, autoComplete: 'username' },
        { name: 'password', label: account.password, autoComplete: 'current-password' },
      ]}
      onSubmit={(credentials) => changeMe('POST', '/api/session', credentials)}
      more={
        hasPasskeys && (
          <Button icon={<KeyRound aria-hidden size={20} />} onClick={() => void act(logInByPasskey)}>
            {account.usePasskey}
          </Button>
        )
      }
    />
  );
}

/** Whoever has passkeys decides about them as well. */
export function PasswordForm({ me }: { readonly me: Me }) {
  const { account } = useOnlineMessages();
  const [passkeys, setPasskeys] = useState<NewPassword['passkeys']>('keep');
  return (
    <CredentialsForm
      title={account.changePassword}
      hint={account.changePasswordHint}
      fields={[
        {
          name: 'password',
          label: account.newPassword,
          hint: account.passwordHint,
          autoComplete: 'new-password',
        },
      ]}
      onSubmit={async ({ password = '' }) => {
        const change: NewPassword = { password, passkeys };
        await changeMe('PUT', '/api/account/password', change);
        toast({ text: account.passwordChanged });
      }}
    >
      {me.passkeys > 0 && (
        <Segmented
          label={account.passkeysThen}
          hint={account.passkeysThenHint}
          value={passkeys}
          choices={[
            { value: 'keep', label: account.keepPasskeys },
            { value: 'remove', label: account.removePasskeys },
          ]}
          onChange={setPasskeys}
        />
      )}
    </CredentialsForm>
  );
}

export function NameForm({ name }: { readonly name: string }) {
  const { account } = useOnlineMessages();
  const act = useAct();
  const [text, setText] = useState(name);
  const wanted = text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted) void act(() => introduce(wanted), account.saved);
    else toast({ text: account.badName, tone: 'refusal' });
  };
  return (
    <form className={styles.name} onSubmit={submit}>
      <Field label={account.name}>
        {(ids) => (
          <TextInput {...ids} value={text} maxLength={24} autoComplete="nickname" onChange={setText} />
        )}
      </Field>
      <Button type="submit" disabled={wanted === name}>
        {account.saveName}
      </Button>
    </form>
  );
}
