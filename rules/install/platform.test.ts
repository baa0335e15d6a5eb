import { describe, expect, it } from 'vitest';
import { installGuideOf, installsByMenu } from './platform';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit}`;
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

describe('instructions for installing', () => {
  it.each([
    ['iOS Safari', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 5, 'ios_safari'],
    ['iOS Chrome', `${iphone} CriOS/150.0 Mobile/15E148 Safari/604.1`, 5, 'ios_other'],
    ['iOS Edge', `${iphone} Version/18.0 EdgiOS/150.0 Mobile/15E148 Safari/604.1`, 5, 'ios_other'],
    ['iOS Firefox', `${iphone} FxiOS/150.0 Mobile/15E148 Safari/605.1.15`, 5, 'ios_other'],
    ['iPadOS', `${mac} ${webkit} Version/18.5 Safari/605.1.15`, 5, 'ipados'],
    ['macOS Safari', `${mac} ${webkit} Version/18.5 Safari/605.1.15`, 0, 'macos_safari'],
    ['macOS Safari before it could install', `${mac} ${webkit} Version/16.6 Safari/605.1.15`, 0, null],
    ['macOS Chrome', `${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36`, 0, null],
    ['Android Firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 5, 'android_firefox'],
    [
      'Samsung Internet',
      `${android} AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      5,
      'samsung_internet',
    ],
    ['Android Chrome', `${android} ${chrome}`, 5, null],
    ['desktop Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 0, null],
    ['Instagram on iOS', `${iphone} Mobile/15E148 Instagram 390.0.0 (iPhone17,1)`, 5, 'in_app_browser'],
    ['Facebook on Android', `Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) ${chrome} [FB_IAB/FB4A;FBAV/500.0;]`, 5, 'in_app_browser'],
    ['a bare web view on iOS', `${iphone} Mobile/15E148`, 5, 'in_app_browser'],
  ])('%s [PWA-003b]', (_browser, userAgent, maxTouchPoints, guide) => {
    expect(installGuideOf({ userAgent, maxTouchPoints })).toBe(guide);
  });

  it.each([
    ['desktop Chrome', `${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36`, true],
    ['Android Chrome', `${android} ${chrome}`, true],
    ['desktop Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', false],
    ['a web view on Android', `Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) ${chrome} [FB_IAB/FB4A;FBAV/500.0;]`, false],
    ['macOS Safari before it could install', `${mac} ${webkit} Version/16.6 Safari/605.1.15`, false],
  ])('the browser’s menu can install: %s [PWA-003b]', (_browser, userAgent, expected) => {
    expect(installsByMenu({ userAgent, maxTouchPoints: 0 })).toBe(expected);
  });
});
