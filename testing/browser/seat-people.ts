import type { Page } from 'playwright-core';

/** Begins a table in this browser from the form that is open: people with these names, and nobody else. */
export async function seatPeople(page: Page, ...names: readonly string[]): Promise<void> {
  await page.getByLabel('Players').selectOption(String(names.length));
  for (const [index, name] of names.entries()) {
    await page.getByLabel(`Who sits at seat ${index + 1}`).selectOption({ label: 'Player' });
    await page.getByLabel(`Name at seat ${index + 1}`).fill(name);
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
}
