import { afterEach, expect, it } from 'vitest';
import { getCurrentIp } from '#contract/calls/locale';
import { render, type Rendered } from '#tests/support/render';
import { queryOf } from '../../platform/api/query';
import { contentComponents } from './content-components';

let shown: Rendered;
afterEach(() => shown.unmount());

const DisputeBody = contentComponents['dispute-body']!;

/** Renders the dispute body as a visitor from a country sees it. */
async function bodyFrom(country: string) {
  shown = await render(<DisputeBody />, [[queryOf(getCurrentIp, {}).queryKey, { country_code: country }]]);
  return shown.page;
}

it('names the dispute body of the licence, with its website', async () => {
  const page = await bodyFrom('NO');
  expect(page.textContent).toContain('Island Gaming Disputes decides disputes between us and our players.');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('https://disputes.perigee.example');
});

it('names the licensing authority if operators set no body', async () => {
  const page = await bodyFrom('AU');
  expect(page.textContent).toContain('you can contact the authority that issued our licence (OGL/2026/0412/0187)');
  expect(page.querySelector('a')).toBeNull();
});
