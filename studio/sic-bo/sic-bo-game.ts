import type { GameOutcome } from '#contract/fields/game-outcome';
import type { SicBoConfig } from '#contract/fields/sic-bo';
import { checkSicBoBets } from '#rules/games/sic-bo/sic-bo';
import { backOf, type Roll, type SicBoSpot, sicBoSpots, totalOf } from '#rules/games/sic-bo/sic-bo-spots';
import { coinOf, SpotDesk } from '../roulette/spot-desk';
import { element } from '../shell/element';
import type { Frame } from '../shell/frame';
import type { Rounds, RoundView } from '../shell/rounds';
import { wait } from '../tables/widgets';
import { dieFace } from './die';
import { sicBoRules } from './sic-bo-rules';
import { SicBoTable } from './sic-bo-table';
import { rollWords, sicBoWords } from './sic-bo-words';

/** How long the dice roll, each a little longer than the one before, and how long the result stays. */
const ROLL_MS = 900;
const NEXT_DIE_MS = 260;
const FACE_MS = 90;
const RESULT_MS = 1_500;
const STILL_MS = 400;
const PAST = 12;

/** The dice of a table that hasn't been played yet. */
const RESTING: Roll = [1, 2, 3];

/** The spots that a roll pays. */
const winners = (roll: Roll): string[] => [...sicBoSpots.values()].filter((spot) => backOf(spot, roll) > 0).map(({ id }) => id);

/** A table of sic bo on the screen. */
export class SicBoGame implements RoundView {
  readonly node: HTMLElement;
  private readonly desk: SpotDesk;
  private readonly table: SicBoTable;
  private readonly dice = element('div', { class: 'sic-dice', role: 'img' });
  private readonly past: HTMLElement;
  private rolling = 0;

  constructor(
    private readonly frame: Frame,
    config: SicBoConfig,
  ) {
    const { text } = frame;
    const unit = coinOf(frame, config);
    this.table = new SicBoTable(frame, (spot) => this.desk.chips.place(spot));
    this.past = element('ol', { class: 'history sic-past', 'aria-label': text('history') });
    this.desk = new SpotDesk(frame, this, {
      main: 'roll',
      check: (bets) => checkSicBoBets(config, bets, unit),
      spotWords: (spot) => sicBoWords(text, sicBoSpots.get(spot) as SicBoSpot),
      unmark: () => this.table.mark([]),
      show: (bets) => this.table.show(bets),
      lock: (isLocked) => this.table.lock(isLocked),
      rules: () => sicBoRules(frame, config, unit),
    });
    this.dice.setAttribute('aria-label', text('sic_dice'));
    this.paint(RESTING);
    const parts: [HTMLElement, HTMLElement, HTMLElement] = [this.dice, this.past, this.table.node];
    this.node = this.desk.open({ name: 'sic-bo', head: 'head sic-head' }, config.palette, parts);
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
    if (outcome.kind === 'sic-bo') this.table.show(outcome.bets);
  }

  balance(cents: number, bonus?: number): void {
    this.frame.meters.setBalance(cents, bonus);
  }

  begin(): void {
    this.desk.begin();
    if (!this.frame.isStill) this.roll();
  }

  cancel(): void {
    this.stop();
    this.desk.cancel();
  }

  async show(outcome: GameOutcome, isResumed: boolean): Promise<void> {
    if (outcome.kind !== 'sic-bo') return;
    const { text, isStill } = this.frame;
    const { dice: roll } = outcome;
    if (isResumed) this.table.show(outcome.bets);
    else if (!isStill) await this.land(roll);
    this.stop();
    this.paint(roll);
    this.dice.setAttribute('aria-label', rollWords(text, roll));
    this.remember(roll);
    this.table.mark(winners(roll));
    this.desk.tellResult(rollWords(text, roll), outcome);
    await wait(isStill ? STILL_MS : RESULT_MS);
    if (!isResumed) this.desk.chips.finish();
  }

  /** Rolls the dice until they're stopped; the faces shown meanwhile are unrelated to the outcome. */
  private roll(): void {
    this.stop();
    this.dice.classList.add('rolling');
    let turn = 0;
    this.rolling = window.setInterval(() => {
      turn += 1;
      this.paint([(turn % 6) + 1, ((turn + 2) % 6) + 1, ((turn + 4) % 6) + 1]);
    }, FACE_MS);
  }

  private stop(): void {
    window.clearInterval(this.rolling);
    this.dice.classList.remove('rolling');
  }

  /** Lets the dice come to rest one after the other. */
  private async land(roll: Roll): Promise<void> {
    await wait(ROLL_MS);
    this.stop();
    for (const at of [1, 2, 3]) {
      const faces = roll.map((die, i) => (i < at ? die : ((die + 2) % 6) + 1)) as unknown as Roll;
      this.paint(faces);
      this.frame.synth.chip();
      await wait(NEXT_DIE_MS);
    }
  }

  private paint(roll: Roll): void {
    this.dice.replaceChildren(...roll.map((die) => dieFace(die)));
  }

  private remember(roll: Roll): void {
    const item = element('li', { 'aria-label': rollWords(this.frame.text, roll) }, String(totalOf(roll)));
    this.past.prepend(item);
    while (this.past.children.length > PAST) this.past.lastElementChild?.remove();
  }
}
