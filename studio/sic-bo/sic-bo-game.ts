import type { GameOutcome } from '#contract/fields/game-outcome';
import type { SicBoConfig } from '#contract/fields/sic-bo';
import { checkSicBoBets } from '#rules/games/sic-bo/sic-bo';
import { backOf, type Roll, type SicBoSpot, sicBoSpots, totalOf } from '#rules/games/sic-bo/sic-bo-spots';
import { colourSets } from '../art/colours';
import { ChipPlay } from '../roulette/chip-play';
import { backdrop } from '../shell/backdrop';
import { element } from '../shell/element';
import { type Frame, resultWords } from '../shell/frame';
import { Rounds, type RoundView } from '../shell/rounds';
import { Sheet } from '../shell/sheet';
import { spinOnSpace } from '../shell/spin-on-space';
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

/** Which spots a roll pays. */
const winners = (roll: Roll): string[] => [...sicBoSpots.values()].filter((spot) => backOf(spot, roll) > 0).map(({ id }) => id);

/** A table of sic bo on the screen. */
export class SicBoGame implements RoundView {
  readonly node: HTMLElement;
  readonly rounds: Rounds;
  private readonly table: SicBoTable;
  private readonly chips: ChipPlay;
  private readonly rules: Sheet;
  private readonly dice = element('div', { class: 'sic-dice', role: 'img' });
  private readonly past: HTMLElement;
  private readonly message = element('p', { class: 'message' });
  private readonly unit: number;
  private rolling = 0;

  constructor(
    private readonly frame: Frame,
    private readonly config: SicBoConfig,
  ) {
    const { text, init, meters, notice, announcer } = frame;
    this.unit = (init.stakes_cents[0] ?? 1) / (config.chips[0] ?? 1);
    this.table = new SicBoTable(frame, (spot) => this.chips.place(spot));
    this.past = element('ol', { class: 'history sic-past', 'aria-label': text('history') });
    this.rules = new Sheet(text, text('rules'));
    this.chips = new ChipPlay(frame, {
      main: 'roll',
      check: (bets) => checkSicBoBets(config, bets, this.unit),
      rounds: () => this.rounds,
      spotWords: (spot) => sicBoWords(text, sicBoSpots.get(spot) as SicBoSpot),
      say: (words) => this.say(words),
      unmark: () => this.table.mark([]),
      show: (bets, isOpen) => {
        this.table.lock(!isOpen);
        this.table.show(bets);
      },
      openRules: () => this.openRules(),
    });
    this.rounds = new Rounds({ provider: frame.provider, page: frame.page, notice, text, money: frame.money, init }, this);
    this.node = element(
      'main',
      { class: 'game sic-bo', 'aria-label': init.game.title },
      backdrop(colourSets[config.palette]),
      element('div', { class: 'head sic-head' }, this.dice, element('div', { class: 'news' }, this.past, this.message)),
      this.table.node,
      meters.node,
      this.chips.controls.node,
      notice.node,
      announcer.node,
      this.rules.node,
    );
    this.dice.setAttribute('aria-label', text('sic_dice'));
    this.paint(RESTING);
    spinOnSpace(() => this.chips.start());
    this.say(text('place_bets'));
    meters.setBalance(init.session.balance_cents);
    this.refresh();
  }

  openRules(): void {
    this.frame.page.say({ kind: 'open-rules' });
    this.rules.open(sicBoRules(this.frame, this.config, this.unit));
  }

  refresh(): void {
    this.chips.refresh();
  }

  prepare(outcome: GameOutcome): void {
    if (outcome.kind === 'sic-bo') this.table.show(outcome.bets);
  }

  balance(cents: number): void {
    this.frame.meters.setBalance(cents);
  }

  begin(): void {
    const { meters, synth, text, isStill, announcer } = this.frame;
    this.table.mark([]);
    meters.setWin(0, false, false);
    synth.start();
    this.say(text('no_more_bets'));
    announcer.say(text('no_more_bets'));
    if (!isStill) this.roll();
  }

  cancel(): void {
    this.stop();
    this.say(this.frame.text('place_bets'));
  }

  async show(outcome: GameOutcome, isResumed: boolean): Promise<void> {
    if (outcome.kind !== 'sic-bo') return;
    const { text, meters, announcer, synth, isStill } = this.frame;
    const { dice: roll, win_cents: win, stake_cents: stake } = outcome;
    if (isResumed) this.table.show(outcome.bets);
    else if (!isStill) await this.land(roll);
    this.stop();
    this.paint(roll);
    this.dice.setAttribute('aria-label', rollWords(text, roll));
    this.remember(roll);
    this.table.mark(winners(roll));
    meters.setWin(win, win > stake, win > stake);
    if (win > stake) synth.win(win / stake);
    const words = `${rollWords(text, roll)} ${resultWords(this.frame, stake, win)}`;
    this.say(words);
    announcer.say(words);
    await wait(isStill ? STILL_MS : RESULT_MS);
    if (!isResumed) this.chips.finish();
  }

  /** Turns the dice over and over until they're stopped. What they show meanwhile says nothing. */
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

  private say(words: string): void {
    this.message.textContent = words;
  }
}
