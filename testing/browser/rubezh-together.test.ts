import { expect, test } from 'vitest';
import { Commander } from './rubezh-commander.ts';
import { drill, TASK } from './rubezh-drill.ts';
import { appUrl, openApp } from './setting.ts';

openApp();

test('three people at three browsers: an event, a division, a token, a reaction, a retreat, a capture, a task', async () => {
  const [anna, boris, vera] = await Promise.all([
    Commander.arrive('Anna', 'en'),
    Commander.arrive('Boris', 'en'),
    Commander.arrive('Вера', 'ru'),
  ]);
  const everybody = [anna, boris, vera];
  const table = await anna.createTable(3, drill);
  await boris.sitDown(table, 'en', 2);
  await vera.sitDown(table, 'ru', 3);
  await anna.page.goto(appUrl(table));
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all(everybody.map((person) => person.closeGuide()));

  await anna.take('9th Frontier Outpost');
  await boris.take('2nd Cadet Platoon');
  await vera.take('Инженерная бригада');
  await anna.take('95th Medical Battalion');
  await vera.asked('post');
  await vera.goTo(4);
  // Anna has two to place, and is named once.
  const waitingFor = vera.page.getByRole('banner').getByText('Anna расставляет подразделения.');
  await expect.poll(() => waitingFor.count()).toBe(1);
  for (const [person, point] of [
    [anna, 1],
    [anna, 2],
    [boris, 1],
    [boris, 3],
  ] as const) {
    await person.asked('post');
    await person.goTo(point);
  }

  // The event of the turn, in everybody's own words.
  await Promise.all(everybody.map((person) => person.asked('act')));
  await Promise.all([anna, boris].map((person) => person.sees(/^Drawn: “/)));
  await vera.sees(/^Открыта карта «/);

  await anna.playCard(anna.playable.first());
  await boris.page.getByRole('img', { name: 'Fortification tokens: 1 of 2' }).waitFor();
  await vera.page.getByRole('img', { name: 'Жетонов укрепления: 1 из 2' }).waitFor();

  // A task is put on top of the events, unless all of them have come already.
  await vera.playCard(vera.playable.first());
  await vera.asked('choose');
  await vera.answer('Заново').click();
  const cards = vera.sheet.getByRole('listitem').getByRole('button');
  const titles = await cards.allInnerTexts();
  const order = titles
    .map((_, at) => at)
    .sort((a, b) => Number(isTask(titles[b])) - Number(isTask(titles[a])));
  for (const at of order) await cards.nth(at).click();
  await vera.do(vera.answer(vera.words.confirm));
  await anna.sees('Engineer Brigade looks at the top cards of the event deck: 6.');
  for (const person of everybody) {
    // Boris has nothing to play; whoever has is asked a second time.
    await person.answer(person.words.done).click();
    const warning = person.sheet.getByRole('alert');
    if ((await warning.count()) > 0) await person.do(person.answer(person.words.done));
  }

  // Who attacks whom is proposed by one and confirmed by the other.
  await anna.asked('divide');
  const cadets = anna.page.locator('[data-lanes] > li').nth(1);
  await cadets.waitFor();
  const againstCadets = cadets.locator('[data-enemy]');
  for (let left = await againstCadets.count(); left > 0; left -= 1) {
    await againstCadets.first().click();
    await anna.answer('Against 9th Frontier Outpost').click();
    await expect.poll(() => againstCadets.count()).toBe(left - 1);
  }
  await anna.do(anna.answer(anna.words.settle));
  await boris.asked('agree');
  await boris.sheet.getByText('Stands aside').waitFor();
  await boris.do(boris.answer(boris.words.agree));

  // A check that fails, twice, for a token; then a comrade's card.
  await anna.asked('stand');
  await anna.do(anna.answer(anna.words.stand));
  await Promise.all([anna, boris].map((person) => person.asked('react')));
  await boris.do(boris.answer(boris.words.decline));
  await anna.do(anna.answer(anna.words.token));
  await boris.sees('9th Frontier Outpost spends a fortification token.');
  await vera.sees(/^9.я погранзастава тратит жетон укрепления\.$/);
  await boris.asked('react');
  await boris.playCard(boris.sheet.locator('[data-card]').first());
  await anna.sees(/^2nd Cadet Platoon reacts: “/);
  await vera.sees(/^2.й курсантский взвод отвечает: «/);
  await anna.sees(/^9th Frontier Outpost: .+: the defence holds\.$/);

  // A retreat, and what it costs.
  await vera.asked('stand');
  await vera.do(vera.answer(vera.words.retreat));
  await vera.asked('choose');
  await vera.goTo(3);
  await anna.sees('Engineer Brigade retreats to point 3.');
  await Promise.all([anna, boris].map((person) => person.sees('The fire point is captured')));
  await vera.sees('Огневая точка захвачена');

  await Promise.all(everybody.map((person) => person.keepTasks()));
  await vera.do(vera.answer(vera.words.useTask).first());
  await Promise.all([anna, boris].map((person) => person.sees(/^Вера uses the task “Trial \d+”\.$/)));
  for (const { page } of everybody) await page.context().close();
}, 180_000);

function isTask(title = ''): boolean {
  return title.includes(TASK.ru);
}
