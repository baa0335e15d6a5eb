import { expect, type FrameLocator, type Page } from '@playwright/test';

/** A slot of the house's own studio without free spins: its rounds end on their own. */
export const houseSlot = {
  identifier: 'orbit-house:penumbral-mare',
  title: 'Penumbral Mare',
  provider: 'orbit-house',
  path: '/play/orbit-house/penumbral-mare',
} as const;

/** The content of a game's frame. */
export function frameOf(page: Page, title: string = houseSlot.title): FrameLocator {
  return page.frameLocator(`iframe[title="Game ${title}"]`);
}

/** The displayed balance after a round, from the one before (in cents) and the result of `spinOnce`. */
export function balanceAfter(before: number, announced: string): string {
  const amounts = [...announced.matchAll(/€([\d,.]*\d)/g)].map(([, euros]) => Math.round(Number(euros!.replaceAll(',', '')) * 100));
  const [stake = 0, win = 0] = amounts.reverse();
  return `€${((before - stake + win) / 100).toFixed(2)}`;
}

/** Spins once, waits for the round's end, and returns the announced stake and result. */
export async function spinOnce(page: Page): Promise<string> {
  const frame = frameOf(page, houseSlot.title);
  const spin = frame.getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  await spin.click();
  const announced = frame.getByRole('status').filter({ hasText: /stake/i });
  await expect(announced).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeEnabled();
  return (await announced.textContent()) ?? '';
}
