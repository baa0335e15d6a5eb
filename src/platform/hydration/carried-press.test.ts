import { beforeEach, expect, it, vi } from 'vitest';
import { carryPress, equivalentOf } from './carried-press';

const pressed = vi.fn<(event: Event) => void>();

/** A link or a button on the page. */
function onPage(html: string): HTMLElement {
  document.body.innerHTML = html;
  const control = document.body.firstElementChild as HTMLElement;
  control.addEventListener('click', (event) => {
    event.preventDefault();
    pressed(event);
  });
  return control;
}

const pointer = (type: string, at: Element, clientX = 0) =>
  at.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, clientX, clientY: 0 }));

carryPress();

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockClear();
});

it('a press that began on a replaced link goes to the link with the same address', () => {
  pointer('pointerdown', onPage('<a href="/play/aurora">Aurora</a>'));
  onPage('<a href="/play/aurora">Aurora</a>');
  pointer('pointerup', document.body, 4);
  vi.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('a new page that shows the link later gets the press then, unless something else is pressed meanwhile', async () => {
  const replaceLate = async (meanwhile: () => void) => {
    pointer('pointerdown', onPage('<a href="/play/aurora">Aurora</a>'));
    document.body.innerHTML = '<p>Loading</p>';
    pointer('pointerup', document.body);
    vi.advanceTimersByTime(100);
    meanwhile();
    onPage('<a href="/play/aurora">Aurora</a>');
    await Promise.resolve();
  };
  await replaceLate(() => undefined);
  expect(pressed).toHaveBeenCalledTimes(1);
  await replaceLate(() => pointer('pointerdown', document.body));
  expect(pressed).toHaveBeenCalledTimes(1);
  await replaceLate(() => vi.advanceTimersByTime(3_000));
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('a press that began on a replaced button goes to the button with the same label', () => {
  pointer('pointerdown', onPage('<button>Search</button>'));
  onPage('<button>Search</button>');
  pointer('pointerup', document.body);
  vi.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it.each([
  ['the control is still there', (control: HTMLElement) => control, 0],
  ['the pointer has moved', () => onPage('<a href="/play/aurora">Aurora</a>'), 40],
  ['nothing on the new page is equivalent', () => onPage('<a href="/play/borealis">Borealis</a>'), 0],
])('nothing is pressed again when %s', (_, replace, moved) => {
  const control = onPage('<a href="/play/aurora">Aurora</a>');
  pointer('pointerdown', control);
  replace(control);
  pointer('pointerup', document.body, moved);
  vi.runAllTimers();
  expect(pressed).not.toHaveBeenCalled();
});

it('a click that the browser fires itself isn’t repeated', () => {
  pointer('pointerdown', onPage('<a href="/play/aurora">Aurora</a>'));
  const link = onPage('<a href="/play/aurora">Aurora</a>');
  pointer('pointerup', document.body);
  link.click();
  vi.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('a disabled button isn’t an equivalent', () => {
  const button = onPage('<button>Search</button>');
  onPage('<button disabled>Search</button>');
  expect(equivalentOf(button)).toBeNull();
});

it('a guest’s link to a demo is replaced by a player’s link to the same game, but by no link to another page', () => {
  const demo = onPage('<a href="/play/aurora?mode=demo">Aurora</a>');
  const list = onPage('<a href="/pokies?page=2">2</a>');
  const real = onPage('<a href="/play/aurora?mode=real">Aurora</a><a href="/play/aurora-two?mode=real">Two</a><a href="/pokies">All</a>');
  expect([equivalentOf(demo), equivalentOf(list)]).toEqual([real, null]);
});

it('a control that the page moved from under the pointer gets the click that went to an ancestor', () => {
  const link = onPage('<a href="/play/aurora">Aurora</a>');
  const click = (at: Element, clientX: number) => at.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX }));
  const press = (down: Element, clickAt: Element, clientX = 4) => {
    pointer('pointerdown', down);
    pointer('pointerup', clickAt, clientX);
    click(clickAt, clientX);
  };
  press(link, document.body);
  expect(pressed).toHaveBeenCalledTimes(1);
  press(link, document.body, 40);
  click(document.body, 0);
  expect(pressed).toHaveBeenCalledTimes(1);
  press(link, link);
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('a press that the browser gave to the document, as during a view transition, goes to the control at its point', () => {
  const link = onPage('<a href="/play/aurora">Aurora</a>');
  document.elementFromPoint = () => link;
  pointer('pointerdown', document.documentElement);
  pointer('pointerup', link);
  document.documentElement.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('only the primary button carries a press', () => {
  const link = onPage('<a href="/play/aurora">Aurora</a>');
  link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, button: 1 }));
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(pressed).not.toHaveBeenCalled();
});
