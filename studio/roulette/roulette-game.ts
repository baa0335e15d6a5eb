import type { RouletteConfig } from '#contract/fields/game-config';
import type { GameOutcome } from '#contract/fields/game-outcome';
import type { SpotBet } from '#contract/fields/spot-bet';
import { checkBets } from '#rules/games/roulette/roulette';
import { colourOf, isDoubleZero, numberFace, type RouletteSpot, rouletteSpots } from '#rules/games/roulette/roulette-spots';
import { colourSets } from '../art/colours';
import { backdrop } from '../shell/backdrop';
import { element } from '../shell/element';
import { type Frame, resultWords } from '../shell/frame';
import { Rounds, type RoundView } from '../shell/rounds';
import { Sheet } from '../shell/sheet';
import { spinOnSpace } from '../shell/spin-on-space';
import { BettingTable } from './betting-table';
import { ChipPlay } from './chip-play';
import { Racetrack } from './racetrack';
import { NumberHistory } from './number-history';
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
  private readonly table: BettingTable;
  private readonly racetrack: Racetrack | null;
  private readonly wheel: Wheel;
  private readonly history: NumberHistory;
  private readonly chips: ChipPlay;
  private readonly rules: Sheet;
  private readonly message = element('p', { class: 'message' });
  private readonly unit: number;

  constructor(
    private readonly frame: Frame,
    private readonly config: RouletteConfig,
  ) {
    const { text, init, meters, notice, announcer } = frame;
    this.unit = (init.stakes_cents[0] ?? 1) / (config.chips[0] ?? 1);
    this.racetrack = isDoubleZero(config)
      ? null
      : new Racetrack(frame, config.wheel, {
          chip: () => this.chips.controls.chip,
          smallest: init.stakes_cents[0] ?? 1,
          onCall: (bets, words) => this.chips.placeCall(bets, words),
        });
    this.table = new BettingTable(frame, (spot) => this.chips.place(spot), config.wheel, this.racetrack?.node ?? null);
    this.wheel = new Wheel(config, text('wheel'), frame.isStill, () => frame.synth.ball());
    const numbers = init.history.flatMap((round) => (round.number === null ? [] : [round.number]));
    this.history = new NumberHistory(text, numbers);
    if (numbers[0] !== undefined) this.wheel.place(numbers[0]);
    this.rules = new Sheet(text, text('rules'));
    this.chips = new ChipPlay(frame, {
      main: 'spin',
      check: (bets) => checkBets(config, bets, this.unit),
      rounds: () => this.rounds,
      spotWords: (spot) => spotWords(text, rouletteSpots.get(spot) as RouletteSpot),
      say: (words) => this.say(words),
      unmark: () => this.table.mark(null),
      show: (bets, isOpen) => {
        this.table.lock(!isOpen);
        this.showBets(bets);
      },
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
      this.chips.controls.node,
      notice.node,
      announcer.node,
      this.rules.node,
    );
    spinOnSpace(() => this.chips.start());
    this.say(text('place_bets'));
    meters.setBalance(init.session.balance_cents);
    this.refresh();
  }

  openRules(): void {
    this.frame.page.say({ kind: 'open-rules' });
    this.rules.open(rouletteRules(this.frame, this.config, this.unit));
  }

  refresh(): void {
    this.chips.refresh();
  }

  prepare(outcome: GameOutcome): void {
    if (outcome.kind === 'roulette') this.showBets(outcome.bets);
  }

  private showBets(bets: readonly SpotBet[]): void {
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
    this.frame.announcer.say(this.frame.text('no_more_bets'));
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
    if (!isResumed) this.chips.finish();
  }

  private say(words: string): void {
    this.message.textContent = words;
  }
}
