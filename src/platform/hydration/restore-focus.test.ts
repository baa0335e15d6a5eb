// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreFocus } from './restore-focus';

const drawn = '<a href="#main">Skip to content</a><a href="/search" aria-label="Search games"><i></i></a><a href="/news">News</a>';

let root: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${drawn}</div>`;
  root = document.getElementById('root')!;
});

afterEach(() => document.body.replaceChildren());

const link = (href: string) => root.querySelector<HTMLElement>(`[href="${href}"]`)!;

/** The app's page takes the place of the drawn one. */
async function replace(page: string): Promise<void> {
  (document.activeElement as HTMLElement).blur();
  root.innerHTML = page;
  await Promise.resolve();
}

it('hands the focus of the drawn page to the same control of the app’s, whenever it was set', async () => {
  link('#main').focus();
  restoreFocus(root);
  link('/search').focus();
  await replace(`<button>More</button>${drawn}`);
  expect(document.activeElement).toBe(link('/search'));
});

it('leaves it alone where nothing had it, and where what had it is no more', async () => {
  restoreFocus(root);
  await replace(drawn);
  expect(document.activeElement).toBe(document.body);
  link('/news').focus();
  restoreFocus(root);
  await replace('<a href="#main">Skip to content</a>');
  expect(document.activeElement).toBe(document.body);
});
