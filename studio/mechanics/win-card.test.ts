// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../shell/frame';
import { celebrate } from './win-card';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const frame = (isStill: boolean) =>
  ({
    isStill,
    text: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
    money: (cents: number) => `€${(cents / 100).toFixed(2)}`,
    factor: (times: number) => `${times}`,
  }) as unknown as Frame;

async function shown(win: number, { isStill = true, jackpot = null as { level_name: string; amount_cents: number } | null } = {}) {
  const over = document.createElement('div');
  const ended = celebrate(over, frame(isStill), { win, stake: 100, jackpot: jackpot as never });
  await vi.advanceTimersByTimeAsync(50);
  return { over, ended };
}

describe('a large win', () => {
  it('is celebrated in three sizes, from 15, 40 and 100 times the stake', async () => {
    for (const [win, tier] of [
      [1_500, 'big'],
      [4_000, 'mega'],
      [10_000, 'epic'],
    ] as const) {
      const { over } = await shown(win);
      expect(over.querySelector('.tier')?.className).toBe(`tier ${tier}`);
      expect(over.textContent).toContain(`tier_${tier}`);
    }
  });

  it('isn’t celebrated below 15 times the stake', async () => {
    const { over, ended } = await shown(1_499);
    expect(await ended).toBe(false);
    expect(over.childElementCount).toBe(0);
  });

  it('shows the whole amount without beams or sparks if motion is reduced, and otherwise counts up to it', async () => {
    const still = await shown(4_000);
    expect(still.over.textContent).toContain('€40.00');
    expect(still.over.querySelector('.sparks, .beams')).toBeNull();
    const moving = await shown(4_000, { isStill: false });
    expect(moving.over.textContent).not.toContain('€40.00');
    expect(moving.over.querySelectorAll('.sparks i').length).toBeGreaterThan(10);
    await vi.advanceTimersByTimeAsync(1_600);
    expect(moving.over.textContent).toContain('€40.00');
  });

  it('closes early when it’s pressed', async () => {
    const { over, ended } = await shown(10_000, { isStill: false });
    over.querySelector('.win-scene')?.dispatchEvent(new Event('pointerdown'));
    expect(await ended).toBe(true);
    expect(over.childElementCount).toBe(0);
  });

  it('names the jackpot and its amount, alongside any other win', async () => {
    const { over } = await shown(50, { jackpot: { level_name: 'Nova', amount_cents: 123_456 } });
    expect(over.querySelector('.tier.jackpot')?.textContent).toBe('Nova€1234.56tier_jackpot');
  });
});
