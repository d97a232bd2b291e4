import { IconButton } from '@bridgehead/kit';
import { CircleQuestionMark } from 'lucide-react';
import { useScene } from '../scene.ts';

export function InfoButton({ onOpen }: { readonly onOpen: () => void }) {
  const { text } = useScene();
  return (
    <IconButton label={text.info.legend} word={text.info.legend} onClick={onOpen}>
      <CircleQuestionMark aria-hidden size={22} />
    </IconButton>
  );
}
