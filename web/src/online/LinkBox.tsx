import { Button, Field, TextInput, toast } from '@bridgehead/kit';
import { Copy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { copyText } from './link.ts';

interface LinkBoxProps {
  readonly link: string;
  readonly words: {
    readonly label: string;
    readonly hint?: string;
    readonly copy: string;
    readonly copied: string;
  };
  /** How the link lies to its buttons. */
  readonly className: string | undefined;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** A link to be copied. */
export function LinkBox({ link, words, className, children }: LinkBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const copy = async () => {
    if (await copyText(link)) return toast({ text: words.copied });
    // Where the clipboard is closed to us the link is at least selected.
    box.current?.querySelector('input')?.select();
  };
  return (
    <div ref={box} className={className}>
      <Field label={words.label} hint={words.hint}>
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
        {words.copy}
      </Button>
      {children}
    </div>
  );
}
