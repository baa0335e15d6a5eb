import { expect, it } from 'vitest';
import { deviceName } from './device-name';

it('a device’s name has browser and system', () => {
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
