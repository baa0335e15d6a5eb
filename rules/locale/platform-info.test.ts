import { describe, expect, it } from 'vitest';
import { type ClientHeaders, platformInfoOf } from './platform-info';

const from = (more: Partial<ClientHeaders>) =>
  platformInfoOf({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', brands: null, mobile: null, platform: null, isSaving: false, ...more });

describe('platform info', () => {
  it('has the transition “slide to the left” by default [ROUTE-061b, GEO-002]', () => {
    expect(from({})).toEqual({ isMobile: false, transitionName: 'slide-left' });
    expect(from({ userAgent: 'Mozilla/5.0 (Linux; Android 15)' })).toEqual({ isMobile: true, transitionName: 'slide-left' });
  });

  it('prefers client hints over the user agent [GEO-002]', () => {
    expect(from({ userAgent: 'Mozilla/5.0 (Linux; Android 15)', mobile: false }).isMobile).toBe(false);
    expect(from({ mobile: true }).isMobile).toBe(true);
  });

  it('reduces the transition if the browser has its own swipe, and has none in data-saver mode [ROUTE-061a]', () => {
    expect(from({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' }).transitionName).toBe('fade');
    expect(from({ isSaving: true }).transitionName).toBe('none');
  });

  it('has no transition in engines that crash on it [ROUTE-061a]', () => {
    const linux = (rest: string) => from({ userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/${rest}` }).transitionName;
    expect(linux('605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15')).toBe('none');
    expect(linux('537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36')).toBe('slide-left');
    expect(from({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }).transitionName).toBe('slide-left');
    expect(
      from({
        userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      }).transitionName,
    ).toBe('slide-left');
  });
});
