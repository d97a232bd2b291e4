import { Button, buttonClass, Dialog } from '@bridgehead/kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { changeMe } from '../../online/me.ts';
import { useMessages } from '../../text/index.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import styles from './AccountPage.module.css';
import { useAct } from './useAct.ts';

/** What is kept of somebody: to be taken home, and to be deleted once it is said what that means. */
export function OwnData() {
  const { account } = useOnlineMessages();
  const { app } = useMessages();
  const act = useAct();
  const [asking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    void act(() => changeMe('DELETE', '/api/me'), account.removed);
  };
  return (
    <section className={styles.form} aria-labelledby="own-data">
      <h2 id="own-data">{account.data}</h2>
      <p className={styles.note}>{account.dataText}</p>
      <div className={styles.leave}>
        <a href="/api/me/export" download className={buttonClass()}>
          <Download aria-hidden size={20} />
          {account.takeOut}
        </a>
        <Button look="danger" onClick={() => setAsking(true)}>
          {account.remove}
        </Button>
      </div>
      <Dialog
        open={asking}
        title={account.removeTitle}
        closeLabel={app.close}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{account.keepMe}</Button>
            <Button look="danger" onClick={remove}>
              {account.removeMe}
            </Button>
          </>
        }
      >
        <div className={styles.says}>
          <p>{account.removeWhat}</p>
          <p>{account.removeGames}</p>
          <p>{account.removeRecords}</p>
          <p>
            <strong>{account.removeFinal}</strong>
          </p>
        </div>
      </Dialog>
    </section>
  );
}
