import { expect, it } from 'vitest';
import { DEMO_PASSWORD, demoPlayers } from '../server/domains/account/seed';
import { greeting } from './greeting';

const place = { publicOrigin: 'http://localhost:4000', dataDir: '/tmp/data', smtpUrl: null };

it('the greeting lists the demo players and their password if there are any', () => {
  const output = greeting(place, { demoPlayers: true });
  expect(output).toContain('Perigee is running at http://localhost:4000');
  for (const text of [DEMO_PASSWORD, ...demoPlayers.map(({ email }) => email)]) expect(output).toContain(text);
});

it('the greeting omits demo players if there aren’t any', () => {
  const output = greeting(place, { demoPlayers: false });
  expect(output).toContain('Perigee is running at http://localhost:4000');
  for (const text of [DEMO_PASSWORD, ...demoPlayers.map(({ email }) => email)]) expect(output).not.toContain(text);
});
