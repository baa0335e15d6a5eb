// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
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

it('holds at once where the person agrees [OVER-004]', async () => {
  shown = await render(<Word />);
  expect(document.body.textContent).toContain('not yet');
  agree(cookie);
  await shown.until(() => expect(document.body.textContent).toContain('agreed'));
});

it('holds as soon as one comes back from another window where one agreed [OVER-004]', async () => {
  shown = await render(<Word />);
  document.cookie = `${cookie}=1; path=/`;
  document.dispatchEvent(new Event('visibilitychange'));
  await shown.until(() => expect(document.body.textContent).toContain('agreed'));
});
