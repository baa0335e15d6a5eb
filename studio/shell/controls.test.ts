// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import { moneyIn } from '../text/money';
import { textsFrom } from '../text/texts';
import { Meters } from './meters';
import { Sheet } from './sheet';
import { StakePicker } from './stake-picker';

const text = textsFrom(studio);
const money = moneyIn('EUR', 'en');

beforeEach(() => {
  // happy-dom has no dialogs over the page.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});

describe('a sheet', () => {
  it('shows its content from the top, and is closed by its button or a click outside, but not by one inside', () => {
    const sheet = new Sheet(text, 'History');
    const inside = document.createElement('p');
    const opened = (act: () => void) => {
      sheet.open(inside);
      act();
      return sheet.node.open;
    };
    expect(opened(() => inside.click())).toBe(true);
    expect(opened(() => sheet.node.click())).toBe(false);
    expect(opened(() => sheet.node.querySelector<HTMLElement>('button')!.click())).toBe(false);
    expect([sheet.node.getAttribute('aria-label'), sheet.node.contains(inside)]).toEqual(['History', true]);
  });
});

describe('the meters', () => {
  const shown = (meters: Meters) => [...meters.node.querySelectorAll('p')].map(({ textContent }) => textContent);

  it('label an amount above the stake a win, and the stake or less a return', () => {
    const meters = new Meters(text, money, false, true);
    meters.setBalance(12_345);
    expect(shown(meters)).toEqual(['Balance€123.45', 'Win–']);
    meters.setWin(500, 499);
    expect([shown(meters)[1], meters.node.classList.contains('gain')]).toEqual(['Win€5.00', true]);
    meters.setWin(500, 500);
    expect([shown(meters)[1], meters.node.classList.contains('gain')]).toEqual(['Returned€5.00', false]);
    meters.setWin(0, 500);
    expect(shown(meters)[1]).toBe('Win–');
  });

  it('say that a bonus is part of the balance, while it’s wagered', () => {
    const meters = new Meters(text, money, false, true);
    meters.setBalance(12_345);
    meters.holdsBonus(true);
    expect(shown(meters)[0]).toBe('Balance incl. bonus€123.45');
    meters.holdsBonus(false);
    expect(shown(meters)[0]).toBe('Balance€123.45');
  });

  it('show the player’s own money and the bonus beside it, once the page has sent that', () => {
    const meters = new Meters(text, money, false, true);
    meters.setBalance(12_345);
    meters.holdsBonus(true);
    meters.setBonus(2_000);
    expect(shown(meters)[0]).toBe('Balance, plus €20.00 bonus€103.45');
    meters.setBalance(1_500);
    expect(shown(meters)[0]).toBe('Balance, plus €20.00 bonus€0.00');
    meters.setBalance(12_345);
    meters.setBonus(0);
    expect(shown(meters)[0]).toBe('Balance€123.45');
  });

  it('show a balance and the bonus money in it exactly, if both are known together', () => {
    const meters = new Meters(text, money, false, true);
    meters.setBalance(12_345, 2_000);
    meters.setBalance(12_245, 1_900);
    expect(shown(meters)[0]).toBe('Balance, plus €19.00 bonus€103.45');
  });

  it('of a demo say that the balance isn’t money', () => {
    const [balance] = shown(new Meters(text, money, true, true));
    expect(balance).not.toContain('Balance€');
    expect(balance).toMatch(/demo/i);
    const meters = new Meters(text, money, true, true);
    meters.setBalance(12_345);
    meters.setBonus(2_000);
    expect(shown(meters)[0]).toBe(`${balance}€123.45`);
  });
});

describe('the stake', () => {
  const stakes = [20, 40, 100, 200];

  function picker(first = 40) {
    const chosen = vi.fn<(stake: number) => void>();
    const made = new StakePicker(stakes, first, text, money, chosen);
    const [lower, list, higher] = [...made.node.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];
    const choices = () => [...made.sheet.node.querySelectorAll<HTMLButtonElement>('.choice')];
    return { made, chosen: () => chosen.mock.calls.flat(), lower, list, higher, choices };
  }

  it('says what lowering it would choose, and chooses that', () => {
    const { made } = picker(200);
    expect([made.highestUpTo(150), made.highestUpTo(500), made.highestUpTo(10)]).toEqual([100, 200, 200]);
    made.lowerTo(150);
    expect([made.stake, made.highestUpTo(150)]).toEqual([100, 100]);
  });

  it('steps down and up to both ends, and can be chosen from the list', () => {
    const { made, chosen, lower, list, higher, choices } = picker();
    lower.click();
    expect([made.stake, lower.disabled, higher.disabled]).toEqual([20, true, false]);
    list.click();
    expect(choices().map((choice) => [choice.textContent, choice.getAttribute('aria-pressed')])).toEqual([
      ['€0.20', 'true'],
      ['€0.40', 'false'],
      ['€1.00', 'false'],
      ['€2.00', 'false'],
    ]);
    choices()[3]!.click();
    expect([made.stake, lower.disabled, higher.disabled, made.sheet.node.open, chosen()]).toEqual([200, false, true, false, [20, 200]]);
    expect(list.getAttribute('aria-label')).toContain('€2.00');
  });

  it('is locked during a round', () => {
    const { made, lower, list, higher } = picker();
    made.lock(true);
    expect([lower, list, higher].map(({ disabled }) => disabled)).toEqual([true, true, true]);
    made.lock(false);
    expect([lower, list, higher].map(({ disabled }) => disabled)).toEqual([false, false, false]);
  });

  it('above the cap of a bonus is marked, and the first one isn’t above it [GIFT-008d]', () => {
    const { made, list, higher, choices } = picker(200);
    made.setCap(100, true);
    expect([made.stake, list.classList.contains('above')]).toEqual([100, false]);
    higher.click();
    expect([list.classList.contains('above'), list.getAttribute('aria-label')]).toEqual([
      true,
      expect.stringContaining('Maximum bet with your bonus: €1.00.'),
    ]);
    list.click();
    expect(choices().map((choice) => choice.classList.contains('above'))).toEqual([false, false, false, true]);
    made.setCap(null);
    expect(list.classList.contains('above')).toBe(false);
  });

  it('is lowered to the highest stake up to an amount, and never raised to it', () => {
    const { made, chosen } = picker(200);
    made.lowerTo(150);
    made.lowerTo(1_000);
    made.lowerTo(10);
    expect([made.stake, chosen()]).toEqual([100, [100]]);
  });
});
