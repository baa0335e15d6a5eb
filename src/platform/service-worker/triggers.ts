/** Moments at which what waits may go through: the network is back, which `isLineBack` says, or somebody looks. */
export function onSecondChance(run: (isLineBack: boolean) => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') run(false);
  };
  const online = () => run(true);
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The window may be gone in a moment: what waits is the worker's to send from here on. */
export function onHidden(run: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') run();
  });
}

const AGAIN_MS = 8_000;

/**
 * Runs `send` at once and at every second chance, and again after a while as long as it answers that something waits,
 * sooner where it says when: Background Sync exists in Chromium only (OFF-002, NOTIF-003). `nextAt` is epoch ms.
 */
export function keepSending(send: (isLineBack: boolean) => Promise<{ left: number; nextAt: number | null }>): () => void {
  return repeated(send).stop;
}

/**
 * Tries work at once, at every second chance, and again after a while as long as it answers that it is not done.
 * Answers the way to try now.
 */
export function keepTrying(isDone: () => Promise<boolean>): () => void {
  return repeated(async () => ({ left: (await isDone().catch(() => false)) ? 0 : 1, nextAt: null })).run;
}

function repeated(send: (isLineBack: boolean) => Promise<{ left: number; nextAt: number | null }>): { run: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async (isLineBack = false) => {
    clearTimeout(timer);
    const { left, nextAt } = await send(isLineBack);
    clearTimeout(timer);
    if (left > 0) timer = setTimeout(() => void run(), nextAt === null ? AGAIN_MS : Math.max(0, nextAt - Date.now()));
  };
  const stop = onSecondChance((isLineBack) => void run(isLineBack));
  void run();
  return {
    run: () => void run(),
    stop: () => {
      clearTimeout(timer);
      stop();
    },
  };
}
