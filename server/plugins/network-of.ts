import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A household or a server has at least a /64, and may use any address in it. */
const NETWORK_GROUPS = 4;

/**
 * The network that counts as one caller: an IPv4 address itself, even if mapped into IPv6; the /64 of an IPv6 address. Other text stays
 * unchanged.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length - Number(/\./.test(tail));
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
