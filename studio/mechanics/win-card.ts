import type { JackpotWin } from '#contract/calls/provider';
import { countUp } from '../shell/count-up';
import { element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { winTier } from './win-tier';

/** How long a card stays, and how many sparks rise behind it, by its size. */
const shows = {
  big: { stays: 2200, sparks: 16 },
  mega: { stays: 3000, sparks: 34 },
  epic: { stays: 3800, sparks: 60 },
  jackpot: { stays: 4600, sparks: 80 },
} as const;
const STILL_MS = 900;

type Size = keyof typeof shows;

/** A pseudo-random position between 0 and 1 for an ornament; not used for outcomes. */
const scatter = (i: number, salt: number) => {
  const value = Math.sin(i * 12.9898 + salt * 78.233) * 43758.5453;
  return value - Math.floor(value);
};

function sparksOf(count: number): HTMLElement {
  const sparks = Array.from({ length: count }, (_, i) => {
    const spark = element('i', {});
    spark.style.cssText = `left:${(scatter(i, 1) * 100).toFixed(1)}%;--rise:${(40 + scatter(i, 2) * 55).toFixed(0)}vh;--drift:${((scatter(i, 3) - 0.5) * 30).toFixed(0)}vw;animation-delay:${(scatter(i, 4) * 1.4).toFixed(2)}s`;
    return spark;
  });
  return element('div', { class: 'sparks', 'aria-hidden': 'true' }, ...sparks);
}

/** Shows a card over the reels until its time is over or the player presses it; the amount is counted up. */
async function show(over: HTMLElement, frame: Frame, size: Size, head: string, win: number, foot: string): Promise<void> {
  const { money, isStill } = frame;
  const { stays, sparks } = shows[size];
  const amount = element('span', {}, money(isStill ? win : 0));
  const card = element(
    'div',
    { class: `tier ${size}`, role: 'presentation' },
    element('strong', {}, head),
    amount,
    element('small', {}, foot),
  );
  const scene = element('div', { class: `win-scene ${size}` }, card);
  if (!isStill) scene.prepend(element('div', { class: 'beams', 'aria-hidden': 'true' }), sparksOf(sparks));
  over.replaceChildren(scene);
  const finish = isStill ? () => undefined : countUp(0, win, (cents) => (amount.textContent = money(cents)));
  await new Promise<void>((done) => {
    const timer = window.setTimeout(done, isStill ? STILL_MS : stays);
    scene.addEventListener('pointerdown', () => {
      window.clearTimeout(timer);
      done();
    });
  });
  finish();
  over.replaceChildren();
}

/** Celebrates a win that is large for its stake, or a jackpot; returns whether it did. A win below the stake is never celebrated. */
export async function celebrate(
  over: HTMLElement,
  frame: Frame,
  { win, stake, jackpot }: { win: number; stake: number; jackpot: JackpotWin | null },
): Promise<boolean> {
  const { text, factor } = frame;
  const times = text('times_stake', { times: factor(win / stake) });
  if (jackpot) {
    await show(over, frame, 'jackpot', jackpot.level_name, jackpot.amount_cents, text('tier_jackpot'));
    return true;
  }
  const tier = winTier(win, stake);
  if (!tier) return false;
  await show(over, frame, tier, text(`tier_${tier}`), win, times);
  return true;
}
