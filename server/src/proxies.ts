import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether what an address says about others (X-Forwarded-For and its kin) is believed. */
export type Trust = (address: string) => boolean;

export const trustNobody: Trust = () => false;

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10', '169.254.0.0/16'],
};

export const isLoopback = trustIn(NAMED['loopback'] ?? []);

/** Addresses, ranges such as 10.0.0.0/8, and the names above, between commas. Undefined if it is none of these. */
export function readTrust(text: string): Trust | undefined {
  const ranges = text.split(',').flatMap((part) => NAMED[part.trim()] ?? [part.trim()]);
  return ranges.every(isRange) ? trustIn(ranges) : undefined;
}

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function trustIn(ranges: readonly string[]): Trust {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/** Whether the visitor's browser came by https: the site is known by such an address, or a proxy of ours says so. */
export function isSecure(
  { headers, socket }: IncomingMessage,
  { publicOrigin, trusts }: { readonly publicOrigin: string | null; readonly trusts: Trust },
): boolean {
  if (publicOrigin !== null) return publicOrigin.startsWith('https:');
  const said = String(headers['x-forwarded-proto'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return said === 'https' && trusts(socket.remoteAddress ?? '');
}

/** The address a request really comes from: the last one on its way that is not one of our proxies. */
export function clientAddress(request: IncomingMessage, trusts: Trust): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const way = [...forwarded.map((part) => part.trim()).filter(Boolean), request.socket.remoteAddress ?? ''];
  let address = way.pop() ?? '';
  while (trusts(address)) {
    const before = way.pop();
    if (before === undefined) break;
    address = before;
  }
  return address;
}
