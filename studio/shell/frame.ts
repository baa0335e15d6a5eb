import type { InitResponse, JackpotWin } from '#contract/calls/provider';
import type { Launch } from '#contract/messages-game';
import type { PageLink } from '../page/page-link';
import type { Provider } from '../protocol/provider';
import { Synth } from '../sound/synth';
import { type Factor, factorIn, type Money, moneyIn } from '../text/money';
import type { Text } from '../text/texts';
import { Announcer } from './announcer';
import { button, icon } from './element';
import { Meters } from './meters';
import { Notice } from './notice';

/** The shared parts of every studio game: texts, money, sound, notices, the page channel and the provider. */
export interface Frame {
  init: InitResponse;
  provider: Provider;
  page: PageLink;
  text: Text;
  money: Money;
  /** The money format of another player's currency. */
  moneyIn: (currency: string) => Money;
  factor: Factor;
  synth: Synth;
  notice: Notice;
  announcer: Announcer;
  meters: Meters;
  soundButton: HTMLButtonElement;
  isDemo: boolean;
  /** Reduced motion: the only motion is a fade of 120 ms. */
  isStill: boolean;
  savesData: boolean;
  /** Whether the presenter of a live table speaks at first. */
  speaks: boolean;
  canHurry: boolean;
  /** Further permissions by the licence. */
  policy: { autoplay: boolean; turbo: boolean };
  /** Whether the player wants short animations, and the factor of their durations: 1, or less in turbo. */
  tempo: Tempo;
  /** Turns the sound on or off and updates its button. */
  turnSound(isOn: boolean): void;
}

/** The factor of animation times in turbo. */
const TURBO_SHARE = 1 / 3;

/** How fast a round is shown. */
export class Tempo {
  isTurbo = false;

  get share(): number {
    return this.isTurbo ? TURBO_SHARE : 1;
  }
}

const speaker = 'M4 9.5 H8 L13 5 V19 L8 14.5 H4 Z';

/** Builds the shared parts of a game from its launch and the provider's session. */
export function frameOf(launch: Launch, { init, provider, page, text }: Pick<Frame, 'init' | 'provider' | 'page' | 'text'>): Frame {
  const money = moneyIn(init.session.currency, launch.locale);
  const isDemo = init.session.mode === 'demo';
  const synth = new Synth();
  const soundButton = button(
    text('sound_on'),
    'icon-button',
    () => {
      turnSound(!synth.isOn);
      page.say({ kind: 'sound', on: synth.isOn });
    },
    icon(speaker),
  );
  function turnSound(isOn: boolean): void {
    synth.turn(isOn);
    const label = text(isOn ? 'sound_off' : 'sound_on');
    soundButton.setAttribute('aria-label', label);
    soundButton.title = label;
    soundButton.replaceChildren(
      isOn ? icon(speaker, 'M16 9 Q18 12 16 15 M18.5 6.5 Q22.5 12 18.5 17.5') : icon(speaker, 'M16 9.5 L21 14.5 M21 9.5 L16 14.5'),
    );
  }
  turnSound(launch.sound);
  const meters = new Meters(text, money, isDemo, launch.reduced_motion);
  meters.holdsBonus(init.bonus_max_cents !== undefined);
  return {
    init,
    provider,
    page,
    text,
    money,
    moneyIn: (currency) => moneyIn(currency, launch.locale),
    factor: factorIn(launch.locale),
    synth,
    soundButton,
    isDemo,
    turnSound,
    notice: new Notice(text),
    announcer: new Announcer(),
    meters,
    isStill: launch.reduced_motion,
    savesData: launch.saves_data,
    speaks: launch.voice,
    canHurry: launch.quick_stop,
    policy: { autoplay: launch.autoplay && !launch.replay, turbo: launch.turbo && !launch.replay },
    tempo: new Tempo(),
  };
}

/**
 * The result of a round for the player, announced once: a jackpot, a gain, a returned stake, or nothing. Amounts in minor units; no stake
 * for a free spin, which cost the player nothing.
 */
export function resultWords(
  { text, money }: Pick<Frame, 'text' | 'money'>,
  stake: number | null,
  win: number,
  jackpot: JackpotWin | null = null,
): string {
  if (jackpot) {
    const won = jackpotWords({ text, money }, jackpot);
    return win === 0 ? won : `${won} ${resultWords({ text, money }, stake, win)}`;
  }
  if (stake === null) return win === 0 ? text('result_free_none') : text('result_free_win', { amount: money(win) });
  if (win === 0) return text('result_none', { stake: money(stake) });
  return text(win > stake ? 'result_win' : 'result_back', { amount: money(win), stake: money(stake) });
}

/** The jackpot that a round has won, by name and amount. */
export function jackpotWords({ text, money }: Pick<Frame, 'text' | 'money'>, { level_name, amount_cents }: JackpotWin): string {
  return text('jackpot_won', { level: level_name, amount: money(amount_cents) });
}
