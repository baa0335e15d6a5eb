import type { PlinkoChoice, PlinkoConfig } from '#contract/fields/instant-games';
import type { GameOutcome } from '#contract/fields/game-outcome';
import { plinkoPays, plinkoReturn } from '#rules/games/instant/plinko-game';
import { element } from '../shell/element';
import type { Frame } from '../shell/frame';
import type { Board, Showing } from './board';
import type { Around } from './board';
import { timesIn } from './figures';
import { animate, Segments, shape } from './widgets';

const WIDTH = 340;
const TOP = 26;
/** The height of the pockets; with sixteen rows their labels are vertical, so that they can be as large as with fewer. */
const pocketOf = (rows: number) => (rows > 12 ? 38 : 24);
/** How high the board is for its width of 340, at most and at least: its words stay as large where it has little room. */
const HEIGHTS = [210, 330] as const;
/** The width of a digit, as a share of the type's size. */
const DIGIT = 0.68;
const STEP_MS = 130;

/** The colour of a pocket, by its payout in hundredths. */
const heat = (times: number): string => (times >= 1_000 ? 'hot' : times >= 200 ? 'warm' : times >= 100 ? 'even' : 'cold');

/** Plinko: pins, pockets, and a ball that falls along the drawn path. */
export class PlinkoBoard implements Board {
  readonly node: HTMLElement;
  readonly panel: HTMLElement;
  readonly acts = null;
  readonly playLabel = 'drop';
  private readonly rows: Segments<PlinkoChoice['rows']>;
  private readonly risk: Segments<PlinkoChoice['risk']>;
  private readonly holder = element('div', { class: 'plinko-board' });
  private ball = shape('circle', {});
  private pockets: SVGElement[] = [];
  private height: number = HEIGHTS[1];
  private isLocked = false;

  constructor(
    private readonly frame: Frame,
    private readonly config: PlinkoConfig,
    private readonly around: Around,
  ) {
    const { text } = frame;
    this.rows = new Segments(
      text('rows'),
      ([8, 12, 16] as const).map((value) => ({ value, words: String(value) })),
      12,
      () => this.change(),
    );
    this.risk = new Segments(
      text('risk'),
      (['low', 'medium', 'high'] as const).map((value) => ({ value, words: text(`volatility_${value}`) })),
      'medium',
      () => this.change(),
    );
    this.node = element('section', { class: 'board-area', 'aria-label': text('board') }, this.holder);
    this.panel = element('div', { class: 'panel two' }, this.risk.node, this.rows.node);
    new ResizeObserver(() => this.resize()).observe(this.holder);
    this.draw();
  }

  choice(): PlinkoChoice {
    return { game: 'plinko', rows: this.rows.value, risk: this.risk.value };
  }

  choose(outcome: GameOutcome): void {
    if (outcome.kind !== 'plinko') return;
    this.rows.choose(outcome.rows);
    this.risk.choose(outcome.risk);
    this.change();
  }

  stakes(): number {
    return 1;
  }

  lock(isLocked: boolean): void {
    this.isLocked = isLocked;
    this.rows.lock(isLocked);
    this.risk.lock(isLocked);
  }

  begin(): void {
    for (const pocket of this.pockets) pocket.classList.remove('hit');
    this.put(WIDTH / 2, 8);
  }

  async show(outcome: GameOutcome, { isResumed }: Showing): Promise<GameOutcome> {
    if (outcome.kind !== 'plinko') return outcome;
    const { path, rows } = outcome;
    const { gap, drop } = this.measures(rows);
    const xAt = (row: number) => WIDTH / 2 + path.slice(0, row).reduce<number>((sum, right) => sum + (right ? gap / 2 : -gap / 2), 0);
    const yAt = (row: number) => TOP + (row - 0.55) * drop;
    if (!isResumed && !this.frame.isStill) {
      for (let row = 0; row < rows; row++) {
        const [x0, x1] = [xAt(row), xAt(row + 1)];
        const [y0, y1] = [row === 0 ? 8 : yAt(row), yAt(row + 1)];
        // The ball bounces off the pin, then accelerates.
        await animate(STEP_MS * this.frame.tempo.share, (u) =>
          this.put(x0 + (x1 - x0) * u, y0 + (y1 - y0) * u * u - Math.sin(u * Math.PI) * drop * 0.22),
        );
        this.frame.synth.ball();
      }
    }
    const pocket = path.reduce<number>((sum, right) => sum + right, 0);
    this.put(xAt(rows), this.height - pocketOf(rows) - 4);
    this.pockets[pocket]?.classList.add('hit');
    return outcome;
  }

  words(outcome: GameOutcome): string {
    return outcome.kind === 'plinko' ? this.frame.text('landed', { times: this.written(outcome.times) }) : '';
  }

  rules(): Node[] {
    return [element('p', {}, this.frame.text('rules_plinko'))];
  }

  chosen(): { rtp: number; times: null } {
    return { rtp: plinkoReturn(this.config, this.choice()).rtp, times: null };
  }

  /** Fits the board's shape to its room, unless a ball is falling. */
  private resize(): void {
    const { clientWidth, clientHeight } = this.holder;
    const height = Math.round(Math.min(Math.max((WIDTH * clientHeight) / (clientWidth || 1), HEIGHTS[0]), HEIGHTS[1]));
    if (this.isLocked || height === this.height) return;
    this.height = height;
    this.draw();
  }

  private change(): void {
    this.draw();
    this.around.refresh();
  }

  private measures(rows: number): { gap: number; drop: number } {
    return { gap: WIDTH / (rows + 1), drop: (this.height - TOP - pocketOf(rows) - 8) / rows };
  }

  private draw(): void {
    const { rows, risk } = this.choice();
    const pays = plinkoPays(this.config, { rows, risk }) ?? [];
    const { gap, drop } = this.measures(rows);
    const pocket = pocketOf(rows);
    const pins = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: row + 1 }, (_pin, pin) =>
        shape('circle', { class: 'pin', cx: WIDTH / 2 + (pin - row / 2) * gap, cy: TOP + row * drop, r: rows > 12 ? 2.2 : 3 }),
      ),
    ).flat();
    this.pockets = pays.map((times, i) => {
      const face = this.short(times);
      const room = (rows > 12 ? pocket : gap) - 4;
      const words = shape('text', {
        x: gap * (i + 0.5),
        y: this.height - pocket / 2 + 3.5,
        'text-anchor': 'middle',
        'font-size': Math.min(rows > 12 ? 12 : rows > 8 ? 11 : 13, room / (face.length * DIGIT)),
        ...(rows > 12 && { transform: `rotate(-90 ${gap * (i + 0.5)} ${this.height - pocket / 2})` }),
      });
      words.textContent = face;
      return shape(
        'g',
        { class: `pocket ${heat(times)}` },
        shape('rect', { x: gap * i + 1, y: this.height - pocket, width: gap - 2, height: pocket - 2, rx: 5 }),
        words,
      );
    });
    this.ball = shape('circle', { class: 'ball', cx: WIDTH / 2, cy: 8, r: rows > 12 ? 5.5 : 7 });
    const label = pays.map((times) => this.frame.text('times', { times: this.written(times) })).join(', ');
    this.holder.replaceChildren(
      shape(
        'svg',
        { viewBox: `0 0 ${WIDTH} ${this.height}`, role: 'img', 'aria-label': `${this.frame.text('board')}: ${label}` },
        ...pins,
        ...this.pockets,
        this.ball,
      ),
    );
  }

  private put(x: number, y: number): void {
    this.ball.setAttribute('cx', String(x));
    this.ball.setAttribute('cy', String(y));
  }

  private short(times: number): string {
    return new Intl.NumberFormat(document.documentElement.lang || 'en', { maximumFractionDigits: 2 }).format(times / 100);
  }

  private written(times: number): string {
    return timesIn(document.documentElement.lang || 'en')(times);
  }
}
