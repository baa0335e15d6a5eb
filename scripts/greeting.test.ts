import { expect, it } from 'vitest';
import { DEMO_PASSWORD, demoPlayers } from '../server/domains/account/seed';
import { greeting } from './greeting';

const place = { publicOrigin: 'http://localhost:4000', dataDir: '/tmp/data', smtpUrl: null };

it('the greeting lists the demo players and their password if there are any', () => {
  const said = greeting(place, { demoPlayers: true });
  expect(said).toContain('Perigee is running at http://localhost:4000');
  for (const text of [DEMO_PASSWORD, ...demoPlayers.map(({ email }) => email)]) expect(said).toContain(text);
});

it('the greeting omits demo players if there aren’t any', () => {
  const said = greeting(place, { demoPlayers: false });
  expect(said).toContain('Perigee is running at http://localhost:4000');
  for (const text of [DEMO_PASSWORD, ...demoPlayers.map(({ email }) => email)]) expect(said).not.toContain(text);
});
