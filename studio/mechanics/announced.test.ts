// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import { type MechanicConfig, slotMechanics } from '#contract/fields/slot-mechanics';
import type { Launch } from '#contract/messages-game';
import { offeredStakes } from '#rules/games/decide-round';
import { mechanics } from '#rules/games/slots/mechanics';
import { libraryGames } from '#rules/games/slots/library/library';
import { seededDice } from '#rules/games/seeded-dice';
import { gameWindow } from '#tests/support/game-window';
import { localProvider } from '../protocol/local';
import { frameOf } from '../shell/frame';
import { loadWorld } from './load-world';
import { MechanicGame } from './mechanic-game';
import { textsFrom } from '../text/texts';

/* What each mechanic announces to screen readers in a round, and where the focus is afterwards. */

const said: string[] = [];

gameWindow();
beforeEach(() => void (said.length = 0));

const configOf = (mechanic: string) => libraryGames().find(({ recipe }) => recipe.mechanic === mechanic)!.config;

/** The first seed whose round has a bonus or free spins. */
function seedWith(config: MechanicConfig, isWanted: (move: { move: string; free: unknown }) => boolean): string {
  for (let number = 0; ; number++) {
    const seed = `walk ${number}`;
    if (mechanics[config.mechanic].play(config, offeredStakes(config, 1)[0]!, seededDice(seed)).steps.some(isWanted)) return seed;
  }
}

async function open(config: MechanicConfig, seed: string): Promise<void> {
  const world = await loadWorld(config);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame'] });
  const game = { identifier: 'orbit-house:slot', title: 'Slot' };
  const provider = localProvider({ config, game, minimumCycleMs: 0, dice: seededDice(seed), now: () => new Date(0) });
  const launch = { locale: 'en', mode: 'demo', sound: false, reduced_motion: true, quick_stop: false, autoplay: false, turbo: false };
  const frame = frameOf(launch as Launch, {
    init: await provider.init(),
    provider,
    page: { say: () => undefined } as never,
    text: textsFrom(studio),
  });
  vi.spyOn(frame.announcer, 'say').mockImplementation((words) => void said.push(words));
  document.body.replaceChildren(new MechanicGame(frame, config, world).node);
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const spin = () => document.querySelector<HTMLButtonElement>('button.spin')!;
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

/** Starts a round by keyboard. */
function start(): void {
  spin().focus();
  expect(focused()).toBe('Spin');
  spin().click();
}

const result = /^(No win this time\. Stake: [\d.]+|You won [\d.,]+ on a stake of [\d.]+|You got [\d.,]+ back on a stake of [\d.]+)\.$/;

describe('announcements to a screen reader', () => {
  it.each(slotMechanics)('%s: the result of the round, with the focus still on Spin', async (mechanic) => {
    const config = configOf(mechanic);
    await open(config, 'a plain round');
    expect(document.querySelector('main')!.getAttribute('aria-label')).toBe('Slot');
    expect(document.querySelector('.beds')!.getAttribute('aria-label')).toBe('Reels');
    start();
    await seconds(600);
    expect(said.at(-1)).toMatch(result);
    expect(said.filter((words) => result.test(words))).toHaveLength(1);
    expect([focused(), spin().getAttribute('aria-disabled')]).toEqual(['Spin', 'false']);
  });

  it('treasures: each one opened by keyboard, with the focus moving to the next one, and the result', async () => {
    const config = configOf('pick');
    await open(
      config,
      seedWith(config, ({ move }) => move === 'bonus'),
    );
    start();
    await vi.waitFor(async () => {
      await seconds(1);
      expect(document.querySelector('.bonus-card')).not.toBeNull();
    });
    const card = document.querySelector('.bonus-card')!;
    expect([card.getAttribute('role'), card.getAttribute('aria-label')]).toEqual(['group', 'Pick your treasures']);
    let opened = 0;
    while (card.querySelector('.chest:not(:disabled)')) {
      expect(focused()).toMatch(/^Treasure \d+$/);
      (document.activeElement as HTMLButtonElement).click();
      opened += 1;
      expect(said).toHaveLength(opened);
      expect(said.at(-1)).toMatch(/^(End|[\d.,]+)$/);
    }
    await seconds(600);
    expect(said.at(-1)).toMatch(result);
    expect(focused()).toBe('Spin');
  });

  it('the bonus wheel: the start, each prize, and the result', async () => {
    const config = configOf('wheel');
    await open(
      config,
      seedWith(config, ({ move }) => move === 'bonus'),
    );
    start();
    await seconds(600);
    expect(said[0]).toBe('Spin the bonus wheel');
    expect(said[1]).toMatch(/^([\d.,]+|On to the inner wheel)$/);
    expect(said.at(-1)).toMatch(result);
    expect(focused()).toBe('Spin');
  });

  it('free spins: the number won on the focused start button, with the focus back afterwards', async () => {
    const config = configOf('sticky');
    await open(
      config,
      seedWith(config, ({ free }) => free !== null),
    );
    start();
    await vi.waitFor(async () => {
      await seconds(1);
      expect(document.querySelector('.card')).not.toBeNull();
    });
    const card = document.querySelector('.card')!;
    expect([card.getAttribute('role'), focused()]).toEqual(['group', 'Start']);
    expect(card.getAttribute('aria-label')).toMatch(/^\d+ free spins$/);
    (document.activeElement as HTMLButtonElement).click();
    await seconds(600);
    expect(said).toEqual([expect.stringMatching(result)]);
    expect(focused()).toBe('Spin');
  });
});
