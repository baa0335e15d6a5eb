import { expect, it } from 'vitest';
import { deviceName } from './device-name';

it('a device’s name consists of browser and system', () => {
  expect(
    deviceName('Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36'),
  ).toBe('Chrome, Android');
  expect(
    deviceName(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ),
  ).toBe('Safari, iPhone');
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0')).toBe('Firefox, Linux');
  const windows = (rest: string) => deviceName(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 ${rest}`);
  expect([windows('Safari/537.36 Edg/156.0'), windows('Safari/537.36 OPR/120.0'), windows('SamsungBrowser/28.0 Safari/537.36')]).toEqual([
    'Edge, Windows',
    'Opera, Windows',
    'Samsung Internet, Windows',
  ]);
  expect([deviceName('curl/8'), deviceName(null)]).toEqual([null, null]);
});

it.each([
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Linux; Android 14', 'Android'],
  ['Windows NT 10.0', 'Windows'],
  ['X11; CrOS x86_64', 'ChromeOS'],
  ['Macintosh; Intel Mac OS X', 'Mac'],
  ['X11; Linux x86_64', 'Linux'],
])('a device with %s is named %s', (system, name) => {
  expect(deviceName(`Mozilla/5.0 (${system}) CriOS/156.0`)).toBe(`Chrome, ${name}`);
  expect(deviceName(`Mozilla/5.0 (${system})`)).toBe(name);
});

it.each([
  ['Edg/156.0', 'Edge'],
  ['EdgA/156.0', 'Edge'],
  ['EdgiOS/156.0', 'Edge'],
  ['Edge/18.0', 'Edge'],
  ['OPR/120.0', 'Opera'],
  ['SamsungBrowser/28.0', 'Samsung Internet'],
  ['FxiOS/150.0', 'Firefox'],
  ['Firefox/150.0', 'Firefox'],
  ['Chrome/156.0', 'Chrome'],
  ['Safari/605.1', 'Safari'],
])('a browser with %s is named %s', (browser, name) => {
  expect(deviceName(browser)).toBe(name);
});

it('an unknown user agent gives no device name', () => {
  expect(deviceName('')).toBeNull();
});
