import type { SpotBet } from '#contract/fields/spot-bet';
import type { Frame } from '../shell/frame';
import type { Rounds } from '../shell/rounds';
import { RouletteControls } from './roulette-controls';
import { type ChipTable, TableChips } from './table-chips';

/** The callbacks of a table. */
interface Table extends Pick<ChipTable, 'check' | 'spotWords' | 'say'> {
  /** The label of the button that starts a round. */
  main: 'spin' | 'roll';
  rounds(): Rounds;
  /** Chips are about to change: removes the marks of the last round. */
  unmark(): void;
  /** Shows the chips, and whether more may be placed. */
  show(bets: readonly SpotBet[], isOpen: boolean): void;
  openRules(): void;
}

/** The chips of a single-player table, staked on one round after the other. */
export class ChipPlay {
  readonly controls: RouletteControls;
  private readonly chips: TableChips;

  constructor(
    private readonly frame: Frame,
    private readonly table: Table,
  ) {
    this.chips = new TableChips(frame, {
      check: (bets) => table.check(bets),
      isOpen: () => table.rounds().isIdle,
      available: () => table.rounds().balance,
      chip: () => this.controls.chip,
      spotWords: (spot) => table.spotWords(spot),
      say: (words) => table.say(words),
      onChange: () => table.unmark(),
      refresh: () => this.refresh(),
    });
    this.controls = new RouletteControls(
      frame,
      {
        spin: () => this.start(),
        undo: () => this.chips.undo(),
        clear: () => this.chips.clear(),
        again: () => this.chips.again(),
        openRules: () => table.openRules(),
      },
      table.main,
    );
  }

  /** Puts the chosen chip on a spot. */
  place(spot: string): void {
    this.chips.place(spot);
  }

  /** Puts the chips of a call bet or of neighbours on the table. */
  placeCall(bets: readonly SpotBet[], words: string): void {
    this.chips.placeCall(bets, words);
  }

  refresh(): void {
    const { bets } = this.chips;
    const rounds = this.table.rounds();
    this.table.show(bets.bySpot(), rounds.isIdle);
    this.controls.refresh({
      total: bets.total,
      canRepeat: bets.canRepeat,
      canUndo: bets.canUndo,
      canSpin: bets.total > 0 && rounds.canStart,
      isOpen: rounds.isIdle,
    });
  }

  /** Starts a round with the chips on the table. */
  start(): void {
    const rounds = this.table.rounds();
    const { bets } = this.chips;
    if (!rounds.canStart) return;
    if (bets.total === 0) return this.table.say(this.frame.text('place_bets'));
    void rounds.play({ stake_cents: bets.total, bets: bets.bySpot() });
  }

  /** The round is over: its chips leave the table and can be placed again. */
  finish(): void {
    this.chips.bets.finish();
  }
}
