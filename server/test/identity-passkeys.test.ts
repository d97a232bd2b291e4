import { PASSKEY_ROUTES } from '@bridgehead/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { openSite, storedTable, type TestSite, Visitor } from './site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function register(visitor: Visitor, authenticator: Authenticator) {
  const options = (await visitor.ask('POST', PASSKEY_ROUTES.registerOptions)).json();
  return visitor.ask('POST', PASSKEY_ROUTES.register, authenticator.create(options));
}

async function logIn(visitor: Visitor, authenticator: Authenticator) {
  const options = (await visitor.ask('POST', PASSKEY_ROUTES.loginOptions)).json();
  return visitor.ask('POST', PASSKEY_ROUTES.login, authenticator.get(options));
}

it('makes an account of a guest, and lets it in on another device with what was played there', async () => {
  const authenticator = new Authenticator('http://localhost');
  const owner = await new Visitor(site).become('Хозяйка');
  const registered = await register(owner, authenticator);
  expect(registered.json()).toMatchObject({ me: { name: 'Хозяйка', passkeys: 1 } });
  const id = await owner.id();

  const elsewhere = await new Visitor(site).become('Гостья');
  const guest = await elsewhere.id();
  const table = await storedTable(site, [guest]);
  const entered = await logIn(elsewhere, authenticator);
  expect(entered.json()).toMatchObject({ me: { name: 'Хозяйка', passkeys: 1 } });
  expect(await elsewhere.id()).toBe(id);
  expect((await site.storage.tables.find(table))?.room.host).toBe(id);
  expect(elsewhere.cookies.has('bridgehead-challenge')).toBe(false);
});

it('refuses a key it does not know, and one of another site', async () => {
  const stranger = await logIn(new Visitor(site), new Authenticator('http://localhost'));
  expect(stranger.statusCode).toBe(401);
  expect(stranger.json()).toEqual({ refusal: { reason: 'passkey-failed' } });
  const phished = await register(await new Visitor(site).become('Жертва'), new Authenticator('http://evil'));
  expect(phished.json()).toEqual({ refusal: { reason: 'passkey-failed' } });
});

it('takes an answer only with the ticket of its own question', async () => {
  const authenticator = new Authenticator('http://localhost');
  const owner = await new Visitor(site).become('Хозяин');
  await register(owner, authenticator);
  const options = (await owner.ask('POST', PASSKEY_ROUTES.loginOptions)).json();
  const answer = authenticator.get(options);
  expect((await new Visitor(site).ask('POST', PASSKEY_ROUTES.login, answer)).statusCode).toBe(401);
  await owner.ask('POST', PASSKEY_ROUTES.loginOptions);
  expect((await owner.ask('POST', PASSKEY_ROUTES.login, answer)).statusCode).toBe(401);
});

it('refuses what is no answer at all', async () => {
  const visitor = await new Visitor(site).become('Кто-то');
  const reply = await visitor.ask('POST', PASSKEY_ROUTES.register, {
    id: 'x',
    rawId: 'x',
    type: 'public-key',
  });
  expect(reply.json()).toEqual({ refusal: { reason: 'malformed-message', figures: { where: 'response' } } });
  const garbage = {
    clientDataJSON: 'e30',
    attestationObject: '!!',
    authenticatorData: 'AA',
    signature: 'AA',
  };
  const key = { id: 'x', rawId: 'x', type: 'public-key', response: garbage };
  await visitor.ask('POST', PASSKEY_ROUTES.registerOptions);
  expect((await visitor.ask('POST', PASSKEY_ROUTES.register, key)).statusCode).toBe(401);
});
