/** Where a man stands on his tile. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const WIDTH = 78;

/** Up to three abreast; more of them in two ranks, the far one first, so that the near one is drawn over it. */
export function rank(men: number): Stand[] {
  if (men <= 3) return abreast(men, 0, [1.3, 1.12, 1][men - 1] ?? 1, men > 1 ? 4 : 0);
  const far = Math.ceil(men / 2);
  const scale = Math.min(0.84, 2.6 / far);
  return [...abreast(far, -11, scale, 0, 3), ...abreast(men - far, 8, scale, 0, -12)];
}

function abreast(count: number, y: number, scale: number, stagger: number, shift = 0): Stand[] {
  const step = WIDTH / Math.max(count, 2.4);
  return Array.from({ length: count }, (_, index) => ({
    x: shift + (index - (count - 1) / 2) * step,
    y: y + (index % 2 === 0 ? stagger : -stagger),
    scale,
  }));
}
