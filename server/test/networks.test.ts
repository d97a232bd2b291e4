import { describe, expect, it } from 'vitest';
import { networkOf } from '../src/http/networks.ts';
import { openSite, Visitor } from './site.ts';

describe('who counts as one', () => {
  it('is an address of the old kind, however it is written', () => {
    expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
    expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(networkOf('::ffff:cb00:7109')).toBe('203.0.113.9');
    expect(networkOf('0:0:0:0:0:FFFF:cb00:7109')).toBe('203.0.113.9');
  });

  it('is a /64 of the new kind: one household, one rented machine', () => {
    const home = networkOf('2001:db8:1:2:3:4:5:6');
    expect(home).toBe('2001:db8:1:2::/64');
    for (const address of ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::1.2.3.4'])
      expect(networkOf(address), address).toBe(home);
    expect(networkOf('2001:db8:1:3::1')).not.toBe(home);
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });

  it('is whatever a proxy says, where that is no address', () => {
    expect(networkOf('unknown')).toBe('unknown');
    expect(networkOf('')).toBe('');
  });
});

it('a thousand addresses of one /64 are one visitor to the limits', async () => {
  const site = await openSite({ GUESTS_PER_MINUTE: '3', TRUST_PROXY: 'loopback' });
  const greet = async (address: string) => {
    const from = { 'x-forwarded-for': address };
    return (await new Visitor(site).ask('POST', '/api/me', { name: 'Гость' }, from)).statusCode;
  };
  const statuses: number[] = [];
  for (let host = 1; host <= 4; host++) statuses.push(await greet(`2001:db8:0:1::${host}`));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await greet('2001:db8:0:2::1')).toBe(200);
  await site.close();
});
