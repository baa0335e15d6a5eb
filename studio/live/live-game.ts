import type { GameConfig } from '#contract/fields/game-config';
import type { LiveKind, LiveMark, LiveTable } from '#contract/fields/live';
import type { PublishedRound } from '#rules/games/live/committed-draw';
import { liveRulesOf } from '#rules/games/live/live-tables';
import { colourSets } from '../art/colours';
import type { LivePlace } from '../protocol/provider';
import { RouletteControls } from '../roulette/roulette-controls';
import { backdrop } from '../shell/backdrop';
import { element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { Sheet } from '../shell/sheet';
import { whileShown } from '../shell/while-shown';
import { LiveChat } from './chat/live-chat';
import { Countdown } from './countdown';
import { LiveBar } from './live-bar';
import type { LiveBoard, Offer, Turn } from './live-board';
import { LiveHand } from './live-hand';
import { bettorsOf, liveStatistics, resultItems } from './live-statistics';
import { Presenter } from './presenter/presenter';
import { TableStream } from './table-stream';

const MARKS = 14;
/** How often the button updates the value of a bet, in milliseconds. */
const OFFER_MS = 100;

/** A live table of any kind on the screen: the phases, the player's chips and everybody's bets. */
export class LiveGame {
  readonly node: HTMLElement;
  private readonly board: LiveBoard;
  private readonly hand: LiveHand;
  private readonly bar: LiveBar;
  private readonly chat: LiveChat;
  private readonly presenter: Presenter;
  private readonly controls: RouletteControls;
  private readonly rules: Sheet;
  private readonly statistics: Sheet;
  private readonly message = element('p', { class: 'message' });
  private readonly marks = element('ol', { class: 'history' });
  private readonly others = element('div', { class: 'live-others' });
  /** The same list in the statistics, which may be open. */
  private readonly bettors = element('div', {});
  private table: LiveTable | null = null;
  private results: readonly LiveMark[] = [];
  private published: PublishedRound | null = null;
  private readonly countdown = new Countdown((seconds) => {
    if (this.hand.isOpen) this.frame.announcer.say(this.frame.text('live_seconds_left', { seconds }));
  });

  constructor(
    private readonly frame: Frame,
    place: LivePlace,
    private readonly live: { kind: LiveKind; config: GameConfig; unit: number },
    makeBoard: (onSpot: (spot: string) => void) => LiveBoard,
  ) {
    const { text, init, meters } = frame;
    this.hand = new LiveHand(frame, place, liveRulesOf(live.kind, live.config), live.unit, {
      table: () => this.table,
      chip: () => this.controls.chip,
      spotWords: (spot) => this.board.spotWords(spot),
      wordsOf: (seen) => this.board.wordsOf(seen),
      say: (words) => this.say(words),
      refresh: () => this.refresh(),
    });
    this.board = makeBoard((spot) => this.hand.table.place(spot));
    this.board.takeTurns?.((turn) => void this.takeTurn(turn));
    this.chat = new LiveChat(frame, place.chat);
    this.presenter = new Presenter(frame, live.kind);
    const { playingKey } = this.board;
    this.bar = new LiveBar(
      frame,
      () => this.openStatistics(),
      (table) => this.board.phaseWords?.(table) ?? (playingKey ? text(playingKey) : null),
      [this.chat.toggle],
    );
    this.rules = new Sheet(text, text('rules'));
    this.statistics = new Sheet(text, text('live_statistics'));
    this.controls = new RouletteControls(
      frame,
      {
        spin: () => this.pressMain(),
        undo: () => this.hand.table.undo(),
        clear: () => this.hand.table.clear(),
        again: () => this.hand.table.again(),
        openRules: () => this.openRules(),
      },
      'live_place',
    );
    this.marks.setAttribute('aria-label', text('history'));
    this.node = this.build();
    meters.setBalance(init.session.balance_cents, init.session.bonus_cents);
    this.refresh();
    if (this.board.offer) setInterval(() => this.followOffer(), OFFER_MS);
    this.listen();
  }

  private build(): HTMLElement {
    const { init, meters, notice, announcer } = this.frame;
    const { kind, config } = this.live;
    return element(
      'main',
      { class: `game roulette live live-${kind}`, 'aria-label': init.game.title },
      backdrop(colourSets[config.palette]),
      this.bar.node,
      element(
        'div',
        { class: 'head' },
        this.board.stage,
        element(
          'div',
          { class: 'news' },
          this.board.road ?? this.marks,
          element('div', { class: 'live-call' }, this.presenter.node, this.message, this.presenter.toggle),
          this.others,
        ),
      ),
      this.board.spots,
      this.board.acts,
      meters.node,
      this.controls.node,
      notice.node,
      announcer.node,
      this.chat.node,
      this.rules.node,
      this.statistics.node,
    );
  }

  private listen(): void {
    const stream = new TableStream(this.frame.init.game.identifier, {
      onTable: (table, endsAt) => void this.follow(table, endsAt),
      onClosed: (opensAt) => this.close(opensAt),
      onResults: (results) => this.showResults(results),
      onConnected: (isConnected) => this.connected(isConnected),
    });
    const parts = [stream, this.chat];
    whileShown({ start: () => parts.forEach((part) => part.start()), stop: () => parts.forEach((part) => part.stop()) });
  }

  openRules(): void {
    this.frame.page.say({ kind: 'open-rules' });
    this.rules.open(element('p', {}, this.frame.text('live_rules')), this.board.rules());
  }

  /** Accepts no bets while paused; a placed one stays in its round. */
  pause(isPaused: boolean): void {
    this.hand.pause(isPaused);
  }

  /** The page reports a balance that changed elsewhere. */
  learnBalance(cents: number): void {
    this.hand.learnBalance(cents);
  }

  /** The table has changed: a new phase, or somebody's bets. */
  private async follow(table: LiveTable, endsAt: number): Promise<void> {
    const before = this.table;
    this.table = table;
    this.board.follow?.(table, this.hand.placedBets.bets);
    this.bar.show(table, endsAt);
    for (const list of [this.others, this.bettors]) list.replaceChildren(bettorsOf(this.frame, table));
    const { live_round, commitment, seed, result } = table;
    if (seed && result) this.published = { live_round, commitment, seed, result };
    const isNew = before?.live_round !== live_round;
    if (!isNew && before.phase === table.phase) {
      const words = this.turnWords(table);
      if (words) this.say(words);
      // A table that waits for its first bet reopens betting.
      if (table.phase === 'betting' && this.countdown.isPutOff(endsAt)) this.openBets(table, endsAt);
      await this.hand.catchUp();
      return this.refresh();
    }
    this.countdown.begin(endsAt);
    if (isNew) this.hand.enter(live_round);
    await this.hand.catchUp();
    // The next phase may have begun meanwhile.
    if (this.isNow(table)) await this.show(table, endsAt, isNew ? null : before.phase);
    this.refresh();
  }

  /** The stream was connected or lost: announces it, and accepts no bets while it's lost. */
  private connected(isConnected: boolean): void {
    if (this.bar.connected(isConnected)) this.tell(this.frame.text(this.hand.connected(isConnected)));
  }

  /** The table is closed: no round runs, so no bets are accepted. */
  private close(opensAt: Date | null): void {
    this.countdown.stop();
    this.table = null;
    this.bar.close(opensAt);
    this.hand.close();
    this.tell(this.bar.words);
    this.refresh();
  }

  private isNow({ live_round, phase }: LiveTable): boolean {
    return this.table?.live_round === live_round && this.table.phase === phase;
  }

  /** Shows a phase; `before` is the previously shown one if it belonged to the same round. */
  private async show(table: LiveTable, endsAt: number, before: LiveTable['phase'] | null): Promise<void> {
    const { board, hand } = this;
    if (table.phase === 'betting') return this.openBets(table, endsAt);
    hand.close();
    this.refresh();
    if (table.phase === 'closing') {
      this.tell(this.frame.text('no_more_bets'));
      board.start();
    }
    if (table.phase === 'playing') {
      if (before !== 'closing') board.start();
      await board.play(table.seen, table.left_ms);
    }
    if (table.phase === 'result') {
      if (table.seen && (before !== 'playing' || board.isSecret)) board.rest(table.seen);
      void hand.learnResult(table);
    }
    if (!table.seen || !this.isNow(table)) return;
    const turn = this.turnWords(table);
    // The board has announced a turn of the player's own.
    if (turn) return this.say(turn);
    const words = board.wordsOf(table.seen);
    // Announced already when it was shown; not again when it's paid.
    if (words !== this.message.textContent) this.tell(words);
  }

  /** Shows whose turn it is, at a table whose rounds wait for players. */
  private turnWords(table: LiveTable): string | null {
    return table.phase === 'playing' ? (this.board.phaseWords?.(table) ?? null) : null;
  }

  private openBets({ left_ms }: LiveTable, endsAt: number): void {
    this.countdown.begin(endsAt);
    this.board.open();
    this.tell(this.frame.text('place_bets'));
    this.countdown.announce(left_ms);
  }

  private showResults(results: readonly LiveMark[]): void {
    this.results = results;
    this.board.showRoad?.(results);
    this.marks.replaceChildren(...resultItems(this.board, results.slice(0, MARKS)));
    const [last] = results;
    if (last === undefined || this.table !== null) return;
    this.board.last(last);
    this.say(this.board.markOf(last).words);
  }

  private openStatistics(): void {
    const { table, results, published, bettors } = this;
    bettors.replaceChildren(bettorsOf(this.frame, table));
    this.statistics.open(...liveStatistics(this.frame, this.board, this.live, { table, results, published, bettors }));
  }

  private refresh(): void {
    this.board.lock(!this.hand.isOpen);
    this.board.show(this.hand.chips);
    if (this.table) this.board.follow?.(this.table, this.hand.placedBets.bets);
    this.controls.refresh(this.hand.controls);
    const { offer } = this;
    if (offer) this.controls.offer(offer);
    else this.controls.nameMain(this.frame.text(this.hand.action));
  }

  /** The player's current actions for a placed bet. */
  private get offer(): Offer | null {
    const { bets, acts } = this.hand.placedBets;
    return this.table?.phase === 'playing' ? (this.board.offer?.(bets, acts) ?? null) : null;
  }

  /** Places the bet, or performs the offered act while the outcome is shown. */
  private pressMain(): void {
    const { offer } = this;
    if (offer) void this.hand.act(offer, (act) => this.board.actWords?.(act) ?? '');
    else void this.hand.send();
  }

  private async takeTurn(turn: Turn): Promise<void> {
    this.board.wait?.(true);
    await this.hand.turn(turn);
    this.board.wait?.(false);
  }

  /** An offer changes while the outcome is shown. */
  private followOffer(): void {
    const { offer } = this;
    if (offer) this.controls.offer(offer);
  }

  private tell(words: string): void {
    this.say(words);
    this.presenter.call(words);
    this.frame.announcer.say(words);
  }

  private say(words: string): void {
    this.message.textContent = words;
  }
}
