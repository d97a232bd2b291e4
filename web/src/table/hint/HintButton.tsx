import { IconButton } from '@bridgehead/kit';
import { Lightbulb } from 'lucide-react';
import { usePlayMessages } from '../../text/play/index.ts';
import type { Hint } from './useHint.ts';

export function HintButton({ hint: { mayAsk, moves, ask, close } }: { readonly hint: Hint }) {
  const { hint } = usePlayMessages();
  const isOpen = moves !== undefined;
  return (
    <IconButton
      label={hint.title}
      word={hint.title}
      aria-keyshortcuts="H"
      pressed={isOpen}
      disabled={!mayAsk}
      onClick={isOpen ? close : ask}
    >
      <Lightbulb aria-hidden size={22} />
    </IconButton>
  );
}
