import { expect, type FrameLocator, type Page } from '@playwright/test';

/** A slot of the house's own studio without free spins: its rounds end by themselves. */
export const houseSlot = {
  identifier: 'orbit-house:penumbral-mare',
  title: 'Penumbral Mare',
  provider: 'orbit-house',
  path: '/play/orbit-house/penumbral-mare',
} as const;

/** What is inside the frame of a game. */
export function frameOf(page: Page, title: string = houseSlot.title): FrameLocator {
  return page.frameLocator(`iframe[title="Game ${title}"]`);
}

/** The balance after a round as it is shown, from the one before (in cents) and what `spinOnce` answered. */
export function balanceAfter(before: number, announced: string): string {
  const amounts = [...announced.matchAll(/€([\d,.]*\d)/g)].map(([, euros]) => Math.round(Number(euros!.replaceAll(',', '')) * 100));
  const [stake = 0, win = 0] = amounts.reverse();
  return `€${((before - stake + win) / 100).toFixed(2)}`;
}

/** Spins once, waits for the round's end, and answers what was announced: the stake and what came of it. */
export async function spinOnce(page: Page, title: string = houseSlot.title): Promise<string> {
  const frame = frameOf(page, title);
  const spin = frame.getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  await spin.click();
  const announced = frame.getByRole('status').filter({ hasText: /stake/i });
  await expect(announced).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeEnabled();
  return (await announced.textContent()) ?? '';
}
