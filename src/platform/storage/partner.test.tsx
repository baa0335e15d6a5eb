import { expect, it } from 'vitest';
import { render } from '#tests/support/render';
import { useStag } from './partner';

const Stag = () => <p>{useStag() ?? 'nobody'}</p>;

it.each([
  ['partner_9f2.a-b', 'partner_9f2.a-b'],
  ['%', 'nobody'],
  ['%E0%A4%A', 'nobody'],
  ['a b', 'nobody'],
  ['x'.repeat(81), 'nobody'],
  ['', 'nobody'],
])('the partner’s cookie %j is read as %s, the form that the server accepts', async (value, stag) => {
  document.cookie = 'other=1; path=/';
  document.cookie = `stag=${value}; path=/`;
  const shown = await render(<Stag />);
  expect(shown.page.textContent).toBe(stag);
  await shown.unmount();
});
