import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../../server/database/embedded';
import { loadEnvFile } from '../../server/env-file';
import { type Environment, readEnvironment } from '../../server/environment';
import { compileMessages } from '../compile-messages';
import { say } from '../say';
import { startOver } from '../start-over';
import { followChanges } from './follow-changes';
import { openFront } from './front';
import { PlatformProcess } from './platform-process';
import { openVite } from './vite-server';

const STOP_AT_MOST_MS = 10_000;

const startedAt = performance.now();
const { values: switches } = parseArgs({ options: { sw: { type: 'boolean' }, fresh: { type: 'boolean' }, inspect: { type: 'boolean' } } });

loadEnvFile();
process.env.LOG_LEVEL ??= 'warn';
// Our sources are read by Vite's bundler, not by Node, so Node's warning about file names doesn't apply.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';

function fail(...sentences: string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The server's environment; exits if it's invalid, or if strangers could reach the development server. */
function environmentOrFail(): Environment {
  const reading = readEnvironment();
  if (!reading.ok) return fail(...reading.problems);
  if (reading.environment.isPublic)
    return fail('PUBLIC_ORIGIN must be on your own machine or network: `npm run dev` is for development, `npm run serve` for production.');
  return reading.environment;
}

/** Starts everything, in parallel where possible. Returns a function that stops it. */
async function open(environment: Environment): Promise<{ platform: PlatformProcess; close: () => Promise<void> }> {
  const hasWorker = switches.sw ?? process.env.DEV_SERVICE_WORKER === '1';
  const platform = new PlatformProcess({ isInspected: switches.inspect ?? false });
  const closing: (() => Promise<unknown>)[] = [() => platform.stop()];
  const close = async () => {
    for (const step of closing.toReversed()) await step();
  };
  try {
    const front = await openFront({ environment, platform, hasWorker });
    closing.unshift(front.close);
    const databaseUrl = environment.databaseUrl ?? (await openDatabase(environment.dataDir, closing));
    platform.start({ ...process.env, DATABASE_URL: databaseUrl, DEMO_DATA: environment.demoData ? '1' : '0' });
    const vite = await openVite({ httpServer: front.server, hasWorker });
    closing.push(() => vite.close());
    front.serve(vite);
    followChanges(vite, platform);
    return { platform, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts PostgreSQL, which keeps running across server restarts. Returns its address. */
async function openDatabase(dataDir: string, closing: (() => Promise<unknown>)[]): Promise<string> {
  const embedded = await startEmbedded({ dataDir, onTrouble: say });
  closing.unshift(() => embedded.stop());
  return embedded.url;
}

/** Stops everything at the first Ctrl-C; further ones are ignored. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= close().finally(() => process.exit(0));
    setTimeout(() => process.exit(1), STOP_AT_MOST_MS).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

try {
  const environment = environmentOrFail();
  if (switches.fresh) say((await startOver(resolve(environment.dataDir))) ?? 'There was no data to remove.');
  await compileMessages();
  const { platform, close } = await open(environment);
  stopOnSignal(close);
  await platform.port().catch(() => undefined);
  say(
    `Ready at ${environment.publicOrigin} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s; components at ${environment.publicOrigin}/dev/gallery`,
  );
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
