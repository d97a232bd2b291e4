import { Button, toast, useLanguage } from '@bridgehead/kit';
import { PASSKEY_ROUTES } from '@bridgehead/wire';
import { KeyRound } from 'lucide-react';
import { useOnlineMessages } from '../../text/online/index.ts';
import { problemSentence } from '../../text/problem.ts';
import { fetchJson } from '../../online/http.ts';
import { changeMe } from '../../online/me.ts';
import styles from './AccountPage.module.css';

const hasPasskeys = typeof PublicKeyCredential === 'function';

/** Keys of this device and others, that log in without a password. */
export function Passkeys({ count }: { readonly count: number }) {
  const { account } = useOnlineMessages();
  const language = useLanguage();
  const add = async () => {
    try {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const optionsJSON = await fetchJson<Parameters<typeof startRegistration>[0]['optionsJSON']>(
        'POST',
        PASSKEY_ROUTES.registerOptions,
      );
      const answer = await startRegistration({ optionsJSON });
      await changeMe('POST', PASSKEY_ROUTES.register, answer);
      toast({ text: account.passkeyAdded });
    } catch (error) {
      toast({
        text: isCancelled(error) ? account.passkeyCancelled : problemSentence(error, language),
        tone: 'refusal',
      });
    }
  };
  return (
    <section className={styles.form} aria-labelledby="passkeys">
      <h2 id="passkeys">{account.passkeys}</h2>
      <p className={styles.note}>{account.passkeyText}</p>
      {count > 0 && <p>{account.passkeyCount(count)}</p>}
      {hasPasskeys ? (
        <Button className={styles.alone} icon={<KeyRound aria-hidden size={20} />} onClick={() => void add()}>
          {account.addPasskey}
        </Button>
      ) : (
        <p className={styles.note}>{account.noPasskeys}</p>
      )}
    </section>
  );
}

export function PasskeyLogin() {
  const { account } = useOnlineMessages();
  const language = useLanguage();
  const enter = async () => {
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = await fetchJson<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
        'POST',
        PASSKEY_ROUTES.loginOptions,
      );
      await changeMe('POST', PASSKEY_ROUTES.login, await startAuthentication({ optionsJSON }));
    } catch (error) {
      toast({
        text: isCancelled(error) ? account.passkeyCancelled : problemSentence(error, language),
        tone: 'refusal',
      });
    }
  };
  if (!hasPasskeys) return null;
  return (
    <Button icon={<KeyRound aria-hidden size={20} />} onClick={() => void enter()}>
      {account.usePasskey}
    </Button>
  );
}

/** The browser says the same of a closed window and of a device without a fitting key. */
function isCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}
