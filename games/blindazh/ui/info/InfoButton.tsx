import { ToolButton } from '@bridgehead/kit';
import { CircleQuestionMark } from 'lucide-react';
import { useScene } from '../scene.ts';

export function InfoButton({ onOpen }: { readonly onOpen: () => void }) {
  const { text } = useScene();
  return (
    <ToolButton
      label={text.info.legend}
      icon={<CircleQuestionMark aria-hidden size={22} />}
      onClick={onOpen}
    />
  );
}
