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
