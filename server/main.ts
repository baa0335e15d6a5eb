import { buildApp } from './app';
import { readEnvironment } from './environment';
import { openPlatform } from './open-platform';
import { DatabaseProblem } from './database/problems';

function fail(sentences: readonly string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const reading = readEnvironment();
if (!reading.ok) fail(reading.problems);
const { environment } = reading;

const { platform, close } = await openPlatform(environment).catch((error: unknown) => fail([error instanceof DatabaseProblem ? error.message : `The server cannot start: ${(error as Error).message}`]));
const app = await buildApp(platform);

async function stop(): Promise<void> {
  await platform.streams.close();
  await app.close();
  await close();
  process.exit(0);
}

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());

await app.listen({ port: environment.port, host: environment.host }).catch(async (error: NodeJS.ErrnoException) => {
  await close();
  fail([
    error.code === 'EADDRINUSE'
      ? `Port ${environment.port} is taken by another program; set PORT to a free one.`
      : `The server cannot listen on ${environment.host}:${environment.port}: ${error.code ?? error.message}.`,
  ]);
});
process.send?.({ kind: 'listening', address: app.server.address() });
