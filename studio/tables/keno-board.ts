import type { KenoChoice, KenoConfig } from '#contract/fields/instant-games';
import type { GameOutcome } from '#contract/fields/game-outcome';
import { kenoReturn } from '#rules/games/instant/keno-game';
import { button, element } from '../shell/element';
import type { Frame } from '../shell/frame';
import type { Board, Showing } from './board';
import type { Around } from './board';
import { timesIn } from './figures';
import { gridKeys, wait } from './widgets';

const COLUMNS = 8;
const DRAW_MS = 140;

/** Keno: a card of numbers, and the payout for each number of hits. */
export class KenoBoard implements Board {
  readonly node: HTMLElement;
  readonly panel: HTMLElement;
  readonly acts = null;
  readonly playLabel = 'draw';
  private readonly numbers: HTMLButtonElement[];
  private readonly pays = element('ol', { class: 'keno-pays' });
  private readonly tools: HTMLButtonElement[];
  private picks: number[] = [];
  private isLocked = false;

  constructor(
    private readonly frame: Frame,
    private readonly config: KenoConfig,
    private readonly around: Around,
  ) {
    const { text } = frame;
    this.numbers = Array.from({ length: config.numbers }, (_, i) => {
      const node = button(String(i + 1), 'number', () => this.toggle(i + 1));
      node.removeAttribute('title');
      return node;
    });
    gridKeys(this.numbers, COLUMNS);
    this.tools = [
      button(text('pick_random'), 'button small', () => this.pickAny()),
      button(text('clear'), 'button small', () => this.pick([])),
    ];
    this.node = element(
      'section',
      { class: 'board-area', 'aria-label': text('board') },
      element('div', { class: 'keno-card', role: 'group', 'aria-label': text('pick_numbers') }, ...this.numbers),
      this.pays,
    );
    this.panel = element('div', { class: 'panel two' }, ...this.tools);
    this.draw();
  }

  choice(): KenoChoice | null {
    return this.picks.length === 0 ? null : { game: 'keno', picks: [...this.picks] };
  }

  stakes(): number {
    return 1;
  }

  lock(isLocked: boolean): void {
    this.isLocked = isLocked;
    for (const tool of this.tools) tool.disabled = isLocked;
  }

  begin(): void {
    this.clean();
  }

  async show(outcome: GameOutcome, { isResumed }: Showing): Promise<GameOutcome> {
    if (outcome.kind !== 'keno') return outcome;
    this.picks = [...outcome.picks];
    this.clean();
    this.draw();
    for (const number of outcome.drawn) {
      const node = this.numbers[number - 1];
      node?.classList.add('drawn');
      if (outcome.picks.includes(number)) this.frame.synth.scatter(1);
      else this.frame.synth.chip();
      if (!isResumed && !this.frame.isStill) await wait(DRAW_MS * this.frame.tempo.share);
    }
    this.pays.children[outcome.hits]?.classList.add('hit');
    return outcome;
  }

  words(outcome: GameOutcome): string {
    return outcome.kind === 'keno' ? this.frame.text('hits', { hits: outcome.hits, picks: outcome.picks.length }) : '';
  }

  spoken(outcome: GameOutcome): string {
    if (outcome.kind !== 'keno') return '';
    return this.frame.text('keno_drawn', { numbers: outcome.drawn.toSorted((one, other) => one - other).join(', ') });
  }

  rules(): Node[] {
    return [element('p', {}, this.frame.text('rules_keno'))];
  }

  chosen(): { rtp: number; times: null } | null {
    return this.picks.length === 0 ? null : { rtp: kenoReturn(this.config, this.picks.length).rtp, times: null };
  }

  private toggle(number: number): void {
    if (this.isLocked) return;
    const isPicked = this.picks.includes(number);
    if (!isPicked && this.picks.length === this.config.pays.length - 1) return this.around.say(this.frame.text('pick_numbers'));
    this.frame.synth.chip();
    this.pick(isPicked ? this.picks.filter((pick) => pick !== number) : [...this.picks, number]);
  }

  /** Picks as many random numbers as are picked now, or ten. They don't affect the odds, so the browser's randomness is enough. */
  private pickAny(): void {
    const many = this.picks.length || this.config.pays.length - 1;
    const all = Array.from({ length: this.config.numbers }, (_, i) => ({
      number: i + 1,
      at: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    }));
    this.pick(
      all
        .sort((one, other) => one.at - other.at)
        .slice(0, many)
        .map(({ number }) => number),
    );
  }

  private pick(picks: number[]): void {
    this.picks = picks;
    this.clean();
    this.draw();
    this.around.refresh();
  }

  private clean(): void {
    for (const node of this.numbers) node.classList.remove('drawn');
    for (const node of this.pays.children) node.classList.remove('hit');
  }

  private draw(): void {
    this.numbers.forEach((node, i) => node.setAttribute('aria-pressed', String(this.picks.includes(i + 1))));
    const times = timesIn(document.documentElement.lang || 'en');
    const pays = this.config.pays[this.picks.length] ?? [];
    this.pays.replaceChildren(
      ...pays.map((pay, hits) =>
        element(
          'li',
          {
            class: pay === 0 ? 'none' : undefined,
            'aria-label': `${this.frame.text('hits', { hits, picks: this.picks.length })} ${this.frame.text('times', { times: times(pay) })}`,
          },
          element('span', {}, String(hits)),
          element('strong', {}, pay === 0 ? '–' : `${times(pay)}×`),
        ),
      ),
    );
  }
}
