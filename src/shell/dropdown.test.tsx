// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { Dropdown } from './dropdown';

let shown: Rendered;
afterEach(() => shown.unmount());

const opener = () => shown.page.querySelector('button')!;
const links = () => [...shown.page.querySelectorAll('a')];
const press = (key: string) => act(async () => void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

async function open() {
  shown = await render(
    <>
      <Dropdown button="More">
        <a href="#one">One</a>
        <a href="#two">Two</a>
      </Dropdown>
      <input />
    </>,
  );
  opener().focus();
  await act(async () => opener().click());
}

describe('a dropdown', () => {
  it('opens by its button, says so, and is gone through by the arrows [HEAD-003]', async () => {
    await open();
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    await press('ArrowDown');
    expect(document.activeElement).toBe(links()[0]);
    await press('ArrowUp');
    await press('ArrowUp');
    expect(document.activeElement).toBe(links()[1]);
  });

  it('closes by Escape with the focus back at its button, by a choice, and where the focus leaves it [HEAD-003]', async () => {
    await open();
    await press('ArrowDown');
    await press('Escape');
    expect(links()).toEqual([]);
    expect(document.activeElement).toBe(opener());
    await act(async () => opener().click());
    await act(async () => links()[0]!.click());
    expect(links()).toEqual([]);
    await act(async () => opener().click());
    await act(async () => shown.page.querySelector('input')!.focus());
    expect(links()).toEqual([]);
    expect(opener().getAttribute('aria-expanded')).toBe('false');
  });
});
