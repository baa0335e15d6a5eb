/** The page of the web worker's bench: the app's bridge, with and without a worker. */
import { createBridge } from '../../src/platform/worker/bridge';
import { compute } from '../../src/worker/compute';

type Variant = 'worker' | 'in place';

const loadInPlace = () => Promise.resolve(compute);

const bridges = {
  worker: createBridge({
    startWorker: () => new Worker(new URL('../../src/worker/index.ts', import.meta.url), { type: 'module' }),
    loadInPlace,
  }),
  'in place': createBridge({ startWorker: null, loadInPlace }),
};

/** Milliseconds: the mean for one screen, and the longest time without a frame. */
export interface ComputeTimes {
  screen: number;
  longestGap: number;
}

/** Records the longest time between two frames until it's stopped. */
function watchFrames(): () => number {
  let longest = 0;
  let last = performance.now();
  let isOver = false;
  const note = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    if (!isOver) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  return () => {
    isOver = true;
    note();
    return longest;
  };
}

/** The concurrent requests of a screen with the player's quests and club standing. */
async function computeScreen(way: Variant, betsCents: number): Promise<void> {
  const { compute: ask } = bridges[way];
  const quests = (['xs', 's', 'm', 'robot-s', 'robot-m'] as const).map((size) => ask('questLevels', { size, betsCents, prizeCents: 0 }));
  const club = ask('vipProgress', { progress: null, quarterPoints: 1200, currency: 'EUR', now: Date.now() });
  await Promise.all([...quests, club]);
}

async function measure(way: Variant, screens: number): Promise<ComputeTimes> {
  await computeScreen(way, 0);
  const stopWatching = watchFrames();
  const startedAt = performance.now();
  for (let at = 0; at < screens; at += 1) await computeScreen(way, at * 100_000);
  const screen = (performance.now() - startedAt) / screens;
  return { screen, longestGap: stopWatching() };
}

declare global {
  interface Window {
    measureCompute: typeof measure;
  }
}

window.measureCompute = measure;
