import { type ReactNode, useId } from 'react';

/** The second ink of a print. */
export type Tone = 'red' | 'ochre' | 'blue' | 'grey' | 'green';

export const INK = 'var(--print-ink)';
export const PAPER = 'var(--print-paper)';
export const TONES: Readonly<Record<Tone, string>> = {
  red: 'var(--print-red)',
  ochre: 'var(--print-ochre)',
  blue: 'var(--print-blue)',
  grey: 'var(--print-grey)',
  green: 'var(--print-green)',
};

export const WIDTH = 320;
export const HEIGHT = 200;

/** A hand-cut block is never quite straight at its edges. */
const BLOCK =
  'M3 4 L78 2 L160 5 L243 3 L317 5 L315 62 L318 128 L316 197 L238 195 L150 198 L71 196 L4 198 L5 131 L2 66 Z';

/** A linocut: two inks on paper. Everything in it is drawn in a field of 320 by 200, the ground below. */
export function Print({ children }: { readonly children: ReactNode }) {
  const block = useId();
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <rect width={WIDTH} height={HEIGHT} fill={PAPER} />
      <clipPath id={block}>
        <path d={BLOCK} />
      </clipPath>
      <g clipPath={`url(#${block})`}>{children}</g>
      <path d={BLOCK} fill="none" stroke={INK} strokeWidth={2.4} />
    </svg>
  );
}
