import { createServer } from 'node:net';
import { DatabaseProblem } from './database/problems';
import { type Environment, readEnvironment } from './environment';
import { STOP_AT_MOST_MS, STOP_MS } from './timing';

/** The message for the person who starts the server. */
export interface Hooks {
  onStep?: (text: string) => void;
  onReady?: (environment: Environment, has: { demoPlayers: boolean }) => void;
}

function fail(sentences: readonly string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function sentenceOf(error: unknown): string {
  if (error instanceof DatabaseProblem) return error.message;
  const { message, path } = error as NodeJS.ErrnoException;
  // For an unusable file, Node's message is the code, the reason and, after a comma, the operation.
  const reason = path ? `${path} can't be used (${message.split(',')[0]}).` : message;
  return `Can't start the server: ${reason}`;
}

async function listen(attempt: () => Promise<unknown>, { port, host }: Environment): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Error(`port ${port} is already in use; set PORT to a free one.`);
    throw new Error(`it can't listen on ${host}:${port} (${code ?? message}).`);
  }
}

/** Listens briefly, so that a port in use is reported before a database is started. */
async function tryPort({ port, host }: Environment): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen({ port, host }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** Runs the server until it gets a signal to stop; an expected start-up problem is one sentence and exit code 1. */
export async function run({ onStep = () => undefined, onReady }: Hooks = {}): Promise<void> {
  const reading = readEnvironment();
  if (!reading.ok) fail(reading.problems);
  const { environment } = reading;
  await listen(() => tryPort(environment), environment).catch((error: unknown) => fail([sentenceOf(error)]));
  // Configuration errors are reported before the product is imported.
  const { openPlatform } = await import('./open-platform');
  const opened = await openPlatform(environment, onStep).catch((error: unknown) => fail([sentenceOf(error)]));
  const { buildApp } = await import('./app');
  const app = await buildApp(opened.platform).catch(async (error: unknown) => {
    await opened.close();
    return fail([sentenceOf(error)]);
  });
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_AT_MOST_MS).unref();
    const overdue = setTimeout(() => app.server.closeAllConnections(), STOP_MS).unref();
    await app.close();
    clearTimeout(overdue);
    await opened.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(0)));
  }
  await listen(() => app.listen({ port: environment.port, host: environment.host }), environment).catch(async (error: unknown) => {
    await stop();
    fail([sentenceOf(error)]);
  });
  onReady?.(environment, { demoPlayers: opened.hasDemoPlayers });
  const { OWN_ADDRESS } = await import('./own-address');
  // Warms up, so that the first visitor doesn't wait for the first rendering and cold code. The server may be stopped before.
  const first = { host: new URL(environment.publicOrigin).host, accept: 'text/html', 'accept-encoding': 'br' };
  await app.inject({ url: '/', remoteAddress: OWN_ADDRESS, headers: first }).catch(() => undefined);
}
