import { expect, test } from 'vitest';
import { Trainee } from './bronepekhota-drill.ts';
import { openApp } from './setting.ts';

openApp();

test('by mouse: mend, push, take a gun and a machine, throw, tow, land and get out; what a move comes to is said before', async () => {
  const anna = await Trainee.arrive('en');
  const { page } = anna;
  const outcome = page.getByRole('region', { name: 'What will come of it' });
  await anna.activate('Heavy clone infantry');

  await anna.plan('mend');
  await outcome.getByText('Durability 4 → 5 of 9.').waitFor();
  await anna.doIt();
  await anna.piece('Raptor, Anna, durability 5 of 9').waitFor();
  // Whoever mended is done; what is planned now is for the next of them, who is the one told of.
  await anna.plan('refill');
  await anna.sheet.getByText('Heavy clone infantry, no.\u00a02').waitFor();

  await anna.pressPiece('Heavy clone infantry, no. 2');
  await anna.plan('push');
  expect(await page.locator('[data-piece][data-chosen]').getAttribute('aria-label')).toMatch(/^Mortar, Anna/);
  await anna.pressPlace(200, 380);
  await outcome.getByText('Mortar comes along.').waitFor();
  await anna.doIt();
  await expect
    .poll(() => anna.piece('Mortar, Anna').first().getAttribute('aria-label'))
    .toContain('20 and 38 cm');

  // A press on what lies at hand begins what is done to it.
  await anna.pressPiece('Heavy clone infantry, no. 3');
  await anna.piece('Mortar, Boris').and(page.locator('[data-offered]')).waitFor();
  await anna.pressPiece('Mortar, Boris');
  await outcome.getByText('It can be fired at once.').waitFor();
  await anna.doIt();
  await anna.piece('Mortar, Boris').waitFor({ state: 'detached' });

  await anna.pressPiece('Heavy clone infantry, no. 4');
  await anna.piece('Salamander, Boris').and(page.locator('[data-offered]')).waitFor();
  await anna.pressPiece('Salamander, Boris');
  await outcome.getByText('acts from the next round on').waitFor();
  await anna.doIt();
  await anna.piece('Salamander, Anna').waitFor();
  await anna.piece('Heavy clone infantry, no. 4').waitFor({ state: 'detached' });
  await anna.button('Undo move').click();
  await anna.piece('Heavy clone infantry, no. 4').waitFor();
  await anna.pressPiece('Heavy clone infantry, no. 4');
  await anna.piece('Salamander, Boris').and(page.locator('[data-offered]')).waitFor();
  await anna.pressPiece('Salamander, Boris');
  await anna.doIt();

  await anna.pressPiece('Heavy clone infantry, no. 5');
  await anna.plan('shoot grenade');
  await anna.pressPiece('Militia of Velian, no. 1');
  // Six rolls, six places; whoever throws is told first what it may cost them.
  await page.locator('[data-landing]').nth(5).waitFor();
  await page.getByRole('img', { name: /^Where the grenade goes off: on 1, 56 and 28 cm/ }).waitFor();
  await outcome.getByText('The thrower: 15% (on 1)').waitFor();
  await outcome.getByText(/no\.\s1 — 45% \(on 1–3\)/).waitFor();
  await anna.doIt();
  await page
    .getByText(/throws a grenade at soldier 1 of “Militia of Velian”/)
    .first()
    .waitFor();
  await anna.end();
  await anna.activate('Militia of Velian');
  await anna.end();

  await anna.activate('Helix');
  await anna.plan('tow');
  await anna.pressPlace(340, 130);
  await outcome.getByText('Mortar comes along.').waitFor();
  await anna.doIt();
  await expect.poll(() => anna.piece('Helix').getAttribute('aria-label')).toContain('34 and 13 cm');
  await expect
    .poll(() => anna.piece('Mortar, Anna').nth(1).getAttribute('aria-label'))
    .toContain('26 and 13 cm');
  // It touches its own mortar, which nobody serves: nothing is begun that nobody asked for.
  await outcome.getByText('Choose what to do, or finish.').waitFor();
  expect(await anna.action('confirm').isDisabled()).toBe(true);
  // Asked for, it is said whose it is, and the button does not press for it.
  await anna.plan('fight');
  await outcome.getByText('Mortar (yours)').waitFor();
  expect(await anna.action('confirm').getAttribute('class')).not.toMatch(/primary/);
  await anna.end();

  await anna.activate('Thunder');
  await anna.plan('leave');
  await outcome.getByText('The machine lands.').waitFor();
  await anna.pressPlace(520, 190);
  await anna.doIt();
  await expect
    .poll(() => anna.piece('Thunder').getAttribute('aria-label'))
    .toMatch(/without a pilot, 52 and 11 cm[^,]*$/);
  await anna.piece('Light assault landing, no. 6').waitFor();
  await page.context().close();
}, 120_000);

test('by finger: jump onto a roof, leave the table over its edge, fire a gun and refill it', async () => {
  const anna = await Trainee.arrive('ru', { phone: true });
  const { page } = anna;
  await anna.activate('Тяжёлая клон-пехота');
  await anna.pressPiece('Тяжёлая клон-пехота, № 2');
  await anna.plan('refill');
  await page.getByText('Боезапас и так полон: 12.').waitFor();
  await anna.plan('shoot gun 21');
  await anna.pressPiece('Саламандра');
  await anna.doIt();
  await expect
    .poll(() => anna.piece('Миномёт, Anna').first().getAttribute('aria-label'))
    .toContain('боезапас 9 из 12');
  await anna.end();
  await anna.activate('Ополченцы');
  await anna.end();

  await anna.activate('Лёгкая штурмовая клон-пехота');
  await anna.plan('jump');
  await anna.pressPlace(260, 265);
  await anna.doIt();
  await expect
    .poll(() => anna.piece('Лёгкая штурмовая клон-пехота, № 1').getAttribute('aria-label'))
    .toContain('высота 1\u00a0шаг');
  await anna.end();

  await anna.activate('Лёгкий штурмовой десант');
  await anna.plan('exit');
  await anna.doIt();
  await anna.piece('Лёгкий штурмовой десант, № 1').waitFor({ state: 'detached' });
  await page.context().close();
}, 120_000);

test('by finger: a press beside a piece means the place, and one on the handle means what lies under it', async () => {
  const anna = await Trainee.arrive('en', { phone: true });
  const { page } = anna;
  const price = (points: string) =>
    page.getByRole('region', { name: 'What will come of it' }).getByText(`${points} of 4`, { exact: true });
  await anna.activate('Heavy clone infantry');
  await anna.pressPiece('Heavy clone infantry, no. 2');
  await anna.plan('push');
  await page.getByText('each step with a load costs 2').waitFor();
  await anna.pressPlace(200, 380);
  await price('2').waitFor();
  await anna.pressPlace(240, 380);
  await price('3.6').waitFor();
  await anna.doIt();
  await expect
    .poll(() => anna.piece('Mortar, Anna').first().getAttribute('aria-label'))
    .toContain('24 and 38 cm');
  await page.context().close();
}, 120_000);

test('on a phone whoever acts is near enough to be told apart, and everybody they may shoot at is in sight', async () => {
  const anna = await Trainee.arrive('en', { phone: true });
  const { page } = anna;
  const pane = page.locator('svg[role="group"]').locator('xpath=../..');
  const window = () => pane.evaluate((shown) => shown.getBoundingClientRect().toJSON() as DOMRect);
  const drawn = (label: string) => anna.piece(label).locator('> g').last();
  const isInSight = async (label: string) => {
    const [box, { x, y, right, bottom }] = [await drawn(label).boundingBox(), await window()];
    const [across, down] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
    return across > x && across < right && down > y && down < bottom;
  };
  const sizeOf = async (label: string) => (await drawn(label).boundingBox())?.width ?? 0;
  const before = await sizeOf('Heavy clone infantry, no. 5');
  await anna.activate('Heavy clone infantry');
  await anna.pressPiece('Heavy clone infantry, no. 5');
  await expect.poll(() => isInSight('Heavy clone infantry, no. 5')).toBe(true);
  expect(await sizeOf('Heavy clone infantry, no. 5')).toBeGreaterThan(before * 1.2);
  await anna.plan('shoot own');
  await page.locator('[data-target]').first().waitFor();
  for (const at of [1, 2, 3, 4, 5, 6])
    await expect.poll(() => isInSight(`Militia of Velian, no. ${at}`)).toBe(true);
  // From now on they look where they like.
  await page.getByRole('button', { name: 'Closer' }).tap();
  const near = await sizeOf('Heavy clone infantry, no. 5');
  await anna.plan('walk');
  expect(await sizeOf('Heavy clone infantry, no. 5')).toBe(near);
  await page.context().close();
}, 120_000);

test.each([640, 780])(
  'on a phone %d high the button that throws a grenade is in sight, however many it may hurt',
  async (height) => {
    const anna = await Trainee.arrive('ru', { phone: true });
    const { page } = anna;
    const lowest = { width: 360, height };
    await page.setViewportSize(lowest);
    const confirm = async () => {
      const { y = Number.NaN, height = 0 } = (await anna.action('confirm').boundingBox()) ?? {};
      return y + height;
    };
    await anna.activate('Тяжёлая клон-пехота');
    await anna.pressPiece('Тяжёлая клон-пехота, № 5');
    await anna.plan('shoot grenade');
    await page.locator('[data-target]').nth(3).waitFor();
    expect(await confirm()).toBeLessThanOrEqual(lowest.height);
    await page.locator('[data-target]').nth(3).tap();
    await page.getByText(/Сам бросающий:/).waitFor();
    await page.locator('[data-landing="6"]').waitFor();
    expect(await confirm()).toBeLessThanOrEqual(lowest.height);
    await page.context().close();
  },
  120_000,
);

test('by mouse: whoever is pressed again turns where it stands; a press beside the line of a machine costs no turn', async () => {
  const anna = await Trainee.arrive('en');
  const { page } = anna;
  await anna.activate('Heavy clone infantry');
  await anna.pressPiece('Heavy clone infantry, no. 5');
  await anna.sheet.getByText('Heavy clone infantry, no.\u00a05').waitFor();
  await page.locator('[data-reach]').first().waitFor();
  await anna.pressPiece('Heavy clone infantry, no. 5');
  await page.locator('[data-handle="Turn"]').waitFor();
  await page
    .getByRole('region', { name: 'What will come of it' })
    .getByText(/^0 of 4$/)
    .waitFor();
  expect(await anna.action('confirm').isDisabled()).toBe(true);
  await page.keyboard.press('q');
  await page.locator('[data-action="confirm"]:enabled').getByText('Turn').waitFor();
  await anna.end();
  await anna.activate('Militia of Velian');
  await anna.end();
  await anna.activate('Helix');
  await anna.pressPlace(340, 131);
  await page
    .getByRole('region', { name: 'What will come of it' })
    .getByText(/^0\.\d+ of 3$/)
    .waitFor();
  await page.context().close();
}, 120_000);

test('by keys: T goes through what can be boarded, pushed or taken, arrows choose a place, Enter does it', async () => {
  const anna = await Trainee.arrive('en');
  const { page } = anna;
  const { keyboard } = page;
  const begin = async (action: string) => {
    const key = await anna.action(action).getAttribute('aria-keyshortcuts');
    await keyboard.press(key ?? 'F24');
  };
  const enter = async () => {
    await page.locator('[data-action="confirm"]:enabled').waitFor();
    const before = await anna.position();
    await keyboard.press('Enter');
    await expect.poll(() => anna.position()).not.toBe(before);
    await anna.action('end').waitFor();
  };
  const chosen = page.locator('[data-chosen]');
  await keyboard.press('1');
  await anna.action('board').waitFor();
  await keyboard.press('t');
  await expect.poll(() => chosen.getAttribute('aria-label')).toMatch(/^Raptor/);
  await enter();
  await anna.piece('Heavy clone infantry, no. 1').waitFor({ state: 'detached' });

  await begin('push');
  for (let press = 0; press < 3; press++) await keyboard.press('t');
  await expect.poll(() => chosen.getAttribute('aria-label')).toMatch(/^Mortar, Anna/);
  for (let step = 0; step < 4; step++) await keyboard.press('ArrowRight');
  await enter();
  await expect
    .poll(() => anna.piece('Mortar, Anna').first().getAttribute('aria-label'))
    .not.toContain('15 and 38 cm');

  await keyboard.press('d');
  await anna.action('take').waitFor();
  await keyboard.press('t');
  await enter();
  await anna.piece('Mortar, Boris').waitFor({ state: 'detached' });

  await keyboard.press('d');
  await anna.sheet.getByText('Heavy clone infantry, no.\u00a04').waitFor();
  await keyboard.press('n');
  await anna.sheet.getByText('Heavy clone infantry, no.\u00a05').waitFor();
  await anna.action('shoot grenade').waitFor();
  await begin('shoot grenade');
  await page.locator('[data-target]').first().waitFor();
  await keyboard.press('t');
  await page.getByText('The thrower: 15% (on 1)').waitFor();
  expect(await page.locator('[data-landing]').count()).toBe(6);
  await page.context().close();
}, 120_000);

test('by mouse: what is pressed from afar is gone up to, and then a hand is laid on it', async () => {
  const anna = await Trainee.arrive('en');
  const { page } = anna;
  const outcome = page.getByRole('region', { name: 'What will come of it' });
  await anna.activate('Light assault clone infantry');
  await anna.piece('Raptor, Anna').and(page.locator('[data-offered]')).waitFor();
  await anna.pressPiece('Raptor, Anna');
  await outcome.getByText('It will touch: Raptor.').waitFor();
  await anna.doIt();
  await anna.action('board').waitFor();
  await anna.pressPiece('Raptor, Anna');
  await outcome.getByText('The machine acts from the next round on.').waitFor();
  await anna.doIt();
  await anna.piece('Light assault clone infantry, no. 1').waitFor({ state: 'detached' });

  await anna.pressPiece('Light assault clone infantry, no. 2');
  await anna.plan('charge');
  await outcome.getByText('Press the enemy to run at.').waitFor();
  expect(await page.locator('[data-offered]').count()).toBe(1);
  await anna.pressPiece('Salamander, Boris');
  await outcome.getByText('It will touch: Salamander.').waitFor();
  await anna.end();
  await anna.activate('Militia of Velian');
  await anna.end();
  await anna.activate('Light assault landing');
  await anna.plan('charge');
  await outcome.getByText('Nobody is within reach: the nearest enemy is').waitFor();
  await anna.end();
  await anna.activate('Thunder');
  await anna.action('drive').waitFor();
  expect(await anna.action('charge').count()).toBe(0);
  await page.context().close();
}, 120_000);
