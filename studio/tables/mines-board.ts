import type { MinesChoice, MinesConfig, MinesOutcome } from '#contract/fields/instant-games';
import type { Act, GameOutcome } from '#contract/fields/game-outcome';
import { minesReturn, minesTimes } from '#rules/games/instant/mines-game';
import { button, element } from '../shell/element';
import type { Frame } from '../shell/frame';
import type { Board, Showing } from './board';
import type { Around } from './board';
import { timesIn } from './figures';
import { gridKeys, shape, Stepper, waiting } from './widgets';

const COLUMNS = 5;

const gem = () =>
  shape(
    'svg',
    { viewBox: '0 0 40 40', class: 'gem', 'aria-hidden': 'true' },
    shape('path', { d: 'M20 4 L35 15 L20 36 L5 15 Z', class: 'face' }),
    shape('path', { d: 'M20 4 L26 15 L20 36 L14 15 Z', class: 'light' }),
    shape('path', { d: 'M5 15 H35', class: 'edge' }),
  );
const mine = () =>
  shape(
    'svg',
    { viewBox: '0 0 40 40', class: 'mine', 'aria-hidden': 'true' },
    shape('path', { d: 'M20 3 V37 M3 20 H37 M8 8 L32 32 M32 8 L8 32', class: 'spikes' }),
    shape('circle', { cx: 20, cy: 20, r: 11, class: 'body' }),
    shape('circle', { cx: 16, cy: 16, r: 3, class: 'shine' }),
  );

/** Mines: tiles that are opened one by one. */
export class MinesBoard implements Board {
  readonly node: HTMLElement;
  readonly panel: HTMLElement;
  readonly acts: HTMLElement;
  readonly playLabel = 'start_round';
  private readonly tiles: HTMLButtonElement[];
  private readonly count: Stepper;
  private readonly cashOut: HTMLButtonElement;
  private readonly next = element('p', { class: 'choice-facts' });
  /** Passes the player's next act to the running round. */
  private decide: ((act: Act) => void) | null = null;

  constructor(
    private readonly frame: Frame,
    private readonly config: MinesConfig,
    around: Around,
  ) {
    const { text } = frame;
    this.tiles = Array.from({ length: config.tiles }, (_, i) => {
      const node = button(text('tile', { number: i + 1 }), 'tile', () => this.decide?.({ kind: 'open', tile: i }), '');
      node.removeAttribute('title');
      return node;
    });
    gridKeys(this.tiles, COLUMNS);
    this.count = new Stepper({
      label: text('mines'),
      lower: text('lower'),
      higher: text('higher'),
      values: Array.from({ length: config.tiles - 1 }, (_, i) => i + 1),
      first: 3,
      words: String,
      onChange: () => around.refresh(),
    });
    this.cashOut = button(text('cash_out', { amount: '' }), 'button primary play', () => this.decide?.({ kind: 'cash-out' }), ' ');
    this.node = element(
      'section',
      { class: 'board-area', 'aria-label': text('board') },
      element('div', { class: 'field-of-tiles', role: 'group', 'aria-label': text('board') }, ...this.tiles),
    );
    this.panel = element('div', { class: 'panel' }, this.count.node);
    this.acts = element('div', { class: 'acts', hidden: true }, this.next, this.cashOut);
    this.paint(null);
  }

  choice(): MinesChoice {
    return { game: 'mines', mines: this.count.value };
  }

  stakes(): number {
    return 1;
  }

  lock(isLocked: boolean): void {
    this.count.lock(isLocked);
  }

  begin(): void {
    this.paint(null);
    this.next.textContent = '';
    waiting(this.cashOut, this.frame.text(this.playLabel));
  }

  async show(outcome: GameOutcome, { turns }: Showing): Promise<GameOutcome> {
    let seen = outcome;
    // The button that started the round is hidden now, so the focus moves to the tiles.
    const at = document.activeElement;
    if (at === document.body || at?.closest('[hidden]')) this.tiles.find(({ tabIndex }) => tabIndex === 0)?.focus({ preventScroll: true });
    for (;;) {
      if (seen.kind !== 'mines') return seen;
      this.paint(seen);
      if (seen.is_over) return seen;
      const wanted = await new Promise<Act>((decide) => (this.decide = decide));
      this.decide = null;
      if (wanted.kind === 'open' && seen.opened.includes(wanted.tile)) continue;
      if (wanted.kind === 'cash-out' && seen.opened.length === 0) continue;
      seen = await turns.act(seen, wanted);
      if (seen.kind === 'mines' && !seen.is_over) this.frame.synth.scatter(Math.min(6, seen.opened.length));
      if (seen.kind === 'mines' && !seen.is_over) this.frame.announcer.say(this.openedWords(seen));
    }
  }

  words(outcome: GameOutcome): string {
    if (outcome.kind !== 'mines' || outcome.times === 0)
      return this.frame.text('tile_mine', { number: 1 + (outcome.kind === 'mines' ? (outcome.opened.at(-1) ?? 0) : 0) }).concat('.');
    return this.frame.text('cashed_at', { times: this.written(outcome.times) });
  }

  rules(): Node[] {
    const { text } = this.frame;
    return [
      element('p', {}, text('rules_mines')),
      element('p', {}, text('rules_mines_highest', { times: this.written(this.config.highest) })),
      element('p', {}, text('rules_mines_left')),
    ];
  }

  chosen(): { rtp: number; times: number } {
    const mines = this.count.value;
    return { rtp: minesReturn(this.config, mines, 1).rtp, times: minesTimes(this.config, mines, 1) };
  }

  /** The last opened tile, and the payout after the next one. */
  private openedWords(outcome: MinesOutcome): string {
    const opened = this.frame.text('tile_safe', { number: 1 + (outcome.opened.at(-1) ?? 0) });
    return `${opened}. ${this.nextWords(outcome)}`.trim();
  }

  private nextWords(outcome: MinesOutcome): string {
    const { text } = this.frame;
    return outcome.next_times === null ? '' : text('next_tile', { times: this.written(outcome.next_times) });
  }

  private paint(outcome: MinesOutcome | null): void {
    const { text, money } = this.frame;
    this.tiles.forEach((node, i) => {
      const isOpen = outcome?.opened.includes(i) ?? false;
      const isMine = outcome?.hidden?.includes(i) ?? false;
      node.className = `tile${isOpen ? ' opened' : ''}${isMine ? ' mined' : ''}${outcome?.is_over && !isOpen ? ' told' : ''}`;
      node.setAttribute('aria-disabled', String(outcome === null || outcome.is_over || isOpen));
      node.setAttribute('aria-label', text(isMine ? 'tile_mine' : isOpen || outcome?.is_over ? 'tile_safe' : 'tile', { number: i + 1 }));
      const isTold = isOpen || (outcome?.is_over ?? false);
      node.replaceChildren(...(isTold ? [isMine ? mine() : gem()] : []));
    });
    if (!outcome) return;
    const amount = money(Math.round((outcome.stake_cents * outcome.times) / 100));
    const isReady = outcome.opened.length > 0;
    this.cashOut.textContent = isReady ? text('cash_out', { amount }) : text('open_first');
    this.cashOut.setAttribute('aria-label', this.cashOut.textContent);
    this.cashOut.title = this.cashOut.textContent;
    this.cashOut.setAttribute('aria-disabled', String(!isReady || outcome.is_over));
    this.next.textContent = this.nextWords(outcome);
  }

  private written(times: number): string {
    return timesIn(document.documentElement.lang || 'en')(times);
  }
}
