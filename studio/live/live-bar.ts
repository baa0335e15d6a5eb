import type { LiveTable } from '#contract/fields/live';
import { button, element, icon } from '../shell/element';
import type { Frame } from '../shell/frame';

const phaseKeys = { betting: 'place_bets', closing: 'no_more_bets', playing: 'live_playing', result: 'live_result' } as const;
const person = ['M12 11.5 A3.5 3.5 0 1 0 12 4.5 A3.5 3.5 0 1 0 12 11.5', 'M5 20 C5 15.5 8 14 12 14 C16 14 19 15.5 19 20'];
/** The remaining time from which the countdown looks urgent. */
const URGENT_S = 5;

/** The top of a live table: phase, countdown, players, and the button for the statistics. */
export class LiveBar {
  readonly node: HTMLElement;
  private readonly sign = element('span', { class: 'live-sign' });
  private readonly phase = element('strong', {});
  private readonly seconds = element('span', { class: 'live-seconds', role: 'timer' });
  private readonly fill = element('span', { class: 'live-fill' });
  private readonly people = element('span', { class: 'live-people' });
  private readonly count = element('span', { class: 'live-count', 'aria-hidden': 'true' });
  private table: LiveTable | null = null;
  private opensAt: Date | null = null;
  private isStopped = false;
  private endsAt = 0;
  private isConnected = true;

  constructor(
    private readonly frame: Frame,
    onStatistics: () => void,
    /** The table's text while the outcome is shown; null for the default text. */
    private readonly playingWords: (table: LiveTable) => string | null = () => null,
    /** Further buttons, before the one of the statistics. */
    buttons: readonly HTMLElement[] = [],
  ) {
    const { text } = frame;
    this.sign.textContent = text('live_sign');
    const statistics = button(text('live_statistics'), 'icon-button', onStatistics, icon('M5 20 V11 M12 20 V4 M19 20 V14'));
    this.node = element(
      'header',
      { class: 'live-bar' },
      this.sign,
      element('p', { class: 'live-phase' }, this.phase, this.seconds),
      this.people,
      this.count,
      ...buttons,
      statistics,
      element('span', { class: 'live-track', 'aria-hidden': 'true' }, this.fill),
    );
    setInterval(() => this.tick(), 200);
    this.draw();
  }

  show(table: LiveTable, endsAt: number): void {
    this.table = table;
    this.opensAt = null;
    this.isStopped = false;
    this.endsAt = endsAt;
    this.draw();
  }

  /** Shows that the table is closed until then; null if it's switched off. */
  close(opensAt: Date | null): void {
    this.table = null;
    this.opensAt = opensAt;
    this.isStopped = opensAt === null;
    this.draw();
  }

  /** The text of the bar. */
  get words(): string {
    return this.phase.textContent ?? '';
  }

  private closedWords(opensAt: Date): string {
    const { text } = this.frame;
    const language = document.documentElement.lang;
    const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(opensAt);
    if (opensAt.toDateString() === new Date().toDateString()) return text('live_closed', { time });
    return text('live_closed_day', { day: new Intl.DateTimeFormat(language, { weekday: 'long' }).format(opensAt), time });
  }

  /** Sets whether the stream is connected. Returns whether that has changed. */
  connected(isConnected: boolean): boolean {
    if (this.isConnected === isConnected) return false;
    this.isConnected = isConnected;
    this.draw();
    return true;
  }

  private draw(): void {
    const { text } = this.frame;
    const { table } = this;
    this.sign.hidden = !this.isConnected;
    this.node.dataset['phase'] = this.isConnected ? (table?.phase ?? '') : 'lost';
    this.phase.textContent = !this.isConnected
      ? text('live_lost')
      : table
        ? (table.phase === 'playing' && this.playingWords(table)) || text(phaseKeys[table.phase])
        : this.opensAt
          ? this.closedWords(this.opensAt)
          : text(this.isStopped ? 'live_stopped' : 'live_opening');
    this.people.textContent = table ? text('live_people', { players: table.players, watching: table.watching }) : '';
    this.count.replaceChildren(...(table ? [icon(...person), String(table.players)] : []));
    this.tick();
  }

  private tick(): void {
    const { table } = this;
    const left = Math.max(0, this.endsAt - performance.now());
    const isTurn = table?.phase === 'playing' && table.seen?.kind === 'blackjack' && table.seen.turn !== null;
    const counts = this.isConnected && table !== null && (table.phase === 'betting' || table.phase === 'result' || isTurn);
    const seconds = Math.ceil(left / 1_000);
    this.seconds.textContent = counts ? this.frame.text('live_seconds', { seconds }) : '';
    this.node.classList.toggle('urgent', counts && (table.phase === 'betting' || isTurn) && seconds <= URGENT_S);
    this.fill.style.transform = `scaleX(${table && counts ? Math.min(1, left / Math.max(1, table.phase_ms)) : 0})`;
  }
}
