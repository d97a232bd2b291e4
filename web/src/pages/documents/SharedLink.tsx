import { Button, Field, TextInput, toast } from '@bridgehead/kit';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { sharedLink } from '../../documents/link.ts';
import { copyText } from '../../online/link.ts';
import { useDocumentMessages } from '../../text/documents/index.ts';
import styles from './DocumentRow.module.css';

/** The link, to be copied. */
export function SharedLink({ share }: { readonly share: string }) {
  const words = useDocumentMessages();
  const box = useRef<HTMLDivElement>(null);
  const link = sharedLink(share);
  const copy = async () => {
    if (await copyText(link)) return toast({ text: words.linkCopied });
    // Where the clipboard is closed to us the link is at least selected.
    box.current?.querySelector('input')?.select();
  };
  return (
    <div ref={box} className={styles.link}>
      <Field label={words.link}>
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
      <Button icon={<Copy aria-hidden size={20} />} onClick={() => void copy()}>
        {words.copyLink}
      </Button>
    </div>
  );
}
