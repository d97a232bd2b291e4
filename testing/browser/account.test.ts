import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openApp, visit } from './setting.ts';

openApp();

const PASSWORD = 'a quiet lamp';

/** A phone that knows its owner by the finger, in software. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function makeAccount(page: Page, login: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Create an account' });
  await form.getByLabel('Name at the table').fill('Vera');
  await form.getByLabel('Login').fill(login);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Create an account' }).click();
  await page.getByText(`You are logged in as ${login}.`).waitFor();
}

async function logIn(page: Page, login: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Login').fill(login);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByText(`You are logged in as ${login}.`).waitFor();
}

test('a newcomer makes an account, is told what is wrong, and loses nothing that was written', async () => {
  const { page, context } = await visit('account');
  const form = page.getByRole('form', { name: 'Create an account' });
  await form.getByLabel('Name at the table').fill('Vera');
  await form.getByLabel('Login').fill('newcomer');
  await form.getByLabel('Password').fill('password123');
  await form.getByRole('button', { name: 'Create an account' }).click();
  await form.getByText('one of the first anybody would try').waitFor();
  expect(await form.getByLabel('Login').inputValue()).toBe('newcomer');
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Create an account' }).click();
  await page.getByText('You are logged in as newcomer.').waitFor();
  await context.close();
});

test('whoever logs out a device from afar sees it gone from the list, and it is nobody there', async () => {
  const here = await visit('account');
  await makeAccount(here.page, 'two-devices');
  const there = await visit('account');
  await logIn(there.page, 'two-devices');
  await here.page.reload();
  const devices = here.page.getByRole('region', { name: 'Where you are logged in' });
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(2);
  await devices.getByRole('button', { name: 'Log out there' }).click();
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);
  await there.page.reload();
  await there.page.getByRole('form', { name: 'Log in' }).waitFor();
  for (const { context } of [here, there]) await context.close();
});

test('a passkey is added, listed, logs in, and is removed once its owner has shown who it is', async () => {
  const { page, context } = await visit('account');
  await addAuthenticator(page);
  await makeAccount(page, 'key-holder');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByText('Made in Chrome on Linux').waitFor();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByText('You are logged in as key-holder.').waitFor();

  // The login is a while ago: the server wants to see the password again.
  await page.route(
    '**/api/passkeys',
    (route) => route.fulfill({ status: 403, json: { refusal: { reason: 'needs-fresh-login' } } }),
    { times: 1 },
  );
  await passkeys.getByRole('button', { name: 'Remove the passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password').fill('not this lamp');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await dialog.getByText('Wrong current password.').waitFor();
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('The passkey is removed.').waitFor();
  await expect.poll(() => passkeys.getByRole('listitem').count()).toBe(0);
  await context.close();
});

test('somebody takes out what is theirs, is told what deleting means, and is gone', async () => {
  const { page, context } = await visit('account');
  await makeAccount(page, 'leaving');
  const data = page.getByRole('region', { name: 'Your data' });
  await data.waitFor();
  expect(await violations(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('bridgehead.json');
  await data.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account and all your data?' });
  await dialog.getByText('stays in the records of games').waitFor();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('form', { name: 'Create an account' }).waitFor();
  await context.close();
});
