import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '#tests/support/render';
import { takeToasts } from '../../ui/toast';
import { useChooseLanguage } from './choose-language';

const changeLocale = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../../platform/i18n/change-locale', () => ({ changeLocale }));

function Choice() {
  const choose = useChooseLanguage();
  return <button onClick={() => choose('de')}>Deutsch</button>;
}

it.each([
  ['without a network, where the device has only other ones, needs one; its texts aren’t requested', false, false, 0],
  ['that the device has works without a network', false, true, 1],
  ['whose texts can’t be loaded needs the network', true, false, 1],
])('selecting a language %s', async (_what, isThere, isHeld, tries) => {
  vi.stubGlobal('fetch', async () => (isThere ? Response.json({ status: 'live' }) : Promise.reject(new TypeError('network'))));
  vi.stubGlobal('caches', { match: async () => (isHeld ? new Response('') : undefined) });
  changeLocale.mockReset();
  if (isHeld) changeLocale.mockResolvedValue();
  else changeLocale.mockRejectedValue(new TypeError('gone'));
  const shown = await render(<Choice />);
  const received = vi.fn();
  const stop = takeToasts(received);
  await act(async () => shown.page.querySelector('button')!.click());
  await vi.waitFor(() => expect(changeLocale).toHaveBeenCalledTimes(tries));
  const needed = { show: expect.objectContaining({ tone: 'warning', title: 'You need to be online for this.' }) };
  await vi.waitFor(() => expect(received.mock.calls).toEqual(isHeld ? [] : [[needed]]));
  expect(changeLocale).toHaveBeenCalledTimes(tries);
  vi.unstubAllGlobals();
  stop();
  await shown.unmount();
});
