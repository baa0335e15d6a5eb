import { describe, expect, it } from 'vitest';
import { findBrowser } from './browser';

const around = (paths: string[], env: Record<string, string> = {}) => ({
  env: { PATH: '/a:/b', ...env },
  playwrightPath: '/own/chrome',
  isExecutable: (path: string) => paths.includes(path),
});

describe('the browser of the tests', () => {
  it('is the one named by the environment', () => {
    expect(findBrowser(around(['/x', '/own/chrome'], { PERIGEE_BROWSER: '/x' }))).toBe('/x');
    expect(findBrowser(around(['/y', '/own/chrome'], { CHROMIUM_PATH: '/y' }))).toBe('/y');
  });

  it("is otherwise Playwright's own, then the system's", () => {
    expect(findBrowser(around(['/own/chrome', '/b/chromium']))).toBe('/own/chrome');
    expect(findBrowser(around(['/b/chromium']))).toBe('/b/chromium');
    expect(findBrowser(around([]))).toBeUndefined();
  });

  it('refuses a named browser that can’t be run', () => {
    expect(() => findBrowser(around([], { PERIGEE_BROWSER: '/x' }))).toThrow('/x');
  });
});
