import { INK, PAPER } from '@bridgehead/kit/print';

const STAKES = [18, 92, 228, 302];

/** A fence of crossed stakes and barbed wire, its foot at `y`; torn, it lies open in the middle. */
export function Wire({ y, torn = false }: { readonly y: number; readonly torn?: boolean }) {
  const spans = torn
    ? `M0 -30Q50 -22 96 -26Q116 -24 122 -6M0 -14Q50 -8 94 -12Q108 -10 108 2M320 -30Q270 -22 224 -26Q204 -24 198 -6M320 -14Q270 -8 226 -12Q212 -10 212 2`
    : `M0 -30Q50 -22 92 -28T228 -28T320 -30M0 -14Q50 -6 92 -12T228 -12T320 -14`;
  const stakes = STAKES.map((x) => `M${x - 10} 6L${x + 10} -40M${x + 10} 6L${x - 10} -40`).join('');
  const barbs = [36, 62, 254, 280, ...(torn ? [] : [124, 160, 196])]
    .map((x) => `M${x} -30l6 8m0 -8l-6 8M${x + 8} -14l6 8m0 -8l-6 8`)
    .join('');
  return (
    <g transform={`translate(0 ${y})`} fill="none" strokeLinecap="round">
      <path d={stakes + spans} stroke={PAPER} strokeWidth={6} />
      <path d={stakes} stroke={INK} strokeWidth={3.6} />
      <path d={spans + barbs} stroke={INK} strokeWidth={1.8} />
    </g>
  );
}
