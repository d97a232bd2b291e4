import { IconButton } from '@bridgehead/kit';
import { Pointer } from 'lucide-react';
import { useScene } from '../scene.ts';
import type { Pointing } from './use-pointing.ts';

export function PointButton({ pointing }: { readonly pointing: Pointing }) {
  const { text } = useScene();
  if (!pointing.isOffered) return null;
  return (
    <IconButton
      label={text.point}
      word={text.pointShort}
      pressed={pointing.isOn}
      aria-keyshortcuts="P"
      onClick={() => pointing.turnOn(!pointing.isOn)}
    >
      <Pointer aria-hidden size={22} />
    </IconButton>
  );
}
