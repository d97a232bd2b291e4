import { expect, test } from 'vitest';
import { SIZES } from './clipping.ts';
import { arrive, begin, giveName, setUpTable } from './online-people.ts';
import { openApp } from './setting.ts';
import { stillness } from './stillness.ts';

openApp();

test('what was said meanwhile is still news after a reload, home leads back to the table, and an absent partner is asked about', async () => {
  const anna = await arrive('new/pobeda?place=online');
  const table = await setUpTable(anna, 'Anna');
  const boris = await arrive(table);
  await giveName(boris, 'Boris');
  await begin(anna, boris);

  // Anna never looks at the chat.
  await boris.page.getByRole('tab', { name: 'Chat' }).click();
  await boris.page.getByLabel('Message').fill('back in a minute');
  await boris.page.keyboard.press('Enter');
  const news = anna.page.getByRole('tab', { name: /Chat.*1 new message/ });
  await news.waitFor();
  await boris.context.close();
  await anna.page.reload();
  await news.waitFor();

  const absence = anna.page.getByRole('region', { name: 'Boris is away.' });
  await absence.waitFor({ timeout: 30_000 });
  expect(await absence.getByRole('button', { name: 'Replace with a bot' }).isDisabled(), 'not at once').toBe(
    true,
  );
  await absence.getByRole('button', { name: 'Wait' }).click();
  await absence.waitFor({ state: 'detached' });

  await anna.page.getByRole('link', { name: 'Home' }).click();
  const waiting = anna.page.getByRole('region', { name: 'Waiting for you' });
  const row = waiting.getByRole('listitem').filter({ hasText: 'Pobeda: Anna and Boris' });
  await row.getByRole('link').click();
  await anna.page.waitForURL(`**/${table.split('?')[0]}`);
  await anna.page.getByRole('grid').waitFor();
  await anna.context.close();
}, 120_000);

test('in the waiting room nothing said of a seat lies on anything else, however much there is to say', async () => {
  const { page, context } = await arrive('new/rubezh?place=online', { language: 'ru' });
  await page.getByRole('button', { name: 'Создать стол' }).click();
  const free = page.getByRole('listitem').filter({ hasText: 'свободно' });
  await free.getByText('подразделения').waitFor();
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    await stillness(page);
    const crossed = await free.evaluate((seat) => {
      const range = document.createRange();
      const boxes = [...seat.children].map((part) => {
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
      });
      return boxes.some((one, place) =>
        boxes
          .slice(place + 1)
          .some(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          ),
      );
    });
    expect(crossed, `${width} × ${height}`).toBe(false);
  }
  await context.close();
});
