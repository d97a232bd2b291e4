import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export const systemResolve: Resolve = (host) => lookup(host, { all: true });

/** Everything the registries set aside: this machine, private networks, links, examples, relays, groups. */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Of version 6 only this part is given out to the public; what is set aside inside it wraps other addresses, or none. */
const PUBLIC_IPV6 = [['2000::', 3]] as const;
const SPECIAL_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const specialIpv4 = listOf(SPECIAL_IPV4, 'ipv4');
const publicIpv6 = listOf(PUBLIC_IPV6, 'ipv6');
const specialIpv6 = listOf(SPECIAL_IPV6, 'ipv6');

function listOf(ranges: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, bits] of ranges) list.addSubnet(network, bits, family);
  return list;
}

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !specialIpv4.check(address, 'ipv4');
  return isIP(address) === 6 && publicIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
}

/** What a name stands for, if all of it is public: one private address among others is enough to refuse it. */
async function publicAddresses(host: string, resolve: Resolve): Promise<readonly LookupAddress[]> {
  const found = await resolve(host);
  if (found.length > 0 && found.every(({ address }) => isPublicAddress(address))) return found;
  throw new Error(`${host} is not a public host`);
}

export function isPublicHost(host: string, resolve: Resolve): Promise<boolean> {
  return publicAddresses(host, resolve).then(
    () => true,
    () => false,
  );
}

/** For a socket: it connects to the very addresses that were checked, whatever the name stands for a moment later. */
export function publicLookup(resolve: Resolve): LookupFunction {
  const find = callbackify(publicAddresses);
  return (host, options, callback) =>
    find(host, resolve, (error, found) => {
      const [first] = error ? [] : found;
      if (!first) callback(error, '');
      else if (options.all) callback(null, [...found]);
      else callback(null, first.address, first.family);
    });
}
