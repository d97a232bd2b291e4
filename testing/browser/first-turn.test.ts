import { BlindazhPlayer, PobedaPlayer, RubezhPlayer } from '@bridgehead/testing';
import { expect, test } from 'vitest';
import { openApp, visit } from './setting.ts';

openApp();

test.each([{ phone: false }, { phone: true }])(
  'the first turn of Pobeda waits for its player: %o',
  async ({ phone }) => {
    const { page, context } = await visit('', { phone });
    const player = new PobedaPlayer(page, 'en', phone);
    await page.getByRole('button', { name: player.words.playNow }).first().click();
    const guide = page.getByRole('region', { name: player.words.guide });
    const step = (name: string) => guide.getByRole('heading', { name }).waitFor();
    await guide.getByRole('button', { name: 'Next' }).click();
    await step('Pick a card');
    expect(await guide.getByRole('button', { name: 'Next' }).count()).toBe(0);
    await player.cards.first().click();
    await step('Read about the event');
    await guide.getByRole('button', { name: 'Skip' }).click();
    await step('Play the card');
    await player.takeTurn();
    await step('Your opponents move');
    await context.close();
  },
);

test('the first turn of Blindazh lets its player take a place, dig and survive', async () => {
  const { page, context } = await visit('');
  const player = new BlindazhPlayer(page, 'en', false);
  await page.getByRole('button', { name: 'Play now' }).nth(1).click();
  const guide = page.getByRole('region', { name: player.words.guide });
  const step = (name: string) => guide.getByRole('heading', { name }).waitFor();
  await guide.getByRole('button', { name: 'Next' }).click();
  await step('Take your place');
  await player.takeTurn();
  await step('Dig a trench');
  await guide.getByRole('button', { name: 'Close the tutorial' }).click();
  await guide.waitFor({ state: 'detached' });
  await context.close();
});

test.each(['ru', 'en'] as const)(
  'no step of a first turn runs over its edge beside a wide board: %s',
  async (language) => {
    const { page, context } = await visit('', { language });
    const { words } = new RubezhPlayer(page, language, false);
    await page.getByRole('button', { name: words.playNow }).nth(2).click();
    const guide = page.getByRole('region', { name: words.guide });
    const onward = guide.getByRole('button', {
      name: language === 'ru' ? /^(Дальше|Пропустить)$/ : /^(Next|Skip)$/,
    });
    const done = guide.getByRole('button', { name: language === 'ru' ? 'Играть' : 'Play', exact: true });
    for (;;) {
      await onward.or(done).waitFor();
      const heading = await guide.getByRole('heading').innerText();
      const over = await guide.evaluate((slip) => {
        const edge = slip.getBoundingClientRect();
        const parts = [...slip.querySelectorAll('h2, p, span, button')];
        return parts
          .filter((part) => part.getBoundingClientRect().right > edge.right)
          .map((part) => part.textContent);
      });
      expect(over, heading).toEqual([]);
      if (await done.isVisible()) break;
      await onward.click();
      await expect.poll(() => guide.getByRole('heading').innerText()).not.toBe(heading);
    }
    await context.close();
  },
);
