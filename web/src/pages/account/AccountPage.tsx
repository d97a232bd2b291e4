import { Button, useLanguage } from '@bridgehead/kit';
import type { Me } from '@bridgehead/wire';
import { useTitle } from '../../app/useTitle.ts';
import { changeMe, useMe } from '../../online/me.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { problemSentence } from '../../text/problem.ts';
import { Devices, Passkeys } from './AccessLists.tsx';
import styles from './AccountPage.module.css';
import { LogIn, NameForm, NewAccount, PasswordForm } from './forms.tsx';
import { FreshLogin } from './FreshLogin.tsx';
import { OwnData } from './OwnData.tsx';
import { useAccess } from './useAccess.ts';
import { useAct } from './useAct.ts';

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
          <Button className={styles.alone} onClick={again}>
            {lobby.again}
          </Button>
        </>
      )}
      {reply && (
        <FreshLogin me={reply.me}>
          <Account me={reply.me} />
        </FreshLogin>
      )}
    </div>
  );
}

/** One tree for everybody: whoever makes an account becomes a guest on the way, and must not lose what they wrote. */
function Account({ me }: { readonly me: Me | null }) {
  const access = useAccess(me);
  const isMember = me !== null && (me.login !== null || me.passkeys > 0);
  return (
    <>
      <div className={styles.lead}>
        <Lead me={me} />
        {isMember && <LogOut />}
      </div>
      {me && <NameForm key={me.name} name={me.name} />}
      {!isMember && (
        <div className={styles.columns}>
          <NewAccount me={me} />
          <LogIn isGuest={me !== null} />
        </div>
      )}
      {me && access && (
        <div className={styles.sheets}>
          {isMember && <Devices places={access.devices} />}
          <Passkeys places={access.passkeys} />
          {me.login && <PasswordForm me={me} />}
          {isMember && !me.login && <NewAccount me={me} />}
          <OwnData />
        </div>
      )}
      {me && !isMember && <GuestLeaves />}
    </>
  );
}

function Lead({ me }: { readonly me: Me | null }) {
  const { account } = useOnlineMessages();
  if (!me) return <p>{account.nobody}</p>;
  if (me.login) return <p>{account.member(me.login)}</p>;
  return <p>{me.passkeys > 0 ? account.keyHolder : account.guest}</p>;
}

function LogOut() {
  const { account } = useOnlineMessages();
  const act = useAct();
  return (
    <Button
      className={styles.alone}
      onClick={() => void act(() => changeMe('DELETE', '/api/session'), account.loggedOut)}
    >
      {account.logOut}
    </Button>
  );
}

function GuestLeaves() {
  const { account } = useOnlineMessages();
  return (
    <>
      <p className={styles.note}>{account.logOutGuest}</p>
      <LogOut />
    </>
  );
}
