import { describe, expect, it } from 'vitest';
import { PROTOCOL } from '#contract/messages';
import { busyWindows } from '#offline/busy-windows';
import { createDatabase } from '#offline/database';
import { FakePage, said, startWorker } from '#tests/support/fake-worker-scope';

async function hear(message: object) {
  const page = new FakePage('one');
  const worker = await startWorker({ pages: [page] });
  await worker.dispatch('message', said(page, message));
  return { ...worker, page, isBusy: (await busyWindows(createDatabase())).has('one') };
}

describe('what a page says to the worker', () => {
  it.each([
    ['its own protocol', PROTOCOL, true],
    ['the protocol before', PROTOCOL - 1, true],
    ['an older one', PROTOCOL - 2, false],
    ['a newer one', PROTOCOL + 1, false],
  ])('in %s: understood is %o %o [OFF-004]', async (_which, protocol, isUnderstood) => {
    expect((await hear({ protocol, kind: 'busy', busy: true })).isBusy).toBe(isUnderstood);
  });

  it.each([PROTOCOL - 5, PROTOCOL, PROTOCOL + 5])('the word to take over counts in protocol %i, or the offer would lead nowhere [OFF-004]', async (protocol) => {
    const { scope } = await hear({ protocol, kind: 'skip-waiting' });
    expect(scope.skipWaiting).toHaveBeenCalledOnce();
  });

  it.each([{ kind: 'unheard-of' }, { kind: 'toString' }, { kind: null }, {}])('is passed over where it means nothing: %o', async (message) => {
    const { page, scope } = await hear(message);
    expect([page.messages, scope.skipWaiting.mock.calls]).toEqual([[], []]);
  });
});
