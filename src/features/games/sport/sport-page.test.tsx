import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSport } from '#contract/calls/config/sport';
import { flagDefaults } from '#contract/fields/config/flags';
import { refusal } from '#tests/support/fake-platform';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { shellConfigQuery } from '../../../platform/config/flags';
import { session } from '../../../platform/session';
import { SportPage } from './sport-page';

let shown: Rendered;
let went: string[];
let asked: unknown[];

const open = async (response: () => Response | Promise<Response>, { betting = true, page }: { betting?: boolean; page?: string } = {}) => {
  wireClient({
    fetch: async (url, init) => {
      if (String(url) === openSport.path) asked.push(JSON.parse(init?.body as string));
      return response();
    },
  });
  shown = await render(page === undefined ? <SportPage /> : <SportPage page={page} />, [
    [shellConfigQuery.queryKey, { flags: { ...flagDefaults, betting }, logo: null }],
  ]);
};

beforeEach(() => {
  [went, asked] = [[], []];
  vi.spyOn(location, 'replace').mockImplementation((url) => void went.push(String(url)));
  Object.assign(session, { status: 'player', player: { id: 7, groups: [] } });
});

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

describe('the link to the sportsbook', () => {
  it('opens the requested page of it, replacing this one [ROUTE-030a, SPORT-001b]', async () => {
    await open(() => Response.json({ url: 'http://sport.localhost:4000/live?pass=x' }), { page: 'live' });
    await shown.until(() => expect(went).toEqual(['http://sport.localhost:4000/live?pass=x']));
    expect(asked).toEqual([{ page: 'live' }]);
  });

  it('stays closed while betting is off: betting-config [SPORT-001a, CONF-002]', async () => {
    await open(() => Response.json({}), { betting: false });
    expect(shown.page.textContent).toContain('Sports betting isn’t available right now');
    expect(asked).toEqual([]);
  });

  it('shows why it couldn’t be opened, and retries', async () => {
    await open(() => refusal('restricted_region', 451));
    await shown.until(() => expect(shown.page.textContent).toContain('couldn’t open'));
    wireClient({ fetch: async () => Response.json({ url: 'http://sport.localhost:4000/' }) });
    await act(async () => shown.page.querySelector('button')!.click());
    await shown.until(() => expect(went).toEqual(['http://sport.localhost:4000/']));
  });

  it('shows that it needs the network [OFF-001c]', async () => {
    await open(() => Promise.reject(new TypeError('no network')));
    await shown.until(() => expect(shown.page.textContent).toContain('need to be online'));
  });
});
