import { afterEach, expect, it } from 'vitest';
import { holdFocus } from './hold-focus';

afterEach(() => document.body.replaceChildren());

/** Removes what was pressed, and returns where the focus is then. */
function focusAfter(html: string): string | undefined {
  document.body.innerHTML = html;
  const pressed = document.querySelector<HTMLElement>('button')!;
  pressed.focus();
  const putBack = holdFocus(pressed);
  pressed.closest('[data-removed]')!.remove();
  putBack();
  return document.activeElement?.id;
}

it('a lost focus moves to the nearest place around that can take it', () => {
  expect(
    focusAfter('<main id="far" tabindex="-1"><ul id="near" tabindex="-1"><li><p data-removed><button></button></p></li></ul></main>'),
  ).toBe('near');
});

it('a focus that went elsewhere stays there', () => {
  document.body.innerHTML = '<main tabindex="-1"><button></button></main><input id="elsewhere">';
  const pressed = document.querySelector('button')!;
  const putBack = holdFocus(pressed);
  document.querySelector('input')!.focus();
  pressed.remove();
  putBack();
  expect(document.activeElement?.id).toBe('elsewhere');
});
