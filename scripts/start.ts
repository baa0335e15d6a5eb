import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEMO_PASSWORD, demoPlayers } from '../server/domains/account/seed';
import { mailFolder } from '../server/edges/mail';
import { isBuildStale } from './stale';
import { run } from '../server/run';
import { say } from './say';

process.env.LOG_LEVEL ??= 'warn';

/** Removes the data of an earlier start; a folder that is not ours is left alone. */
function startOver(): void {
  const folder = resolve(process.env.DATA_DIR || '.data');
  if (!existsSync(folder)) return;
  if (!existsSync(join(folder, 'postgres')) && !existsSync(join(folder, 'vapid.json'))) {
    say(`${folder} does not look like a data folder of Perigee; it is left as it is.`);
    process.exit(1);
  }
  rmSync(folder, { recursive: true, force: true });
  say(`Removed the data in ${folder}.`);
}

function buildIfStale(): void {
  if (!isBuildStale()) return;
  say('Building (about a minute, once for each change) …');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

if (process.argv.includes('--fresh')) startOver();
buildIfStale();
await run({
  onStep: (text) => say(`  ${text}`),
  onReady: ({ publicOrigin, dataDir, smtpUrl }) => {
    say(`\nPerigee runs at ${publicOrigin}\n\nDemo players, all with the password ${DEMO_PASSWORD}:`);
    for (const { email, note } of demoPlayers) say(`  ${email.padEnd(30)} ${note}`);
    say(`\nMails ${smtpUrl ? 'are sent by SMTP' : `land in ${mailFolder({ dataDir })}`}. Stop with Ctrl+C.`);
  },
});
