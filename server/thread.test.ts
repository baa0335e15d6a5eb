import { afterEach, describe, expect, it } from 'vitest';
import type { ConfigThread } from './domains/games/catalogue/config-thread';
import { Thread } from './thread';

const module = new URL('./domains/games/catalogue/config-thread.ts', import.meta.url);
const game = { kind: 'slots', seed: 'one', motif: 'comet', palette: 'dusk' } as never;

let thread: Thread<ConfigThread>;

afterEach(() => thread.stop());

/** Asks for a configuration; answers its kind. */
const ask = () => thread.ask(async (remote) => (await remote.configOf(game)).kind);

describe('a thread that ends when idle', () => {
  it('starts with the first question, ends once it has none, and starts again with the next', async () => {
    thread = new Thread(module, 50);
    expect(thread.isRunning).toBe(false);
    expect(await ask()).toBe('slots');
    expect(thread.isRunning).toBe(true);
    await expect.poll(() => thread.isRunning).toBe(false);
    expect(await ask()).toBe('slots');
  });

  it('answers whoever asks meanwhile', async () => {
    thread = new Thread(module, 0);
    for (let times = 0; times < 3; times += 1) expect(await Promise.all([ask(), ask()])).toEqual(['slots', 'slots']);
  });
});
