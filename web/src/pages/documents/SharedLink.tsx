import { sharedLink } from '../../documents/link.ts';
import { LinkBox } from '../../online/LinkBox.tsx';
import { useDocumentMessages } from '../../text/documents/index.ts';
import styles from './DocumentRow.module.css';

export function SharedLink({ share }: { readonly share: string }) {
  const { link: label, copyLink: copy, linkCopied: copied } = useDocumentMessages();
  return <LinkBox link={sharedLink(share)} words={{ label, copy, copied }} className={styles.link} />;
}
