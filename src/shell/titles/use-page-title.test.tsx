import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleNotification } from '#tests/support/notifications';
import type { Rendered } from '#tests/support/render';

let shown: Rendered;

/** The window of a document with this head. */
async function open(head: string) {
  document.head.innerHTML = head;
  vi.resetModules();
  const [{ usePageTitle }, { inbox }, { render }] = await Promise.all([
    import('./use-page-title'),
    import('../../features/notifications/inbox/inbox-state'),
    import('#tests/support/render'),
  ]);
  const Titled = () => {
    usePageTitle();
    return null;
  };
  shown = await render(<Titled />);
  const receive = (count: number) =>
    act(async () => void (inbox.items = Array.from({ length: count }, (_, at) => sampleNotification({ id: `n-${at}` }))));
  return { receive };
}

afterEach(async () => {
  await shown.unmount();
  window.history.replaceState(null, '', '/');
  document.head.innerHTML = '';
});

it('the title has the number of unread notifications before it [NOTIF-002b]', async () => {
  const { receive } = await open('');
  const plain = document.title;
  expect(plain).toContain('Perigee');
  await receive(3);
  expect(document.title).toBe(`(3) ${plain}`);
  await receive(0);
  expect(document.title).toBe(plain);
});

it('the operators’ title stays on its page, except under a dialog, which has its own [SEO-001]', async () => {
  await open('<title data-kept="/">Of the operators</title>');
  expect(document.title).toBe('Of the operators');
  await shown.go('/?modal=search');
  expect(document.title).toBe('Search games – Perigee');
  await shown.back();
  expect(document.title).toBe('Of the operators');
});

it('what the document says to search engines goes with its page [SEO-002b]', async () => {
  const said = '<link rel="canonical" href="/"><link rel="alternate" hreflang="de" href="/de"><meta name="robots" content="noindex">';
  const { receive } = await open(said);
  expect(document.head.querySelectorAll('link, meta')).toHaveLength(3);
  window.history.replaceState(null, '', '/vip');
  await receive(1);
  expect(document.head.querySelectorAll('link, meta')).toHaveLength(0);
});
