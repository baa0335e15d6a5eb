import type { AnyRouter } from '@tanstack/react-router';
import { beforeEach, expect, it } from 'vitest';
import { dropKeptTitle, speakInHead } from './document-head';

let resolved: (() => void)[];
let router: AnyRouter;
const shown = () => [
  document.querySelector('link[rel="manifest"]')?.getAttribute('href'),
  document.querySelector('meta[name="description"]')?.getAttribute('content'),
];
const page = (description: string) => [
  { meta: [{ name: 'description', content: 'of the layout' }] },
  {},
  { meta: [{ title: 'A page' }, undefined, { name: 'description', content: description }] },
];

beforeEach(() => {
  document.head.innerHTML =
    '<title data-kept="/vip">VIP club</title><meta name="description" content="In English" /><link rel="manifest" href="/manifest/en.webmanifest" />';
  resolved = [];
  const subscribe = (_event: string, listener: () => void) => void resolved.push(listener);
  router = { state: { matches: page('Auf Deutsch') }, subscribe } as unknown as AnyRouter;
});

it('the manifest and the description follow a switch of language, and the description later pages [LOC-001a]', () => {
  speakInHead(router, 'de');
  expect(shown()).toEqual(['/manifest/de.webmanifest', 'Auf Deutsch']);
  router.state.matches = page('Turniere') as never;
  resolved.forEach((listener) => listener());
  expect(shown()).toEqual(['/manifest/de.webmanifest', 'Turniere']);
  speakInHead(router, 'it');
  expect([shown()[0], resolved.length]).toEqual(['/manifest/it.webmanifest', 1]);
});

it('a page without a description leaves the last one', () => {
  router.state.matches = [{}] as never;
  speakInHead(router, 'de');
  expect(shown()).toEqual(['/manifest/de.webmanifest', 'In English']);
});

it('the operators’ title isn’t kept for another language', () => {
  const title = document.querySelector<HTMLElement>('title')!;
  expect(title.dataset['kept']).toBe('/vip');
  dropKeptTitle();
  expect([title.dataset['kept'], title.textContent]).toEqual([undefined, 'VIP club']);
});
