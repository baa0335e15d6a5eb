import { afterEach, beforeEach, expect, it } from 'vitest';
import { observed } from '#tests/support/observed';
import { restoreFocus } from './restore-focus';

const rendered = '<a href="#main">Skip to content</a><a href="/search" aria-label="Search games"><i></i></a><a href="/news">News</a>';

let root: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${rendered}</div>`;
  root = document.getElementById('root')!;
});

afterEach(() => document.body.replaceChildren());

const link = (href: string) => root.querySelector<HTMLElement>(`[href="${href}"]`)!;

/** The app's page replaces the server-rendered one. */
async function replace(page: string): Promise<void> {
  (document.activeElement as HTMLElement).blur();
  root.innerHTML = page;
  await Promise.resolve();
}

it('moves focus from the server-rendered page to the app’s same control, whenever it was focused', async () => {
  link('#main').focus();
  observed(() => restoreFocus(root));
  link('/search').focus();
  await replace(`<button>More</button>${rendered}`);
  expect(document.activeElement).toBe(link('/search'));
});

it('does nothing if no control had it, or if that control no longer exists', async () => {
  restoreFocus(root);
  await replace(rendered);
  expect(document.activeElement).toBe(document.body);
  link('/news').focus();
  restoreFocus(root);
  await replace('<a href="#main">Skip to content</a>');
  expect(document.activeElement).toBe(document.body);
});
