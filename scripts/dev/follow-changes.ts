import { relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { compileMessages } from '../compile-messages';
import { say } from '../say';
import { sendMessages } from './hot-messages';
import type { PlatformProcess } from './platform-process';

/** The debounce time: an editor saves several files together, and a checkout changes hundreds. */
const SETTLED_MS = 60;

const ofPlatform = /^(?:(?:server|contract|rules|brands|manifest)\/.+|locales\/[^/]+\.ts|index\.html)$/;
const noCode = /\.test\.tsx?$|(?:^|\/)tsconfig\.json$|~$/;

/** The action that a changed file requires, by its path from the project's root: restart the server, or compile the messages. */
export function requiredAction(path: string): 'restart' | 'messages' | null {
  if (noCode.test(path)) return null;
  if (/^locales\/.+\.po$/.test(path)) return 'messages';
  return ofPlatform.test(path) ? 'restart' : null;
}

/** Debounces a callback. */
function settled(work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, SETTLED_MS);
  };
}

/** Lingui's error about a catalogue that it can't compile. */
function reasonOf(error: unknown): string {
  const { stdout, stderr, message } = error as Error & { stdout?: string; stderr?: string };
  return [stdout, stderr].filter(Boolean).join('\n') || message;
}

/** Restarts the server and compiles messages when their sources change. */
export function followChanges(vite: ViteDevServer, platform: PlatformProcess): void {
  const restart = settled(() => {
    say('Restarting the platform …');
    const from = performance.now();
    platform.restart();
    platform.port().then(
      () => say(`The platform is ready after ${((performance.now() - from) / 1000).toFixed(1)} s.`),
      () => undefined,
    );
  });
  let compiling: Promise<void> = Promise.resolve();
  const compile = settled(() => {
    compiling = compiling.then(compileMessages).then(
      async () => {
        platform.restart();
        await sendMessages(vite);
        say('Messages are compiled.');
      },
      (error: unknown) => {
        say(reasonOf(error));
        vite.environments.client.hot.send({ type: 'error', err: { message: reasonOf(error), stack: '' } });
      },
    );
  });
  platform.onRecovered = () => vite.environments.client.hot.send({ type: 'full-reload' });
  vite.watcher.on('all', (_event, file) => {
    const asked = requiredAction(relative(vite.config.root, file).split(sep).join('/'));
    if (asked === 'restart') restart();
    if (asked === 'messages') compile();
  });
}
