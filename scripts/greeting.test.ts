import { expect, it } from 'vitest';
import { DEMO_PASSWORD, demoPlayers } from '../server/domains/account/seed';
import { greeting } from './greeting';

const place = { publicOrigin: 'http://localhost:4000', dataDir: '/tmp/data', smtpUrl: null };

it('names the demo players and their password where there are some', () => {
  const said = greeting(place, { demoPlayers: true });
  expect(said).toContain('Perigee is running at http://localhost:4000');
  for (const text of [DEMO_PASSWORD, ...demoPlayers.map(({ email }) => email)]) expect(said).toContain(text);
});

it('says nothing of demo players where there are none', () => {
  const said = greeting(place, { demoPlayers: false });
  expect(said).toContain('Perigee is running at http://localhost:4000');
  for (const text of [DEMO_PASSWORD, ...demoPlayers.map(({ email }) => email)]) expect(said).not.toContain(text);
});
