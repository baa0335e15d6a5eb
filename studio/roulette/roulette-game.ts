import type { RouletteConfig } from '#contract/fields/game-config';
import type { GameOutcome, RouletteBet } from '#contract/fields/game-outcome';
import { checkBets } from '#rules/games/roulette/roulette';
import { colourOf, isDoubleZero, numberFace, type RouletteSpot, rouletteSpots } from '#rules/games/roulette/roulette-spots';
import { colourSets } from '../art/colours';
import { backdrop } from '../shell/backdrop';
import { element } from '../shell/element';
import { type Frame, resultWords } from '../shell/frame';
import { Rounds, type RoundView } from '../shell/rounds';
import { Sheet } from '../shell/sheet';
import { spinOnSpace } from '../shell/spin-on-space';
import { Bets } from './bets';
import { BettingTable } from './betting-table';
import { Racetrack } from './racetrack';
import { NumberHistory } from './number-history';
import { RouletteControls } from './roulette-controls';
import { rouletteRules } from './roulette-rules';
import { spotWords } from './spot-words';
import { Wheel } from './wheel';

const RESULT_MS = 1700;
const STILL_MS = 400;

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** A roulette table on the screen. */
export class RouletteGame implements RoundView {
  readonly node: HTMLElement;
  readonly rounds: Rounds;
  private readonly bets: Bets;
  private readonly table: BettingTable;
  private readonly racetrack: Racetrack | null;
  private readonly wheel: Wheel;
  private readonly history: NumberHistory;
  private readonly controls: RouletteControls;
  private readonly rules: Sheet;
  private readonly message = element('p', { class: 'message' });
  private readonly unit: number;

  constructor(
    private readonly frame: Frame,
    private readonly config: RouletteConfig,
  ) {
    const { text, init, meters, notice, announcer } = frame;
    this.unit = (init.stakes_cents[0] ?? 1) / (config.chips[0] ?? 1);
    this.bets = new Bets((bets) => checkBets(config, bets, this.unit));
    this.racetrack = isDoubleZero(config)
      ? null
      : new Racetrack(frame, config.wheel, {
          chip: () => this.controls.chip,
          smallest: init.stakes_cents[0] ?? 1,
          onCall: (bets, words) => this.placeCall(bets, words),
        });
    this.table = new BettingTable(frame, (spot) => this.place(spot), config.wheel, this.racetrack?.node ?? null);
    this.wheel = new Wheel(config, text('wheel'), frame.isStill, () => frame.synth.ball());
    const numbers = init.history.flatMap((round) => (round.number === null ? [] : [round.number]));
    this.history = new NumberHistory(text, numbers);
    if (numbers[0] !== undefined) this.wheel.place(numbers[0]);
    this.rules = new Sheet(text, text('rules'));
    this.controls = new RouletteControls(frame, {
      spin: () => this.spin(),
      undo: () => this.takeBack(() => this.bets.undo()),
      clear: () => this.takeBack(() => this.bets.clear()),
      again: () => this.change(() => this.again()),
      openRules: () => this.openRules(),
    });
    this.rounds = new Rounds({ provider: frame.provider, page: frame.page, notice, text, money: frame.money, init }, this);
    this.node = element(
      'main',
      { class: 'game roulette', 'aria-label': init.game.title },
      backdrop(colourSets[config.palette]),
      element('div', { class: 'head' }, this.wheel.node, element('div', { class: 'news' }, this.history.node, this.message)),
      this.table.node,
      meters.node,
      this.controls.node,
      notice.node,
      announcer.node,
      this.rules.node,
    );
    spinOnSpace(() => this.spin());
    this.say(text('place_bets'));
    meters.setBalance(init.session.balance_cents);
    this.refresh();
  }

  openRules(): void {
    this.frame.page.say({ kind: 'open-rules' });
    this.rules.open(rouletteRules(this.frame, this.config, this.unit));
  }

  refresh(): void {
    const { total } = this.bets;
    this.table.lock(!this.rounds.isIdle);
    this.showBets(this.bets.bySpot());
    this.controls.refresh({
      total,
      canRepeat: this.bets.canRepeat,
      canUndo: this.bets.canUndo,
      canSpin: total > 0 && this.rounds.canStart,
      isOpen: this.rounds.isIdle,
    });
  }

  prepare(outcome: GameOutcome): void {
    if (outcome.kind === 'roulette') this.showBets(outcome.bets);
  }

  private showBets(bets: readonly RouletteBet[]): void {
    this.table.show(bets);
    this.racetrack?.show(bets);
  }

  balance(cents: number): void {
    this.frame.meters.setBalance(cents);
  }

  begin(): void {
    this.table.mark(null);
    this.frame.meters.setWin(0, false, false);
    this.frame.synth.start();
    this.say(this.frame.text('no_more_bets'));
    this.wheel.spin();
  }

  cancel(): void {
    this.wheel.close();
    this.say(this.frame.text('place_bets'));
  }

  async show(outcome: GameOutcome, isResumed: boolean): Promise<void> {
    if (outcome.kind !== 'roulette') return;
    const { text, meters, announcer, synth } = this.frame;
    const { number, win_cents: win, stake_cents: stake } = outcome;
    if (isResumed) this.showBets(outcome.bets);
    if (isResumed) this.wheel.place(number);
    else await this.wheel.land(number);
    const fell = text('number_fell', { number: numberFace(number), colour: text(`colour_${colourOf(number)}`) });
    this.history.add(number);
    this.table.mark(number);
    meters.setWin(win, win > stake, win > stake);
    if (win > stake) synth.win(win / stake);
    this.say(`${fell}. ${resultWords(this.frame, stake, win)}`);
    announcer.say(`${fell}. ${resultWords(this.frame, stake, win)}`);
    await wait(this.frame.isStill ? STILL_MS : RESULT_MS);
    this.wheel.close();
    if (!isResumed) this.bets.finish();
  }

  /** Doubles the chips on the table; an empty one gets the bets of the previous round. */
  private again(): void {
    const { text } = this.frame;
    const { total } = this.bets;
    if (total === 0) {
      if (!this.bets.repeat(this.rounds.balance)) this.say(text('problem_not_enough_money'));
      else this.sayTotal();
    } else if (!this.bets.double(this.rounds.balance)) {
      this.say(text(total * 2 > this.rounds.balance ? 'problem_not_enough_money' : 'problem_too_much_here'));
    } else this.sayTotal();
  }

  private takeBack(change: () => void): void {
    this.change(() => {
      change();
      this.sayTotal();
    });
  }

  /** What lies on the table after a change of several chips. */
  private sayTotal(): void {
    const { text, money, announcer } = this.frame;
    const { total } = this.bets;
    announcer.say(total === 0 ? text('chips_none') : text('chips_total', { amount: money(total) }));
    this.say(text('place_bets'));
  }

  private place(spot: string): void {
    const { text, synth } = this.frame;
    if (!this.rounds.isIdle) return;
    this.change(() => {
      const isTaken = this.bets.place(spot, this.controls.chip, this.rounds.balance);
      const isPoor = this.bets.total + this.controls.chip > this.rounds.balance;
      this.say(isTaken ? text('place_bets') : text(isPoor ? 'problem_not_enough_money' : 'problem_too_much_here'));
      if (!isTaken) return;
      synth.chip();
      const bet = this.bets.bySpot().find((one) => one.spot === spot);
      if (bet)
        this.frame.announcer.say(
          text('bet_on', { spot: spotWords(text, rouletteSpots.get(spot) as RouletteSpot), amount: this.frame.money(bet.stake_cents) }),
        );
    });
  }

  /** Puts the chips of a call bet or of neighbours on the table. */
  private placeCall(bets: readonly RouletteBet[], words: string): void {
    const { text, synth, money, announcer } = this.frame;
    if (!this.rounds.isIdle) return;
    this.change(() => {
      const amount = bets.reduce((sum, { stake_cents }) => sum + stake_cents, 0);
      const isTaken = this.bets.placeAll(bets, this.rounds.balance);
      const isPoor = this.bets.total + amount > this.rounds.balance;
      this.say(
        isTaken
          ? text('bet_on', { spot: words, amount: money(amount) })
          : text(isPoor ? 'problem_not_enough_money' : 'problem_too_much_here'),
      );
      if (isTaken) synth.chip();
      announcer.say(this.message.textContent);
    });
  }

  private change(make: () => void): void {
    this.table.mark(null);
    make();
    this.refresh();
  }

  private spin(): void {
    if (!this.rounds.canStart) return;
    if (this.bets.total === 0) return this.say(this.frame.text('place_bets'));
    void this.rounds.play({ stake_cents: this.bets.total, bets: this.bets.bySpot() });
  }

  private say(words: string): void {
    this.message.textContent = words;
  }
}
