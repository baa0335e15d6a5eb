import { DEMO_PASSWORD, demoPlayers } from '../server/domains/account/seed';
import { mailFolder } from '../server/edges/mail';
import type { Environment } from '../server/environment';

/** What `npm start` says once the server answers; the demo players with their password where the database holds them, and nowhere else. */
export function greeting({ publicOrigin, dataDir, smtpUrl }: Pick<Environment, 'publicOrigin' | 'dataDir' | 'smtpUrl'>, has: { demoPlayers: boolean }): string {
  const players = demoPlayers.map(({ email, note }) => `  ${email.padEnd(30)} ${note}`);
  return [
    `\nPerigee is running at ${publicOrigin}`,
    ...(has.demoPlayers ? [`\nDemo players (password for all: ${DEMO_PASSWORD}):`, ...players] : []),
    `\nEmails are ${smtpUrl ? 'sent over SMTP' : `saved to ${mailFolder({ dataDir })}`}. Press Ctrl+C to stop.`,
  ].join('\n');
}
