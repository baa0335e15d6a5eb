import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getLimits, reviewLimits } from '#contract/calls/limits';
import { completePlayer, network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { limit, limitPolicy } from '#tests/support/limits-panel';
import { pageText, pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { shownToasts } from '#tests/support/shown-toasts';
import { wireClient } from '../../platform/api/client';
import { session } from '../../platform/session';
import { limitsQuery } from './limits';
import { SaferPlay } from './safer-play';

const toasts = shownToasts();
let shown: Rendered;
let sent: Sent[];

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
});

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

async function open(isDue: boolean, limits = [limit({})], isRefused = false): Promise<void> {
  Object.assign(session, { status: 'player', player: completePlayer });
  const known = { data: limits, policy: limitPolicy, is_review_due: isDue };
  sent = network(({ url, method }) => {
    if (method === 'POST' && isRefused) return refusal('forbidden', 403);
    if (method === 'POST' && url === reviewLimits.path) known.is_review_due = false;
    return Response.json(url === getLimits.path ? known : {});
  });
  shown = await render(createElement(SaferPlay), [[limitsQuery().queryKey, known]]);
  await shown.settle();
}

const ways = () => [...shown.page.querySelectorAll('a')].map((one) => one.getAttribute('href'));

describe('on the lobby', () => {
  it('limits and help are one click away', async () => {
    await open(false);
    expect(ways()).toEqual(['/limits', '/responsible-gaming']);
    expect(pageText()).not.toContain('Keep as they are');
  });

  it('twice a year a player is asked whether the limits still fit, until “Keep as they are” is pressed', async () => {
    await open(true);
    await shown.until(() => expect(pageText()).toContain('Do your limits still fit?'));
    expect(shown.page.querySelector('a[href="/limits"]')!.nextElementSibling?.textContent).toBe('Keep as they are');
    await pressButton('Keep as they are');
    await shown.until(() => expect(pageText()).not.toContain('Do your limits still fit?'));
    expect(sent.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([reviewLimits.path]);
  });

  it('says that the limits couldn’t be kept, and asks again', async () => {
    wireClient({ retries: 0 });
    await open(true, [limit({})], true);
    await shown.until(() => expect(pageText()).toContain('Keep as they are'));
    await pressButton('Keep as they are');
    await shown.until(() => expect(toasts.map(({ tone }) => tone)).toEqual(['danger']));
    expect(pageText()).toContain('Do your limits still fit?');
  });

  it('suggests a limit to a player without any', async () => {
    await open(true, []);
    await shown.until(() => expect(pageText()).toContain('Would you like to set a limit?You play without limits.'));
    expect(pageText()).not.toContain('Do your limits still fit?');
    await pressButton('Continue without a limit');
    await shown.until(() => expect(pageText()).not.toContain('You play without limits.'));
  });
});
