import { ToolButton } from '@bridgehead/kit';
import { Pointer } from 'lucide-react';
import { useScene } from '../scene.ts';
import type { Pointing } from './use-pointing.ts';

export function PointButton({ pointing }: { readonly pointing: Pointing }) {
  const { text } = useScene();
  if (!pointing.isOffered) return null;
  return (
    <ToolButton
      label={text.pointShort}
      title={text.point}
      icon={<Pointer aria-hidden size={22} />}
      pressed={pointing.isOn}
      aria-keyshortcuts="P"
      onClick={() => pointing.turnOn(!pointing.isOn)}
    />
  );
}
