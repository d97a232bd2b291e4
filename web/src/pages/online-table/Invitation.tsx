import { Button, Field, TextInput, toast } from '@bridgehead/kit';
import type { RoomView } from '@bridgehead/wire';
import { Copy, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { copyText, inviteLink } from '../../online/link.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import styles from './Invitation.module.css';

/** The link, to be copied or handed to whatever the device shares with. */
export function Invitation({ room, title }: { readonly room: RoomView; readonly title: string }) {
  const { room: words } = useOnlineMessages();
  const box = useRef<HTMLDivElement>(null);
  const link = inviteLink(room);
  const copy = async () => {
    if (await copyText(link)) return toast({ text: words.copied });
    // Where the clipboard is closed to us the link is at least selected.
    box.current?.querySelector('input')?.select();
  };
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <h2 id="invitation">{words.invite}</h2>
      <div ref={box}>
        <Field label={words.link} hint={words.inviteText}>
          {(ids) => (
            <TextInput
              {...ids}
              value={link}
              readOnly
              onFocus={({ target }) => target.select()}
              onChange={() => {}}
            />
          )}
        </Field>
      </div>
      <div className={styles.buttons}>
        <Button icon={<Copy aria-hidden size={20} />} onClick={() => void copy()}>
          {words.copy}
        </Button>
        {'share' in navigator && (
          <Button
            icon={<Share2 aria-hidden size={20} />}
            onClick={() => void navigator.share({ title, url: link }).catch(() => {})}
          >
            {words.share}
          </Button>
        )}
      </div>
    </section>
  );
}
