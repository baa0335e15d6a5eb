import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually';
import { render, type Rendered } from '#tests/support/render';
import { Dropdown, PopoverDropdown } from './dropdown';

let shown: Rendered;
let followed: string[];
beforeEach(() => {
  followed = [];
});
afterEach(() => shown.unmount());

const opener = () => shown.page.querySelector('button')!;
const links = () => [...shown.page.querySelectorAll('a')];
const press = (key: string) =>
  act(async () => void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const link = (name: string) => (
  <a key={name} href={`#${name}`} onClick={(event) => (event.preventDefault(), followed.push(name))}>
    {name}
  </a>
);

async function open(dropdown = <Dropdown button="More" links={[link('one'), link('two')]} />) {
  shown = await render(dropdown);
  opener().focus();
  await act(async () => opener().click());
  await eventually(async () => {
    await shown.settle();
    expect(links()).toHaveLength(2);
  });
}

describe('a dropdown', () => {
  it('opens a menu with arrow-key navigation', async () => {
    await open();
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    expect(shown.page.querySelector('[role=menu]')!.id).toBe(opener().getAttribute('aria-controls'));
    expect(document.getElementById(shown.page.querySelector('[role=menu]')!.getAttribute('aria-labelledby')!)).toBe(opener());
    await press('ArrowDown');
    await shown.until(() => expect(document.activeElement).toBe(links()[0]));
    await press('ArrowUp');
    await shown.until(() => expect(document.activeElement).toBe(links()[1]));
  });

  it.each([
    ['menu', 'opens', <Dropdown key="menu" button="More" links={[link('one'), link('two')]} />],
    [
      'dialog',
      'stays closed',
      <PopoverDropdown key="panel" button="More">
        {[link('one'), link('two')]}
      </PopoverDropdown>,
    ],
  ])('says that it opens a %s, which %s when the arrow goes down', async (popup, _does, dropdown) => {
    shown = await render(dropdown);
    expect(opener().getAttribute('aria-haspopup')).toBe(popup);
    opener().focus();
    await press('ArrowDown');
    await shown.settle();
    expect(opener().getAttribute('aria-expanded')).toBe(String(popup === 'menu'));
  });

  it.each([
    ['menu', () => <Dropdown button="More" links={[link('one'), link('two')]} />],
    ['panel', () => <PopoverDropdown button="More">{[link('one'), link('two')]}</PopoverDropdown>],
  ])('with a %s closes on Escape and returns the focus to its button', async (_kind, dropdown) => {
    await open(dropdown());
    await act(async () => links()[1]!.focus());
    await press('Escape');
    await shown.until(() => expect(links()).toEqual([]));
    await shown.until(() => expect(document.activeElement).toBe(opener()));
    expect(opener().getAttribute('aria-expanded')).toBe('false');
  });

  it.each([
    ['menu', () => <Dropdown button="More" links={[link('one'), link('two')]} />],
    ['panel', () => <PopoverDropdown button="More">{[link('one'), link('two')]}</PopoverDropdown>],
  ])('lets the link of a %s handle its click before it closes [HEAD-003b]', async (_kind, dropdown) => {
    await open(dropdown());
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 });
    await act(async () => void links()[1]!.dispatchEvent(click));
    expect([followed, click.defaultPrevented]).toEqual([['two'], true]);
    await shown.until(() => expect(links()).toEqual([]));
  });

  it('closes by its own button', async () => {
    await open();
    await act(async () => opener().click());
    await shown.until(() => expect(links()).toEqual([]));
  });
});
