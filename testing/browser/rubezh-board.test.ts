import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { misprintsIn, SIZES } from './clipping.ts';
import { Commander } from './rubezh-commander.ts';
import { STORM, storm } from './rubezh-storm.ts';
import { appUrl, openApp, PHONE } from './setting.ts';
import { stillness } from './stillness.ts';

openApp();

const UNITS = 5;
/** A narrower window shows the points in a list that scrolls. */
const WIDE = 704;

/** What of these is cut off or out of sight, by its label; nothing at all of them is a fault of the test, and throws. */
async function outOfSight(page: Page, things: string, wanted: number): Promise<string[]> {
  // Some of it is fetched when it is first shown.
  await page.locator(things).first().waitFor();
  await stillness(page);
  const found = await page.locator(things).evaluateAll(async (elements) => {
    const seen = await Promise.all(
      elements.map(
        (element) =>
          new Promise<number>((resolve) => {
            const observer = new IntersectionObserver(([entry]) => {
              observer.disconnect();
              resolve(entry?.intersectionRatio ?? 0);
            });
            observer.observe(element);
          }),
      ),
    );
    return elements.map((element, place) => ({
      label: element.getAttribute('aria-label') ?? element.textContent ?? '',
      isWhole: (seen[place] ?? 0) > 0.98,
    }));
  });
  expect(found).toHaveLength(wanted);
  return found.flatMap(({ label, isWhole }) => (isWhole ? [] : [label]));
}

/** Cards of the enemy whose attack and defence run into each other, or have lost their signs. */
function runTogether(page: Page): Promise<string[]> {
  return page.locator('[data-goal="point:0"] [data-enemy]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const signs = [...card.querySelectorAll('svg')].slice(1).map((sign) => sign.getBoundingClientRect());
      const figures = signs.map((_, place) => {
        const figure = card.querySelectorAll('svg')[place + 1]?.parentElement as Element;
        return figure.getBoundingClientRect();
      });
      const [attack, defence] = figures;
      const box = card.getBoundingClientRect();
      const isApart =
        attack &&
        defence &&
        defence.left - attack.right >= 2 &&
        attack.left > box.left &&
        defence.right < box.right;
      return isApart && signs.every(({ width }) => width >= 8) ? [] : [card.getAttribute('aria-label') ?? ''];
    }),
  );
}

/** Alone at a table, each unit on the point that is given for it, in the action phase. */
async function besieged(posts: readonly number[], language: 'ru' | 'en'): Promise<Commander> {
  const anna = await Commander.arrive('Anna', language);
  const table = await anna.createTable(1, storm);
  await anna.page.goto(appUrl(table));
  await anna.page.getByRole('button', { name: /^(Start the game|Начать партию)$/ }).click();
  await anna.closeGuide();
  for (const point of posts) {
    await anna.asked('post');
    await anna.goTo(point);
  }
  await anna.asked('act');
  return anna;
}

async function endActions(anna: Commander): Promise<void> {
  await anna.answer(anna.words.done).click();
  if ((await anna.sheet.getByRole('alert').count()) > 0) await anna.do(anna.answer(anna.words.done));
  await anna.asked('divide');
}

for (const language of ['ru', 'en'] as const) {
  test(`five defenders of one point, a crowd before them and every figure are in sight (${language})`, async () => {
    const anna = await besieged([1, 1, 1, 1, 1], language);
    const { page } = anna;
    for (const kind of ['act', 'divide']) {
      if (kind === 'divide') await endActions(anna);
      for (const { width, height } of SIZES) {
        const at = `${kind} at ${width} × ${height}`;
        await page.setViewportSize({ width, height });
        expect(await misprintsIn(page.getByRole('main')), at).toEqual([]);
        expect(await runTogether(page), at).toEqual([]);
        if (width < WIDE) await anna.point(1).evaluate((panel) => panel.scrollIntoView());
        if (width < WIDE && kind === 'divide') continue;
        expect(await outOfSight(page, '[data-goal="point:0"] [data-unit]', UNITS), at).toEqual([]);
        expect(await outOfSight(page, '[data-goal="point:0"] [data-enemy]', STORM), at).toEqual([]);
      }
    }
    await page.context().close();
  });
}

/** Units of point 1 whose signs and figures lie on one another. */
function blurred(page: Page): Promise<string[]> {
  return page.locator('[data-goal="point:0"] [data-unit]').evaluateAll((units) =>
    units.flatMap((unit) => {
      const range = document.createRange();
      const words = document.createTreeWalker(unit, NodeFilter.SHOW_TEXT);
      const boxes = [...unit.querySelectorAll('svg')].map((sign) => sign.getBoundingClientRect());
      while (words.nextNode()) {
        if (words.currentNode.parentElement?.closest('svg')) continue;
        range.selectNodeContents(words.currentNode);
        boxes.push(range.getBoundingClientRect());
      }
      // What a line box has above and below its letters may touch that of the next line.
      const isOn = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
      const isBlurred = boxes.some((box, place) => boxes.slice(place + 1).some((other) => isOn(box, other)));
      return isBlurred ? [unit.getAttribute('aria-label') ?? ''] : [];
    }),
  );
}

for (const posts of [
  [1, 2, 2, 3, 3],
  [1, 1, 2, 3, 3],
  [1, 1, 1, 2, 3],
]) {
  const defenders = posts.filter((point) => point === 1).length;
  test(`what a unit has and what it faces are apart from each other; defenders: ${defenders}`, async () => {
    const { page } = await besieged(posts, 'ru');
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      await stillness(page);
      expect(await page.locator('[data-goal="point:0"] [data-unit]').count()).toBe(defenders);
      expect(await blurred(page), `${width} × ${height}`).toEqual([]);
    }
    await page.context().close();
  });
}

/** Whose odds reach under the enemies beside them. */
function overlaid(page: Page): Promise<string[]> {
  return page.locator('[data-lanes] > li').evaluateAll((lanes) =>
    lanes.flatMap((lane) => {
      const odds = [...lane.querySelectorAll('button [aria-hidden] span')].map((part) =>
        part.getBoundingClientRect(),
      );
      const enemies = [...lane.querySelectorAll('[data-enemy]')].map((card) => card.getBoundingClientRect());
      const isUnder = odds.some((part) =>
        enemies.some(
          (card) =>
            part.right > card.left &&
            part.left < card.right &&
            part.bottom > card.top + 4 &&
            part.top < card.bottom - 4,
        ),
      );
      return isUnder ? [lane.textContent ?? ''] : [];
    }),
  );
}

test.each([
  [3, [1, 1, 1, 4, 4]],
  [5, [1, 1, 1, 1, 1]],
])(
  'units are divided on a low phone without scrolling, and each is told what it faces: %i',
  async (count, posts) => {
    const anna = await besieged(posts, 'ru');
    const { page } = anna;
    await page.setViewportSize({ width: 360, height: 640 });
    await endActions(anna);
    expect(await outOfSight(page, '[data-lanes] > li', count)).toEqual([]);
    expect(await outOfSight(page, '[data-lanes] [data-enemy]', STORM)).toEqual([]);
    expect(await outOfSight(page, '[data-asked] [data-answer]', 1)).toEqual([]);
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      await stillness(page);
      expect(await overlaid(page), `${width} × ${height}`).toEqual([]);
      expect(await hidden(page), `${width} × ${height}`).toEqual([]);
    }
    await page.context().close();
  },
);

/** Lanes that the button stands on. */
function hidden(page: Page): Promise<string[]> {
  return page.locator('[data-lanes] > li').evaluateAll((lanes) => {
    const edge = document.querySelector('[data-asked] [data-answer]')?.getBoundingClientRect().top ?? 0;
    return lanes.flatMap((lane) =>
      lane.getBoundingClientRect().bottom > edge + 1 ? [lane.textContent ?? ''] : [],
    );
  });
}

test('on a low phone the enemies a card may hit are above what the card says', async () => {
  const anna = await besieged([1, 1, 1, 1, 1], 'ru');
  const { page } = anna;
  await page.setViewportSize({ width: 360, height: 640 });
  await anna.playable.first().click();
  await anna.answer(anna.words.play).waitFor();
  await anna.sheet.getByRole('heading').waitFor();
  await stillness(page);
  const edge = (place: string, side: 'top' | 'bottom') =>
    page
      .locator(place)
      .first()
      .evaluate((element, which) => element.getBoundingClientRect()[which], side);
  const enemy = '[data-goal="point:0"] [data-enemy]';
  expect(await edge(enemy, 'top')).toBeGreaterThan(await edge('main', 'top'));
  expect(await edge(enemy, 'bottom')).toBeLessThan(await edge('[data-asked]', 'top'));
  await page.context().close();
});

/** What a finger, so many pixels wide either way, finds no room on. */
function missed(page: Page, things: string): Promise<string[]> {
  return page.locator(things).evaluateAll(
    (buttons, half) =>
      buttons.flatMap((button) => {
        button.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = button.getBoundingClientRect();
        const isHit = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('button') === button;
        const reaches = (from: number, length: number, hits: (at: number) => boolean) => {
          let reach = 0;
          for (let at = from - 2 * half; at < from + length + 2 * half; at++) if (hits(at)) reach++;
          return reach >= 2 * half;
        };
        const [x, y] = [left + width / 2, top + height / 2];
        const isFound =
          reaches(left, width, (at) => isHit(at, y)) && reaches(top, height, (at) => isHit(x, at));
        return isFound ? [] : [button.getAttribute('aria-label') ?? button.textContent ?? ''];
      }),
    20,
  );
}

test('on a phone a finger finds the turn, the points and the words of every card', async () => {
  const anna = await besieged([1, 1, 2, 3, 4], 'ru');
  const { page } = anna;
  const find = async (things: string) => {
    expect(await page.locator(things).count(), things).toBeGreaterThan(0);
    await stillness(page);
    expect(await missed(page, things), things).toEqual([]);
  };
  await page.setViewportSize(PHONE);
  await find('[data-turn] button');
  await find('[data-goal] header button');
  await endActions(anna);
  await find('ol button:not([data-card])');
  await page.context().close();
});
