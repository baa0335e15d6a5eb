import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { DatabaseProblem } from './database/problems';
import { type Environment, readEnvironment } from './environment';
import { openPlatform } from './open-platform';

/** What the one who starts the server wants to hear. */
export interface Hooks {
  onStep?: (text: string) => void;
  onReady?: (environment: Environment) => void;
}

function fail(sentences: readonly string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function sentenceOf(error: unknown): string {
  return error instanceof DatabaseProblem ? error.message : `The server cannot start: ${(error as Error).message}`;
}

async function listen(app: FastifyInstance, { port, host }: Environment): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Error(`port ${port} is taken by another program; set PORT to a free one.`);
    throw new Error(`it cannot listen on ${host}:${port} (${code ?? message}).`);
  }
}

/** Requests that are under way at a stop end by themselves before this; what is still open then is cut. */
const STOP_MS = 10_000;

/** Runs the server until it is told to stop; what it can meet at the start is one sentence and exit code 1. */
export async function run({ onStep = () => undefined, onReady }: Hooks = {}): Promise<void> {
  const reading = readEnvironment();
  if (!reading.ok) fail(reading.problems);
  const { environment } = reading;
  const opened = await openPlatform(environment, onStep).catch((error: unknown) => fail([sentenceOf(error)]));
  const app = await buildApp(opened.platform).catch(async (error: unknown) => {
    await opened.close();
    return fail([sentenceOf(error)]);
  });
  const stop = async () => {
    const overdue = setTimeout(() => app.server.closeAllConnections(), STOP_MS).unref();
    await app.close();
    clearTimeout(overdue);
    await opened.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(0)));
  }
  await listen(app, environment).catch(async (error: unknown) => {
    await stop();
    fail([sentenceOf(error)]);
  });
  onReady?.(environment);
  // The first visitor should not wait for the first drawing. A stop may come before it.
  const first = { host: new URL(environment.publicOrigin).host, accept: 'text/html', 'accept-encoding': 'br' };
  await app.inject({ url: '/', headers: first }).catch(() => undefined);
}
