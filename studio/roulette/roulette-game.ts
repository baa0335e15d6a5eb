import type { RouletteConfig } from '#contract/fields/game-config';
import type { GameOutcome } from '#contract/fields/game-outcome';
import type { SpotBet } from '#contract/fields/spot-bet';
import { checkBets } from '#rules/games/roulette/roulette';
import { colourOf, isDoubleZero, numberFace, type RouletteSpot, rouletteSpots } from '#rules/games/roulette/roulette-spots';
import type { Frame } from '../shell/frame';
import type { Rounds, RoundView } from '../shell/rounds';
import { wait } from '../tables/widgets';
import { BettingTable } from './betting-table';
import { NumberHistory } from './number-history';
import { Racetrack } from './racetrack';
import { rouletteRules } from './roulette-rules';
import { coinOf, SpotDesk } from './spot-desk';
import { spotWords } from './spot-words';
import { Wheel } from './wheel';

const RESULT_MS = 1700;
const STILL_MS = 400;

/** A roulette table on the screen. */
export class RouletteGame implements RoundView {
  readonly node: HTMLElement;
  private readonly desk: SpotDesk;
  private readonly table: BettingTable;
  private readonly racetrack: Racetrack | null;
  private readonly wheel: Wheel;
  private readonly history: NumberHistory;

  constructor(
    private readonly frame: Frame,
    config: RouletteConfig,
  ) {
    const { text, init } = frame;
    const unit = coinOf(frame, config);
    this.racetrack = isDoubleZero(config)
      ? null
      : new Racetrack(frame, config.wheel, {
          chip: () => this.desk.chips.controls.chip,
          smallest: init.stakes_cents[0] ?? 1,
          onCall: (bets, words) => this.desk.chips.placeCall(bets, words),
        });
    this.table = new BettingTable(frame, (spot) => this.desk.chips.place(spot), config.wheel, this.racetrack?.node ?? null);
    this.wheel = new Wheel(config, text('wheel'), frame.isStill, () => frame.synth.ball());
    const numbers = init.history.flatMap((round) => (round.number === null ? [] : [round.number]));
    this.history = new NumberHistory(text, numbers);
    if (numbers[0] !== undefined) this.wheel.place(numbers[0]);
    this.desk = new SpotDesk(frame, this, {
      main: 'spin',
      check: (bets) => checkBets(config, bets, unit),
      spotWords: (spot) => spotWords(text, rouletteSpots.get(spot) as RouletteSpot),
      unmark: () => this.table.mark(null),
      show: (bets) => this.showBets(bets),
      lock: (isLocked) => this.table.lock(isLocked),
      rules: () => rouletteRules(frame, config, unit),
    });
    const parts: [HTMLElement, HTMLElement, HTMLElement] = [this.wheel.node, this.history.node, this.table.node];
    this.node = this.desk.open({ name: 'roulette', head: 'head' }, config.palette, parts);
  }

  get rounds(): Rounds {
    return this.desk.rounds;
  }

  openRules(): void {
    this.desk.openRules();
  }

  refresh(): void {
    this.desk.chips.refresh();
  }

  prepare(outcome: GameOutcome): void {
    if (outcome.kind === 'roulette') this.showBets(outcome.bets);
  }

  private showBets(bets: readonly SpotBet[]): void {
    this.table.show(bets);
    this.racetrack?.show(bets);
  }

  balance(cents: number, bonus?: number): void {
    this.frame.meters.setBalance(cents, bonus);
  }

  begin(): void {
    this.desk.begin();
    this.wheel.spin();
  }

  cancel(): void {
    this.wheel.close();
    this.desk.cancel();
  }

  async show(outcome: GameOutcome, isResumed: boolean): Promise<void> {
    if (outcome.kind !== 'roulette') return;
    const { text, isStill } = this.frame;
    const { number } = outcome;
    if (isResumed) {
      this.showBets(outcome.bets);
      this.wheel.place(number);
    } else await this.wheel.land(number);
    this.history.add(number);
    this.table.mark(number);
    const fell = text('number_fell', { number: numberFace(number), colour: text(`colour_${colourOf(number)}`) });
    this.desk.tellResult(`${fell}.`, outcome);
    await wait(isStill ? STILL_MS : RESULT_MS);
    this.wheel.close();
    if (!isResumed) this.desk.chips.finish();
  }
}
