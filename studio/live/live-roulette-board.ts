import type { RouletteConfig } from '#contract/fields/game-config';
import type { LiveBet, LiveMark, LiveSeen } from '#contract/fields/live';
import { colourOf, type RouletteSpot, rouletteSpots } from '#rules/games/roulette/roulette-spots';
import { BettingTable } from '../roulette/betting-table';
import { rouletteRules } from '../roulette/roulette-rules';
import { spotWords } from '../roulette/spot-words';
import { Wheel } from '../roulette/wheel';
import type { Frame } from '../shell/frame';
import type { LiveBoard, ResultMark, Share } from './live-board';

/** The longest fall of the ball; with less time left, the result is shown without motion. */
const FALL_MS = 5_600;

const compared = ['red', 'black', 'even', 'odd', 'low', 'high', 'dozen-1', 'dozen-2', 'dozen-3'] as const;

/** The picture, spots and texts of live roulette: the studio's wheel and betting table. */
export class LiveRouletteBoard implements LiveBoard {
  private readonly table: BettingTable;
  private readonly wheel: Wheel;

  constructor(
    private readonly frame: Frame,
    private readonly config: RouletteConfig,
    private readonly unit: number,
    onSpot: (spot: string) => void,
  ) {
    this.table = new BettingTable(frame, onSpot);
    this.wheel = new Wheel(config, frame.text('wheel'), frame.isStill, () => frame.synth.ball());
  }

  get stage(): HTMLElement {
    return this.wheel.node;
  }

  get spots(): HTMLElement {
    return this.table.node;
  }

  show(bets: readonly LiveBet[]): void {
    this.table.show(bets);
  }

  lock(isLocked: boolean): void {
    this.table.lock(isLocked);
  }

  open(): void {
    this.wheel.close();
    this.table.mark(null);
  }

  start(): void {
    this.table.mark(null);
    this.frame.synth.start();
    this.wheel.spin();
  }

  async play(seen: LiveSeen | null, leftMs: number): Promise<void> {
    if (seen?.kind !== 'roulette') return;
    if (leftMs < FALL_MS) return this.rest(seen);
    await this.wheel.land(seen.number);
    this.table.mark(seen.number);
  }

  rest(seen: LiveSeen): void {
    if (seen.kind !== 'roulette') return;
    this.wheel.place(seen.number);
    this.table.mark(seen.number);
  }

  last(mark: LiveMark): void {
    if (mark.kind === 'roulette') this.wheel.place(mark.number);
  }

  wordsOf(seen: LiveSeen | LiveMark): string {
    if (seen.kind !== 'roulette') return '';
    const { text } = this.frame;
    const { number } = seen;
    return text('number_fell', { number, colour: text(`colour_${colourOf(number)}`) });
  }

  markOf(mark: LiveMark): ResultMark {
    if (mark.kind !== 'roulette') return { face: '', look: '', words: '' };
    return { face: String(mark.number), look: colourOf(mark.number), words: this.wordsOf(mark) };
  }

  sharesOf(results: readonly LiveMark[]): Share[] {
    const numbers = results.flatMap((mark) => (mark.kind === 'roulette' ? [mark.number] : []));
    const percentOf = (covered: readonly number[]) =>
      numbers.length === 0 ? 0 : (numbers.filter((number) => covered.includes(number)).length / numbers.length) * 100;
    return compared.map((id) => {
      const spot = rouletteSpots.get(id) as RouletteSpot;
      return { words: spotWords(this.frame.text, spot), look: id === 'red' || id === 'black' ? id : '', percent: percentOf(spot.numbers) };
    });
  }

  spotWords(spot: string): string {
    const known = rouletteSpots.get(spot);
    return known ? spotWords(this.frame.text, known) : spot;
  }

  rules(): HTMLElement {
    return rouletteRules(this.frame, this.config, this.unit);
  }
}
