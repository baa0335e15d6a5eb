import { BlockList, isIP } from 'node:net';

// One list per version, because a combined list would match an IPv4 address by the IPv6 address that maps it.
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
const ranges: [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // The public internet is 2000::/3, except tunnels to IPv4 and documentation ranges.
  ['::', 3, 'ipv6'],
  ['4000::', 2, 'ipv6'],
  ['8000::', 1, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
];
for (const [address, prefix, family] of ranges) blocked[family].addSubnet(address, prefix, family);

/** Whether an IP address isn't public; invalid text counts as private. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return true;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return blocked.ipv4.check(mapped, 'ipv4');
  if (/^::ffff:/i.test(address)) return true;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return blocked[family].check(address, family);
}
