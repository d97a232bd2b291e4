import { Button, IconButton, useLanguage } from '@bridgehead/kit';
import type { DeviceView, PasskeyView } from '@bridgehead/wire';
import { KeyRound, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { changeMe } from '../../online/me.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import styles from './AccountPage.module.css';
import { addPasskey, hasPasskeys } from './ceremonies.ts';
import { useAct } from './useAct.ts';

/** Where one is logged in: this browser first. */
export function Devices({ places }: { readonly places: readonly DeviceView[] }) {
  const { account } = useOnlineMessages();
  const act = useAct();
  const day = useDay();
  const remove = (id: string) => act(() => changeMe('DELETE', '/api/devices', { id }), account.deviceRemoved);
  const sorted = places.toSorted((one, other) => Number(other.current) - Number(one.current));
  return (
    <section className={styles.form} aria-labelledby="devices">
      <h2 id="devices">{account.devices}</h2>
      {places.length > 1 && <p className={styles.note}>{account.devicesText}</p>}
      <ul className={styles.places}>
        {sorted.map((device) => {
          const name = account.placeName(device);
          const [since, seen] = [day(device.since), day(device.seen)];
          const facts = [account.deviceSince(since), ...(seen === since ? [] : [account.deviceSeen(seen)])];
          return (
            <Place key={device.id} name={name} facts={device.current ? [account.thisDevice] : facts}>
              {!device.current && (
                <IconButton label={account.removeDevice(name)} onClick={() => void remove(device.id)}>
                  <Trash2 aria-hidden size={20} />
                </IconButton>
              )}
            </Place>
          );
        })}
      </ul>
      {places.length > 1 && (
        <Button
          className={styles.alone}
          onClick={() => void act(() => changeMe('DELETE', '/api/sessions'), account.loggedOutElsewhere)}
        >
          {account.logOutElsewhere}
        </Button>
      )}
    </section>
  );
}

/** Keys of this device and others, that log in without a password. */
export function Passkeys({ places }: { readonly places: readonly PasskeyView[] }) {
  const { account } = useOnlineMessages();
  const act = useAct();
  const day = useDay();
  const remove = (id: string) =>
    act(() => changeMe('DELETE', '/api/passkeys', { id }), account.passkeyRemoved);
  return (
    <section className={styles.form} aria-labelledby="passkeys">
      <h2 id="passkeys">{account.passkeys}</h2>
      <p className={styles.note}>{account.passkeyText}</p>
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map((key) => {
            const name = account.passkeyMade(account.placeName(key));
            const used = key.used === null ? account.passkeyUnused : account.passkeyUsed(day(key.used));
            return (
              <Place key={key.id} name={name} facts={[account.passkeySince(day(key.since)), used]}>
                <IconButton label={account.removePasskey(name)} onClick={() => void remove(key.id)}>
                  <Trash2 aria-hidden size={20} />
                </IconButton>
              </Place>
            );
          })}
        </ul>
      )}
      {hasPasskeys ? (
        <Button
          className={styles.alone}
          icon={<KeyRound aria-hidden size={20} />}
          onClick={() => void act(addPasskey, account.passkeyAdded)}
        >
          {account.addPasskey}
        </Button>
      ) : (
        <p className={styles.note}>{account.noPasskeys}</p>
      )}
    </section>
  );
}

interface PlaceProps {
  readonly name: string;
  readonly facts: readonly string[];
  readonly children: ReactNode;
}

function Place({ name, facts, children }: PlaceProps) {
  return (
    <li className={styles.place}>
      <div>
        <strong>{name}</strong>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {children}
    </li>
  );
}

function useDay(): (moment: number) => string {
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' });
  return (moment) => format.format(moment);
}
