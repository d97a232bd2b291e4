import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SIZES } from './clipping.ts';
import { openApp, visit } from './setting.ts';
import { stillness } from './stillness.ts';

openApp();

const GAMES = join(import.meta.dirname, '..', '..', 'games', 'rubezh', 'test', 'games', '2');

test('whatever a record is watched with is within the window', async () => {
  const { page, context } = await visit('');
  await page.locator('input[type="file"]').setInputFiles(join(GAMES, 'captured.json'));
  const scrubber = page.getByRole('region', { name: 'Position in the game' });
  await scrubber.waitFor();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await stillness(page);
    const right = await scrubber
      .locator('button, input, select')
      .evaluateAll((controls) =>
        Math.max(...controls.map((control) => control.getBoundingClientRect().right)),
      );
    expect(right, `${size.width} × ${size.height}`).toBeLessThanOrEqual(size.width);
  }
  await context.close();
});
