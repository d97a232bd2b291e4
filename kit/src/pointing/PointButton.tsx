import { Pointer } from 'lucide-react';
import { IconButton } from '../controls/Button.tsx';
import type { Pointing } from './use-pointing.ts';

interface PointButtonProps {
  readonly pointing: Pick<Pointing<object>, 'isOffered' | 'isOn' | 'turnOn'>;
  readonly text: { readonly point: string; readonly pointShort: string };
}

export function PointButton({ pointing: { isOffered, isOn, turnOn }, text }: PointButtonProps) {
  if (!isOffered) return null;
  return (
    <IconButton
      label={text.point}
      word={text.pointShort}
      pressed={isOn}
      aria-keyshortcuts="P"
      onClick={() => turnOn(!isOn)}
    >
      <Pointer aria-hidden size={22} />
    </IconButton>
  );
}
