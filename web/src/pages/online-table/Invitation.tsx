import { Button } from '@bridgehead/kit';
import type { RoomView } from '@bridgehead/wire';
import { Share2 } from 'lucide-react';
import { inviteLink } from '../../online/link.ts';
import { LinkBox } from '../../online/LinkBox.tsx';
import { useOnlineMessages } from '../../text/online/index.ts';
import styles from './Invitation.module.css';

/** The link, to be copied or handed to whatever the device shares with. */
export function Invitation({ room, title }: { readonly room: RoomView; readonly title: string }) {
  const { room: words } = useOnlineMessages();
  const link = inviteLink(room);
  const { link: label, inviteText: hint, copy, copied } = words;
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <h2 id="invitation">{words.invite}</h2>
      <LinkBox link={link} words={{ label, hint, copy, copied }} className={styles.link}>
        {'share' in navigator && (
          <Button
            icon={<Share2 aria-hidden size={20} />}
            onClick={() => void navigator.share({ title, url: link }).catch(() => {})}
          >
            {words.share}
          </Button>
        )}
      </LinkBox>
    </section>
  );
}
