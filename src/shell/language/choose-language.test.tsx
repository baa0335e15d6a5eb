import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '#tests/support/render';
import { takeToasts } from '../../ui/toast';
import { useChooseLanguage } from './choose-language';

vi.mock('../../platform/i18n/change-locale', () => ({ changeLocale: () => Promise.reject(new TypeError('gone')) }));

function Choice() {
  const choose = useChooseLanguage();
  return <button onClick={() => choose('de')}>Deutsch</button>;
}

it('selecting a language that isn’t cached shows that it needs the network', async () => {
  const shown = await render(<Choice />);
  const received = vi.fn();
  const stop = takeToasts(received);
  await act(async () => shown.page.querySelector('button')!.click());
  await vi.waitFor(() =>
    expect(received).toHaveBeenCalledWith({ show: expect.objectContaining({ tone: 'warning', title: 'You need to be online for this.' }) }),
  );
  stop();
  await shown.unmount();
});
