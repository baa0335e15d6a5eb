// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import type { ChoiceConfig } from '#contract/fields/game-config';
import { generateChoiceGame } from '#rules/games/choice-games';
import type { Dice } from '#rules/dice';
import { fakeCanvas } from '#tests/support/fake-canvas';
import { localProvider } from '../protocol/local';
import { ProviderProblem } from '../protocol/provider';
import { frameOf } from '../shell/frame';
import { ChoiceGame } from './choice-game';
import { textsFrom } from '../text/texts';

/*
 * The announcements of each kind of game to screen readers, from the bet to the result, and the keyboard focus afterwards. Cards and
 * numbers are drawn from a list, so that each round is known.
 */

const clock = { toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame'] } as const;
/** Simulates browsers, where hidden elements can't get or keep the focus. */
const focus = HTMLElement.prototype.focus;
const isHidden = (node: Element | null) => node?.closest('[hidden]') !== null;

let heard: { mock: { calls: Parameters<typeof window.addEventListener>[] } };
beforeEach(() => {
  elapsed = 0;
  vi.useFakeTimers({ toFake: [...clock.toFake] });
  heard = vi.spyOn(window, 'addEventListener');
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    if (!isHidden(this)) focus.call(this);
  });
  fakeCanvas();
});
afterEach(() => {
  for (const [kind, listener] of heard.mock.calls) window.removeEventListener(kind, listener);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The time of the demo's clock, in milliseconds. */
let elapsed = 0;

const drawing = (...values: number[]): Dice => ({ int: (below) => (values.shift() ?? 0) % below });

/** Opens a demo; resolves to a list to which later announcements are added. */
async function open(kind: ChoiceConfig['kind'], dice: Dice, refusal?: string, answered = Number.POSITIVE_INFINITY): Promise<string[]> {
  const config = generateChoiceGame(kind, { motif: 'cards', palette: 'ion' });
  const game = { identifier: `orbit-house:${kind}`, title: kind };
  const provider = localProvider({ config, game, minimumCycleMs: 0, dice, now: () => new Date(elapsed) });
  const { wager } = provider;
  let wagers = 0;
  provider.wager = (intent) => (++wagers > answered ? new Promise(() => undefined) : wager.call(provider, intent));
  if (refusal !== undefined) provider.wager = () => Promise.reject(new ProviderProblem(refusal));
  const launch = { locale: 'en', mode: 'demo', sound: false, reduced_motion: true, quick_stop: false, autoplay: false, turbo: false };
  const frame = frameOf(launch as never, {
    init: await provider.init(),
    provider,
    page: { say: () => undefined } as never,
    text: textsFrom(studio),
  });
  const said: string[] = [];
  const say = frame.announcer.say.bind(frame.announcer);
  vi.spyOn(frame.announcer, 'say').mockImplementation((words) => {
    said.push(words);
    say(words);
  });
  document.body.replaceChildren(new ChoiceGame(frame, config).node);
  return said;
}

const named = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].find(
    (node) => (node.getAttribute('aria-label') ?? node.textContent) === name,
  )!;
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

/** Presses a button by keyboard and lets the round continue. */
async function press(name: string): Promise<void> {
  named(name).focus();
  named(name).click();
  if (isHidden(document.activeElement)) (document.activeElement as HTMLElement).blur();
  await vi.advanceTimersByTimeAsync(3_000);
}

describe('announcements to a screen reader', () => {
  it('dice: the roll and the result, with the focus still on Roll', async () => {
    const said = await open('dice', drawing(1_234));
    await press('Roll');
    expect(said).toEqual(['Rolled 12.34. You won 3.92 on a stake of 2.00.']);
    expect(focused()).toBe('Roll');
  });

  it('baccarat: both hands card by card, who wins, and the result', async () => {
    // Player 9 and ten, banker 8 and ten: 9 against 8.
    const said = await open('baccarat', drawing(8, 7, 9, 9));
    await press('Player');
    await press('Deal');
    expect(said).toEqual([
      'Player: 9 of spades, 10 of spades. Banker: 8 of spades, 10 of spades. Player: 9. Banker: 8. Result: Player. You won 10.00 on a stake of 5.00.',
    ]);
    expect(focused()).toBe('Deal');
  });

  it('keno: the picked numbers, the number of hits, and the result', async () => {
    const said = await open('keno', drawing());
    const message = () => document.querySelector('.message')!.textContent;
    expect(message()).toBe('Pick 1 to 10 numbers');
    await press('1');
    expect(message()).toBe('Set your stake and play');
    expect(named('1').getAttribute('aria-pressed')).toBe('true');
    await press('Draw numbers');
    expect(said).toEqual([expect.stringMatching(/^Drawn: \d+(, \d+){9}\. 0 of 1 numbers hit\. No win this time\. Stake: 2\.00\.$/)]);
    expect(focused()).toBe('Draw numbers');
  });

  it('plinko: the ball’s pocket, and the result', async () => {
    const said = await open('plinko', drawing());
    await press('Drop ball');
    expect(said).toEqual(['The ball landed on 33×. You won 66.00 on a stake of 2.00.']);
    expect(focused()).toBe('Drop ball');
  });

  it('mines: each opened tile, the cash-out amount, and the end, with the focus back on the start button', async () => {
    const said = await open('mines', drawing());
    await press('Start round');
    expect(focused()).toBe('Tile 1');
    await press('Tile 25');
    expect(said).toEqual(['Tile 25, safe. Next safe tile: 1.26×']);
    await press('Cash out 2.20');
    expect(said.at(-1)).toBe('Cashed out at 1.10×. You won 2.20 on a stake of 2.00.');
    expect(focused()).toBe('Start round');
  });

  it.each([
    ['mines', ['Tile 25', 'Cash out 2.20']],
    ['crash', ['Cash out']],
  ] as const)('%s: until a round has begun, its button offers no amount of the round before', async (kind, acts) => {
    await open(kind, drawing(5_000), undefined, 1);
    await press('Start round');
    elapsed += 100;
    for (const act of acts) await press(act);
    await vi.advanceTimersByTimeAsync(5_000);
    await press('Start round');
    const shown = [...document.querySelectorAll('.acts:not([hidden]) .play')];
    expect(shown.map((node) => [node.textContent, node.getAttribute('aria-disabled')])).toEqual([['Start round', 'true']]);
  });

  it('blackjack: side bets, both hands, each further card, and the result', async () => {
    // Two sevens of spades against a six; then a ten for the dealer.
    const said = await open('blackjack', drawing(6, 5, 6, 9, 9));
    named('Perfect Pairs').click();
    expect(named('Perfect Pairs').getAttribute('aria-pressed')).toBe('true');
    expect(said.at(-1)).toBe('Each side bet: 2.50 a hand. Total bet: 7.50');
    const described = document.getElementById(named('Deal').getAttribute('aria-describedby')!)!;
    expect(described.textContent).toContain('Total bet: 7.50');
    await press('Deal');
    expect(said.at(-1)).toContain('Perfect Pairs: Perfect pair, 65.00.');
    expect(said.at(-1)).toContain('Hand 1: 7 of spades, 7 of spades. Total 14.');
    expect(said.at(-1)).toContain('Dealer: 6 of spades. Total 6.');
    expect(focused()).toBe('Hit');
    await press('Stand');
    // The dealer's sixteen takes a ten.
    expect(said.at(-1)).toContain('Dealer: 26, Bust. Your hand: Wins. Perfect Pairs: Perfect pair, 65.00.');
    expect(said.at(-1)).toContain('You won 75.00 on a stake of 7.50.');
    expect(focused()).toBe('Deal');
  });

  it('video poker: the cards with their places, the held cards, the hand, and the result', async () => {
    const said = await open('video-poker', drawing(0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    await press('Deal');
    expect(focused()).toBe('Draw');
    expect(said.at(-1)).toBe(
      '2 of spades, 3 of spades, 4 of spades, 5 of spades, 6 of spades. Straight flush. Hold the cards you want to keep, then draw.',
    );
    const card = [...document.querySelectorAll<HTMLButtonElement>('button')].find((node) =>
      node.getAttribute('aria-label')?.startsWith('Card 1:'),
    )!;
    card.click();
    expect(card.getAttribute('aria-pressed')).toBe('true');
    await press('Draw');
    expect(said.at(-1)).toBe('2 of spades, 7 of spades, 8 of spades, 9 of spades, 10 of spades. Flush. You won 6.00 on a stake of 1.00.');
    expect(focused()).toBe('Deal');
  });

  it('blackjack: the winning and the losing hands', async () => {
    const said = await open('blackjack', drawing(9, 5, 7, 9, 8, 9, 1));
    named('2').click();
    expect(said.at(-1)).toBe('Total bet: 10.00');
    await press('Deal');
    for (let hands = 0; hands < 2; hands++) await press('Stand');
    expect(said.at(-1)).toMatch(/^Hand 1: \w+, Hand 2: \w+\. Dealer: \d+(, Bust)?\. /);
    // Each hand on the table shows its own result.
    expect(document.querySelector('.message')!.textContent).toMatch(/^Dealer: \d+(, Bust)?\. (?:You|No win)/);
  });

  it('crash: the start, the multiplier of the cash-out, and the result', async () => {
    const said = await open('crash', drawing(5_000_000));
    await press('Start round');
    expect([said.at(-1), focused()]).toEqual(['Rising – cash out before the burn ends', 'Cash out']);
    elapsed = 4_000;
    await press('Cash out');
    expect(said.at(-1)).toBe('Cashed out at 1.64×. You won 3.28 on a stake of 2.00.');
    expect(focused()).toBe('Start round');
  });

  it('crash: the button offers no more than the provider has confirmed', async () => {
    await open('crash', drawing(5_000_000));
    const later = vi.spyOn(performance, 'now');
    const start = performance.now();
    await press('Start round');
    const offered = () => document.querySelector('[aria-label="Cash out"]')!.textContent;
    // A minute of this window's clock, of which the provider has confirmed nothing, then four seconds.
    later.mockReturnValue(start + 60_000);
    await vi.advanceTimersByTimeAsync(300);
    expect(offered()).toBe('Cash out 2.00');
    elapsed = 4_000;
    later.mockReturnValue(start + 61_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(offered()).toBe('Cash out 3.28');
  });

  it('an error: the reason that nothing was staked, in an alert, with the focus still on the button', async () => {
    const said = await open('dice', drawing(1), 'limit_reached');
    await press('Roll');
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('limit');
    expect(said).toEqual([]);
    expect(focused()).toBe('Roll');
  });
});
