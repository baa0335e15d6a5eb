import { afterEach, expect, it, vi } from 'vitest';
import { storage } from '#contract/storage';
import { render, type Rendered } from '#tests/support/render';
import { agree, useHasAgreed } from './consent';

const cookie = storage.cookies.cookies;
const Word = () => <p>{useHasAgreed('cookies') ? 'agreed' : 'not yet'}</p>;

let shown: Rendered;

afterEach(async () => {
  await shown.unmount();
  document.cookie = `${cookie}=; path=/; max-age=0`;
});

it('takes effect as soon as the person agrees [OVER-004a]', async () => {
  shown = await render(<Word />);
  expect(document.body.textContent).toContain('not yet');
  const write = vi.spyOn(document, 'cookie', 'set');
  agree(cookie);
  expect(write.mock.calls.join()).toContain('max-age=31536000');
  write.mockRestore();
  await shown.until(() => expect(document.body.textContent).toContain('agreed'));
});

it('takes effect when the person returns from another window where they agreed', async () => {
  shown = await render(<Word />);
  document.cookie = `${cookie}=1; path=/`;
  document.dispatchEvent(new Event('visibilitychange'));
  await shown.until(() => expect(document.body.textContent).toContain('agreed'));
});
