import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSnippets } from '#contract/calls/content';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import { queryOf } from '../../platform/api/query';
import { loadSession, session } from '../../platform/session';
import { TermsQuestion } from './terms-question';

vi.mock('../../platform/session', async (original) => ({
  ...(await original<typeof import('../../platform/session')>()),
  loadSession: vi.fn(async () => undefined),
}));

let shown: Rendered;
let asked: unknown[];

beforeEach(() => {
  asked = [];
  Object.assign(session, { status: 'player', player: { id: 7, groups: [], auth_fields_missed: ['terms_acceptance'] } });
  wireClient({
    fetch: async (url, init) => {
      asked.push([url, typeof init?.body === 'string' ? JSON.parse(init.body) : null]);
      return Response.json({});
    },
  });
});
afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

const changes = { id: 'new-terms', content: '<p>Complaints have a page now.</p>', categories: ['terms-changes'] };
const open = async (isPlaying = false) => {
  shown = await render(<TermsQuestion isPlaying={isPlaying} />, [
    [queryOf(getSnippets, { query: { l: 'en' } }).queryKey, { data: [changes] }],
  ]);
};
const dialog = () => document.querySelector('[role="dialog"]');
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;

describe('the question after a change of terms', () => {
  it('shows the changes and the texts, is unticked, and sends the acceptance once it is ticked', async () => {
    await open();
    await shown.until(() => expect(dialog()?.textContent).toContain('Complaints have a page now.'));
    const links = [...dialog()!.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/terms-and-conditions', '/privacy-policy']));
    const tick = dialog()!.querySelector<HTMLInputElement>('input[type="checkbox"]')!;
    expect([tick.checked, button('Accept').disabled]).toEqual([false, true]);
    await act(async () => tick.click());
    await act(async () => button('Accept').click());
    await shown.until(() => expect(loadSession).toHaveBeenCalled());
    expect(asked).toContainEqual([expect.stringContaining('/api/'), { user: { terms_acceptance: true } }]);
  });

  it('waits for a round to end, and isn’t shown to a player who has accepted', async () => {
    await open(true);
    expect(dialog()).toBeNull();
    await shown.unmount();
    Object.assign(session, { player: { id: 7, groups: [], auth_fields_missed: [] } });
    await open();
    expect(dialog()).toBeNull();
  });
});
