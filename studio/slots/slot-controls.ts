import { button, element, icon } from '../shell/element';
import type { Frame } from '../shell/frame';
import { StakePicker } from '../shell/stake-picker';
import type { Rounds } from '../shell/rounds';

const arrow = ['M20 12 A8 8 0 1 1 17 5.8', 'M20.5 2.5 V7.5 H15.5'];
const square = ['M8 8 H16 V16 H8 Z'];

/** The row under the reels: rules, stake, spin, sound. */
export class SlotControls {
  readonly node: HTMLElement;
  readonly picker: StakePicker;
  private readonly spin: HTMLButtonElement;

  constructor(
    private readonly frame: Frame,
    act: { press: () => void; openRules: () => void; onStake: (stake: number) => void },
  ) {
    const { text, money, init, soundButton } = frame;
    const stakes = init.stakes_cents;
    this.picker = new StakePicker(stakes, firstStake(stakes, init.session.balance_cents), text, money, act.onStake);
    this.spin = button(text('spin'), 'spin', act.press, icon(...arrow));
    const rules = button(
      text('rules'),
      'icon-button',
      act.openRules,
      icon('M12 11 V17 M12 7 V7.6', 'M21 12 A9 9 0 1 1 3 12 A9 9 0 1 1 21 12'),
    );
    // First in tab order, last on screen: one Tab into the frame reaches Spin.
    this.node = element('div', { class: 'controls' }, this.spin, rules, this.picker.node, soundButton);
  }

  /** Gives the main button the focus if the focused element was removed, such as a card's button. */
  takeFocus(): void {
    if (document.activeElement === document.body) this.spin.focus({ preventScroll: true });
  }

  /** Labels the button with its current action; during autoplay, that's to stop it. */
  refresh(rounds: Rounds, isTurning: boolean, isStakeGiven: boolean, isAutomatic: boolean): void {
    const { text } = this.frame;
    const canStop = !rounds.isIdle && isTurning && this.frame.canHurry;
    const label = text(isAutomatic ? 'auto_stop_short' : canStop ? 'stop' : 'spin');
    this.spin.setAttribute('aria-label', label);
    this.spin.title = label;
    this.spin.replaceChildren(icon(...(canStop || isAutomatic ? square : arrow)));
    this.spin.classList.toggle('turning', !rounds.isIdle);
    // Stays focusable while it waits, so that keyboard focus isn't lost.
    this.spin.setAttribute('aria-disabled', String(!canStop && !isAutomatic && !rounds.canStart));
    this.picker.lock(isAutomatic || !rounds.isIdle);
    this.picker.node.classList.toggle('given', isStakeGiven);
  }
}

/** The initial stake: about a two-hundredth of the balance, and never the highest. */
function firstStake(stakes: readonly number[], balance: number): number {
  const modest = stakes.filter((stake) => stake <= balance / 200);
  return modest[Math.min(modest.length - 1, 5)] ?? stakes[0] ?? 0;
}
