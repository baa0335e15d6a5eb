import { expect, it } from 'vitest';
import { getVerification } from '#contract/calls/account/verification';
import { render } from '#tests/support/render';
import { queryOf } from '../../../platform/api/query';
import { VerificationNotice } from './verification-notice';

it.each([
  ['says what a withdrawal still requires, and leads to the first of it', [false, true, true], '/profile/verification#address'],
  ['says nothing if it requires nothing', [false, false, false], undefined],
])('the notice above a withdrawal %s', async (_what, due, href) => {
  const items = ['identity', 'address', 'instrument'] as const;
  const data = items.map((item, at) => ({ item, state: 'not_started', needed: 'withdrawal', is_due: due[at] }));
  const shown = await render(<VerificationNotice />, [[queryOf(getVerification, {}).queryKey, { data }]]);
  const text = shown.page.textContent ?? '';
  expect([shown.page.querySelector('a')?.getAttribute('href'), text.includes('Identity'), text.includes('Address')]).toEqual([
    href,
    false,
    href !== undefined,
  ]);
  await shown.unmount();
});
