import { describe, expect, it } from 'vitest';
import { getCurrentIp } from '#contract/calls/locale';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { localeRoutes } from './routes';

describe('a visitor from Australia', () => {
  const server = ownServer([localeRoutes], { COUNTRY_OVERRIDE: 'AU' });

  it('is told the country [API-060] [GEO-001]', async () => {
    expect((await new TestBrowser(server.app).send(getCurrentIp)).json).toEqual({ country_code: 'AU' });
  });
});
