import { DEMO_PASSWORD, demoPlayers } from '../server/domains/account/seed';
import { mailFolder } from '../server/edges/mail';
import type { Environment } from '../server/environment';

/** The output of `npm start` once the server responds; with the demo players and their password only if the database has them. */
export function greeting(
  { publicOrigin, dataDir, smtpUrl }: Pick<Environment, 'publicOrigin' | 'dataDir' | 'smtpUrl'>,
  has: { demoPlayers: boolean },
): string {
  const players = demoPlayers.map(({ email, note }) => `  ${email.padEnd(30)} ${note}`);
  return [
    `\nPerigee is running at ${publicOrigin}`,
    ...(has.demoPlayers ? [`\nDemo players (password for all: ${DEMO_PASSWORD}):`, ...players] : []),
    `\nEmails are ${smtpUrl ? 'sent over SMTP' : `saved to ${mailFolder({ dataDir })}`}. Press Ctrl+C to stop.`,
  ].join('\n');
}
