import { act, type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findOn, typeIn } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { AmountField } from './amount-field';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { CodeField } from './code-field';
import { holdFocus } from './hold-focus';
import { IconButton } from './icon-button';
import { Message } from './message';
import { PasswordField } from './password-field';
import { Sheet } from './sheet';
import { TextField } from './text-field';

let shown: Rendered;

afterEach(() => shown.unmount());

const open = async (element: ReactElement) => {
  shown = await render(element);
};
const input = () => findOn<HTMLInputElement>('input');
const button = (name: string) =>
  [...document.body.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)!;
describe('a button of an action that takes time', () => {
  it('ignores the second click of a double click', async () => {
    const onClick = vi.fn<() => void>();
    await open(
      <Button isBusy={false} onClick={onClick}>
        Buy
      </Button>,
    );
    await act(async () => {
      for (const detail of [1, 2]) button('Buy').dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    });
    expect(onClick).toHaveBeenCalledOnce();
  });
});

const press = (name: string) => act(async () => button(name).click());
/** What an element is described by, as it’s read. */
const description = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? null)
    .join(' ');

describe('a field', () => {
  it('is read with its label and its hint; an error is announced, and marks it', async () => {
    await open(<TextField label="City" note="optional" hint="As in your passport" name="city" />);
    expect(findOn('label').textContent).toBe('City optional');
    expect(findOn('label').getAttribute('for')).toBe(input().id);
    expect([description(input()), input().getAttribute('aria-invalid')]).toEqual(['As in your passport', null]);
    expect(findOn('[aria-live="polite"]').textContent).toBe('');
    await shown.unmount();
    await open(<TextField label="City" hint="As in your passport" error="Enter a city" />);
    expect([description(input()), input().getAttribute('aria-invalid')]).toEqual(['As in your passport Enter a city', 'true']);
    expect(findOn('[aria-live="polite"]').textContent).toBe('Enter a city');
    await shown.unmount();
    await open(<TextField label="City" />);
    expect([input().hasAttribute('aria-describedby'), findOn('label span, p'), input().parentElement!.childElementCount]).toEqual([
      false,
      null,
      1,
    ]);
  });

  it('for an amount takes a preset, which is marked, or what is typed on a keypad with a decimal point', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const choices = ['20', '50'].map((value) => ({ value, text: `€${value}` }));
    await open(<AmountField label="Amount" value="50" {...{ onValueChange, choices }} choicesLabel="Amounts" currency="EUR" />);
    expect(['€20', '€50'].map((name) => button(name).getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    expect([input().inputMode, input().value, findOn('fieldset').getAttribute('aria-label')]).toEqual(['decimal', '50', 'Amounts']);
    await press('€20');
    await typeIn(input(), '12.5');
    expect(onValueChange.mock.calls).toEqual([['20'], ['12.5']]);
  });

  it('for a code takes the digits of what is pasted, and the code that a phone suggests', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    await open(<CodeField label="Code" value="12" onValueChange={onValueChange} />);
    expect([input().inputMode, input().autocomplete, input().pattern]).toEqual(['numeric', 'one-time-code', '\\d{6}']);
    await typeIn(input(), ' 123-4567 ');
    expect(onValueChange.mock.calls).toEqual([['123456']]);
    const boxes = [...findOn('[aria-hidden="true"]').children];
    expect(boxes.map(({ textContent, className }) => [textContent, className.includes('next')])).toEqual([
      ['1', false],
      ['2', false],
      ['', true],
      ['', false],
      ['', false],
      ['', false],
    ]);
  });

  it('for a password hides it, and shows it on request', async () => {
    await open(<PasswordField label="Password" showText="Show password" hideText="Hide password" />);
    expect([input().type, input().getAttribute('spellcheck'), input().getAttribute('autocapitalize')]).toEqual([
      'password',
      'false',
      'none',
    ]);
    await press('Show password');
    expect(input().type).toBe('text');
    await press('Hide password');
    expect(input().type).toBe('password');
  });

  it.each([
    [false, null],
    [true, 'switch'],
  ])('to tick has its whole line as a label, and says what is wrong; a switch: %s', async (isSwitch, role) => {
    await open(<Checkbox label="I agree" error="Tick this box" isSwitch={isSwitch} />);
    expect([input().type, input().getAttribute('role'), input().getAttribute('aria-invalid')]).toEqual(['checkbox', role, 'true']);
    expect(description(input())).toBe('Tick this box');
    await act(async () => findOn('label').click());
    expect(input().checked).toBe(true);
    await shown.unmount();
    await open(<Checkbox label="I agree" />);
    expect([input().hasAttribute('aria-invalid'), input().hasAttribute('aria-describedby')]).toEqual([false, false]);
  });
});

describe('a button', () => {
  it('that is busy keeps its focus, and neither acts nor sends its form', async () => {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (isBusy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy={isBusy} onClick={onClick}>
          Pay
        </Button>
        <Button>Aside</Button>
      </form>
    );
    await open(form(true));
    expect([button('Pay').disabled, button('Pay').getAttribute('aria-busy'), button('Pay').getAttribute('aria-disabled')]).toEqual([
      false,
      'true',
      'true',
    ]);
    await press('Pay');
    expect([onClick.mock.calls, onSubmit.mock.calls]).toEqual([[], []]);
    await shown.unmount();
    await open(form(false));
    await press('Aside');
    expect(onSubmit).not.toHaveBeenCalled();
    await press('Pay');
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length, button('Pay').hasAttribute('aria-disabled')]).toEqual([1, 1, false]);
  });

  it('with an icon alone has a name, and a count that isn’t read twice', async () => {
    await open(
      <IconButton label="Messages, 3 unread" count={3}>
        <svg />
      </IconButton>,
    );
    expect([findOn('button').getAttribute('aria-label'), findOn('button').title, findOn('[aria-hidden="true"]').textContent]).toEqual([
      'Messages, 3 unread',
      'Messages, 3 unread',
      '3',
    ]);
  });
});

describe('a message', () => {
  it.each([
    ['info', 'status'],
    ['success', 'status'],
    ['warning', 'status'],
    ['danger', 'alert'],
  ] as const)('of tone %s is announced as %s, without its icon', async (tone, role) => {
    await open(
      <Message tone={tone} title="Title">
        Text
      </Message>,
    );
    expect([findOn('[role]').getAttribute('role'), findOn('svg').getAttribute('aria-hidden')]).toEqual([role, 'true']);
    expect([...findOn('[role]').querySelectorAll('p, p + div')].map(({ textContent }) => textContent)).toEqual(['Title', 'Text']);
  });

  it('about the form that was just sent comes into view; another one doesn’t move the page', async () => {
    const scroll = vi.fn<() => void>();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll);
    function Form() {
      const [isWrong, setWrong] = useState(false);
      return (
        <form>
          <Button onClick={() => setWrong(true)}>Send</Button>
          {isWrong && <Message tone="danger">Wrong</Message>}
        </form>
      );
    }
    await open(<Form />);
    button('Send').focus();
    await press('Send');
    expect(scroll).toHaveBeenCalledOnce();
    await shown.unmount();
    await open(<Message tone="danger">Wrong</Message>);
    expect(scroll).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});

describe('a sheet', () => {
  it('with a conversation keeps its end in view, until the reader scrolls up', async () => {
    let grow = () => undefined as void;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(run: () => void) {
          grow = run;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    await open(
      <Sheet isOpen isConversation onClose={() => undefined} title="Chat" closeText={null}>
        <p>Lines</p>
      </Sheet>,
    );
    const body = [...document.body.querySelectorAll('p')].find(({ textContent }) => textContent === 'Lines')!.parentElement!;
    const size = (height: number) => Object.defineProperties(body, { scrollHeight: { value: height, configurable: true } });
    size(500);
    grow();
    expect(body.scrollTop).toBe(500);
    body.scrollTop = 100;
    body.dispatchEvent(new Event('scroll'));
    size(900);
    grow();
    expect(body.scrollTop).toBe(100);
  });

  it('takes the focus with its title, and closes by its button and by Escape', async () => {
    const onClose = vi.fn<() => void>();
    await open(
      <Sheet isOpen onClose={onClose} title="Limits" description="What they do" closeText="Close" footer={<Button>Save</Button>}>
        Text
      </Sheet>,
    );
    const dialog = findOn('[role="dialog"]');
    await shown.until(() => expect(document.activeElement).toBe(dialog));
    expect(document.getElementById(dialog.getAttribute('aria-labelledby')!)!.textContent).toBe('Limits');
    expect(document.getElementById(dialog.getAttribute('aria-describedby')!)!.textContent).toBe('What they do');
    expect(dialog.querySelector('footer')!.textContent).toBe('Save');
    await press('Close');
    await act(async () => dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('that asks something has no button to close it', async () => {
    await open(
      <Sheet isOpen onClose={() => undefined} title="Sure?" closeText={null}>
        Text
      </Sheet>,
    );
    expect([findOn('[role="dialog"]').querySelector('button'), findOn('[role="dialog"]').querySelector('footer')]).toEqual([null, null]);
  });
});

it('a focus lost with its control goes to the nearest place that is left, and to none if it wasn’t lost', async () => {
  await open(
    <main tabIndex={-1}>
      <section tabIndex={-1}>
        <button type="button">Remove</button>
      </section>
      <button type="button">Other</button>
    </main>,
  );
  const removed = button('Remove');
  const giveBack = holdFocus(removed);
  button('Other').focus();
  giveBack();
  expect(document.activeElement).toBe(button('Other'));
  button('Other').blur();
  giveBack();
  expect(document.activeElement).toBe(findOn('section'));
  findOn('section').blur();
  findOn('section').remove();
  giveBack();
  expect(document.activeElement).toBe(findOn('main'));
});
