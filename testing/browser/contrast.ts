import type { Page } from 'playwright-core';

/** Colours as a browser names them. */
export interface Colours {
  readonly signs: readonly string[];
  /** The first lies under all the others. */
  readonly grounds: readonly string[];
}

/** The least contrast between any of the signs and any of the grounds. */
export function leastContrast(page: Page, colours: Colours): Promise<number> {
  if (colours.signs.length === 0 || colours.grounds.length === 0) throw new Error('no colours to compare');
  return page.evaluate(({ signs, grounds }) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas to read colours with');
    const luminance = (...layers: string[]) => {
      for (const layer of layers) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [paper = ''] = grounds;
    const contrasts = signs.flatMap((sign) =>
      grounds.map((ground) => {
        const [a, b] = [luminance(paper, ground, sign), luminance(paper, ground)];
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      }),
    );
    return Math.min(...contrasts);
  }, colours);
}
