import { resolve } from 'node:path';
import { loadEnvFile } from '../server/env-file';
import { greeting } from './greeting';
import { run } from '../server/run';
import { say } from './say';
import { startOver } from './start-over';

loadEnvFile();
process.env.LOG_LEVEL ??= 'warn';

async function startOverOrStop(): Promise<void> {
  try {
    const done = await startOver(resolve(process.env.DATA_DIR || '.data'));
    if (done) say(done);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

if (process.argv.includes('--fresh')) await startOverOrStop();
await run({
  onStep: (text) => say(`  ${text}`),
  onReady: (environment, has) => say(greeting(environment, has)),
});
