import type { FreeSpinsOver, WagerRequest } from '#contract/calls/provider';
import { Autoplay } from '../shell/autoplay';
import { element } from '../shell/element';
import type { Frame } from '../shell/frame';
import type { PlayedRound } from '../shell/played-round';
import { Rounds, type RoundView } from '../shell/rounds';
import { Sheet } from '../shell/sheet';
import { spinOnSpace } from '../shell/spin-on-space';
import { GiftSpins } from './gift-spins';
import { SlotControls } from './slot-controls';

/** The parts that differ by kind of slot. */
interface Kind {
  /** Whether a press can stop the reels now. */
  isTurning(): boolean;
  /** Stops the turning reels. */
  hurry(): void;
  rules(stake: number): Node;
}

/** The common parts of all slots: the main button, stake, free spins of a gift, autoplay, rounds, rules and messages. */
export class SlotDesk {
  readonly rounds: Rounds;
  readonly controls: SlotControls;
  readonly gift: GiftSpins;
  readonly auto: Autoplay;
  readonly rules: Sheet;
  readonly message = element('p', { class: 'message' });
  private isGiftSpin = false;
  private wasGiftSpin = false;
  private isResumedFree = false;

  constructor(
    private readonly frame: Frame,
    view: RoundView,
    private readonly kind: Kind,
  ) {
    const { text, init, notice, announcer, money } = frame;
    this.rules = new Sheet(text, text('rules'));
    this.gift = new GiftSpins(init.free_spins, text, money);
    this.controls = new SlotControls(frame, {
      press: () => this.pressMain(),
      openRules: () => this.openRules(),
      onStake: (stake) => {
        frame.synth.chip();
        announcer.say(`${text('stake')} ${money(stake)}`);
      },
    });
    this.rounds = new Rounds({ provider: frame.provider, page: frame.page, notice, text, money, init }, view);
    this.auto = new Autoplay(frame, {
      rounds: () => this.rounds,
      stake: () => this.gift.request?.stake_cents ?? this.controls.picker.stake,
      isFree: () => this.gift.isOn && this.gift.unread === null,
      play: () => this.play(),
      isReady: () => true,
      onChange: () => this.refresh(),
    });
  }

  /** The sheets and messages over the game. */
  get overlays(): HTMLElement[] {
    const { notice, announcer } = this.frame;
    return [notice.node, announcer.node, this.rules.node, this.controls.picker.sheet.node, this.auto.sheet.node];
  }

  /** The game is built and may be played. */
  open(): void {
    const { text, meters, init } = this.frame;
    spinOnSpace(() => this.pressMain());
    this.say(text(this.gift.isOn ? 'gift_first' : 'good_luck'));
    meters.setBalance(init.session.balance_cents, init.session.bonus_cents);
    this.controls.picker.setCap(init.bonus_max_cents ?? null, true);
    this.refresh();
  }

  openRules(): void {
    this.frame.page.say({ kind: 'open-rules' });
    this.rules.open(this.kind.rules(this.controls.picker.stake));
  }

  refresh(): void {
    this.auto.refresh();
    this.controls.refresh(this.rounds, this.kind.isTurning(), this.gift.isOn || this.gift.unread !== null, this.auto.isRunning);
  }

  lower(cents: number): void {
    this.controls.picker.lowerTo(cents);
  }

  lowered(cents: number): number {
    return this.controls.picker.highestUpTo(cents);
  }

  cap(cents: number | null): void {
    this.controls.picker.setCap(cents);
  }

  /** A round was refused: it used no free spin of a gift. */
  refused(code: string): void {
    this.isGiftSpin = false;
    if (code !== 'free_spins_over') return;
    this.gift.end();
    this.refresh();
  }

  /** An interrupted round is about to be shown: a free spin among them was already counted as used. */
  resumed(stakeCents: number): void {
    this.isResumedFree = stakeCents === 0;
  }

  /** The last free spin of a gift is settled: nothing starts until the player has read what it won. */
  spinsOver(over: FreeSpinsOver): void {
    this.gift.over(over);
    this.tellOver();
  }

  /** A round has been decided: if it was a free spin of a gift, that one is used. */
  decided(): void {
    if (this.isGiftSpin) this.gift.used();
    this.wasGiftSpin = this.isGiftSpin || this.isResumedFree;
    this.isGiftSpin = false;
    this.isResumedFree = false;
  }

  /** What the player staked in the decided round; null for a free spin of a gift, which costs nothing. */
  paidStake(stake: number): number | null {
    return this.wasGiftSpin ? null : stake;
  }

  /** The main button, or a tap on the reels while they turn. */
  press(): void {
    if (this.rounds.isIdle) {
      if (!this.auto.isRunning) void this.play();
      return;
    }
    if (this.kind.isTurning() && this.frame.canHurry) this.kind.hurry();
  }

  say(words: string): void {
    this.message.textContent = words;
  }

  /** The main button: it also ends autoplay, and then starts nothing. */
  private pressMain(): void {
    const wasAutomatic = this.auto.isRunning;
    this.auto.stop('player');
    if (!wasAutomatic || !this.rounds.isIdle) this.press();
  }

  private tellOver(): void {
    const words = this.gift.unread;
    if (words === null) return;
    this.frame.notice.confirm(words, this.frame.text('continue'), () => {
      this.gift.read();
      this.refresh();
    });
  }

  private play(): Promise<PlayedRound | null> {
    if (this.gift.unread !== null) {
      this.tellOver();
      return Promise.resolve(null);
    }
    return this.rounds.canStart ? this.rounds.play(this.nextBet()) : Promise.resolve(null);
  }

  /** Free spins of a gift come first, at the gift's stake. */
  private nextBet(): WagerRequest {
    const { request } = this.gift;
    this.isGiftSpin = request !== null;
    return request ?? { stake_cents: this.controls.picker.stake };
  }
}
