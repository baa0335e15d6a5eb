import type { Palette } from '#contract/fields/game-config';
import type { SpotBet } from '#contract/fields/spot-bet';
import { colourSets } from '../art/colours';
import { backdrop } from '../shell/backdrop';
import { element } from '../shell/element';
import { type Frame, resultWords } from '../shell/frame';
import { Rounds, type RoundView } from '../shell/rounds';
import { Sheet } from '../shell/sheet';
import { spinOnSpace } from '../shell/spin-on-space';
import { ChipPlay } from './chip-play';
import type { ChipTable } from './table-chips';

/** The parts that differ by kind of table. */
interface Kind extends Pick<ChipTable, 'check' | 'spotWords'> {
  main: 'spin' | 'roll';
  /** Takes the marks of the last round off the table. */
  unmark(): void;
  /** Shows chips on the spots. */
  show(bets: readonly SpotBet[]): void;
  lock(isLocked: boolean): void;
  rules(): Node;
}

interface Look {
  /** The class of the game's node, and of the part above the spots. */
  name: string;
  head: string;
}

/** The common parts of roulette and sic bo: chips, rounds, messages, rules and the text of a result. */
export class SpotDesk {
  readonly rounds: Rounds;
  readonly chips: ChipPlay;
  private readonly rules: Sheet;
  private readonly message = element('p', { class: 'message' });

  constructor(
    private readonly frame: Frame,
    view: RoundView,
    private readonly kind: Kind,
  ) {
    const { text, init, notice } = frame;
    this.rules = new Sheet(text, text('rules'));
    this.chips = new ChipPlay(frame, {
      main: kind.main,
      check: (bets) => kind.check(bets),
      rounds: () => this.rounds,
      spotWords: (spot) => kind.spotWords(spot),
      say: (words) => this.say(words),
      unmark: () => kind.unmark(),
      show: (bets, isOpen) => {
        kind.lock(!isOpen);
        kind.show(bets);
      },
      openRules: () => this.openRules(),
    });
    this.rounds = new Rounds({ provider: frame.provider, page: frame.page, notice, text, money: frame.money, init }, view);
  }

  /** Puts the game together and opens it for bets: a picture and the last results above, the spots below. */
  open({ name, head }: Look, palette: Palette, [picture, past, spots]: [HTMLElement, HTMLElement, HTMLElement]): HTMLElement {
    const { init, meters, notice, announcer, text } = this.frame;
    const node = element(
      'main',
      { class: `game ${name}`, 'aria-label': init.game.title },
      backdrop(colourSets[palette]),
      element('div', { class: head }, picture, element('div', { class: 'news' }, past, this.message)),
      spots,
      meters.node,
      this.chips.controls.node,
      notice.node,
      announcer.node,
      this.rules.node,
    );
    spinOnSpace(() => this.chips.start());
    this.say(text('place_bets'));
    meters.setBalance(init.session.balance_cents, init.session.bonus_cents);
    this.chips.refresh();
    return node;
  }

  openRules(): void {
    this.frame.page.say({ kind: 'open-rules' });
    this.rules.open(this.kind.rules());
  }

  /** The chips are staked: accepts no more. */
  begin(): void {
    const { meters, synth, text } = this.frame;
    this.kind.unmark();
    meters.setWin(0, 0);
    synth.start();
    this.tell(text('no_more_bets'));
  }

  cancel(): void {
    this.say(this.frame.text('place_bets'));
  }

  /** Shows the result of a round; `words` names the drawn number or dice. */
  tellResult(words: string, { stake_cents: stake, win_cents: win }: { stake_cents: number; win_cents: number }): void {
    const { meters, synth } = this.frame;
    meters.setWin(win, stake);
    if (win > stake) synth.win(win / stake);
    this.tell(`${words} ${resultWords(this.frame, stake, win)}`);
  }

  private tell(words: string): void {
    this.say(words);
    this.frame.announcer.say(words);
  }

  private say(words: string): void {
    this.message.textContent = words;
  }
}

/** The value of one coin in minor units: chips are configured in coins and offered in money. */
export function coinOf({ init }: Frame, { chips }: { chips: readonly number[] }): number {
  return (init.stakes_cents[0] ?? 1) / (chips[0] ?? 1);
}
