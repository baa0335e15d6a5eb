import { describe, expect, it } from 'vitest';
import { isPrivateAddress } from './private-address';

describe('a non-public IP address', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '0:0:0:0:0:0:0:1',
    '0000::0001',
    '::127.0.0.1',
    '::7f00:1',
    '64:ff9b:1::7f00:1',
    'fec0::1',
  ])('%s', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(['localhost', '', '1', '0x7f000001', '2130706433', '127.1', '127.0.0.1.', ' 127.0.0.1', 'fe80::1%eth0'])(
    'includes invalid text: "%s"',
    (text) => expect(isPrivateAddress(text)).toBe(true),
  );
});

describe('a public IP address', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '192.169.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::1',
    '::ffff:8.8.8.8',
  ])('%s', (address) => expect(isPrivateAddress(address)).toBe(false));
});
