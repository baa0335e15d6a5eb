import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getDepositQuestion, setLimit } from '#contract/calls/limits';
import { network } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { pageText, pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { FirstLimit } from './first-limit';

let shown: Rendered;
let isDue: boolean;
const onDone = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  onDone.mockClear();
  isDue = true;
});

afterEach(async () => {
  await shown.unmount();
});

async function open() {
  const sent = network(({ url, method }) => {
    if (method === 'POST' && url === setLimit.path) isDue = false;
    return Response.json(url === getDepositQuestion.path ? { is_due: isDue, may_decline: true, names_benefits: false } : {});
  });
  shown = await render(createElement(FirstLimit, { currency: 'EUR', onDone }));
  return sent;
}

describe('after registration', () => {
  it('the player is asked for a deposit limit, and continues once it’s set', async () => {
    const sent = await open();
    await shown.until(() => expect(pageText()).toContain('Would you like a deposit limit?'));
    expect(onDone).not.toHaveBeenCalled();
    await pressButton('€200');
    await pressButton('Set limit');
    await shown.until(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([setLimit.path]);
  });

  it('“Decide later” continues without an answer', async () => {
    const sent = await open();
    await shown.until(() => expect(pageText()).toContain('Decide later'));
    await pressButton('Decide later');
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('a question that can’t be loaded keeps nobody from continuing', async () => {
    wireClient({ retries: 0 });
    network(() => refusal('forbidden', 403));
    shown = await render(createElement(FirstLimit, { currency: 'EUR', onDone }));
    await shown.until(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  it('nothing is asked if no question is open', async () => {
    isDue = false;
    await open();
    await shown.until(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(pageText()).not.toContain('Would you like');
  });
});
