import { describe, expect, it } from 'vitest';
import { getClientContext, getCurrentIp } from '#contract/calls/locale';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { localeRoutes } from './routes';

describe('a visitor from Australia', () => {
  const server = ownServer([localeRoutes], { COUNTRY_OVERRIDE: 'AU' });

  it('gets their country [API-060, GEO-001a]', async () => {
    expect((await new TestBrowser(server.app).send(getCurrentIp)).json).toEqual({ country_code: 'AU' });
  });

  it('gets the server’s detection of the browser, which prefers client hints to the user agent [GEO-002, API-057]', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11)',
      'sec-ch-ua': '"Chromium";v="142"',
      'sec-ch-ua-mobile': '?1',
      'sec-ch-ua-platform': '"Android"',
    };
    expect((await new TestBrowser(server.app).send(getClientContext, {}, headers)).json).toEqual({
      isMobile: true,
      transitionName: 'slide-left',
      userAgent: 'Mozilla/5.0 (X11)',
      userAgentHints: { brands: '"Chromium";v="142"', mobile: true, platform: 'Android' },
    });
  });
});
