import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '#tests/support/render';
import { takeToasts } from '../../ui/toast';
import { useChooseLanguage } from './choose-language';

vi.mock('../../platform/i18n/change-locale', () => ({
  // As Vite does it for a chunk that can't be loaded.
  changeLocale: async () => {
    dispatchEvent(new Event('vite:preloadError'));
    throw new TypeError('gone');
  },
}));

function Choice() {
  const choose = useChooseLanguage();
  return <button onClick={() => choose('de')}>Deutsch</button>;
}

it.each([
  ['without a network', () => Promise.reject(new TypeError('network')), 0],
  ['that the server’s release no longer has', async () => Response.json({ status: 'live' }), 1],
])(
  'selecting a language %s shows that it needs the network; the window is only reloaded if the server responds',
  async (...row) => {
    const [, livez, reloads] = row;
    vi.stubGlobal('fetch', livez);
    const reload = vi.fn<() => void>();
    addEventListener('vite:preloadError', reload);
    const shown = await render(<Choice />);
    const received = vi.fn();
    const stop = takeToasts(received);
    await act(async () => shown.page.querySelector('button')!.click());
    await vi.waitFor(() =>
      expect(received).toHaveBeenCalledWith({
        show: expect.objectContaining({ tone: 'warning', title: 'You need to be online for this.' }),
      }),
    );
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(reloads));
    removeEventListener('vite:preloadError', reload);
    vi.unstubAllGlobals();
    stop();
    await shown.unmount();
  },
);
