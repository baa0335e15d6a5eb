import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { testApp, testPlatform } from '#tests/support/platform';

const { database } = ownDatabase();
const platform = testPlatform(database);
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  app = await testApp(platform, [
    (scope) => void scope.get('/who', async ({ caller }) => ({ brand: caller.brand.id, locale: caller.locale, session: caller.session })),
  ]);
});
afterAll(() => app.close());

const locale = async (headers: Record<string, string>) => (await app.inject({ url: '/who', headers })).json<{ locale: string }>().locale;

it('a caller’s language is the header’s, else the cookie’s, else the brand’s own', async () => {
  expect(await locale({})).toBe('en');
  expect(await locale({ cookie: 'locale=de' })).toBe('de');
  expect(await locale({ cookie: 'locale=de', 'x-locale': 'it' })).toBe('it');
  for (const unknown of ['xx', '', 'DE', '../de']) expect(await locale({ 'x-locale': unknown })).toBe('en');
});

it('a language that the brand doesn’t offer is ignored', async () => {
  const { sites } = platform.environment;
  const site = sites.at('localhost');
  const brand = { ...site.brand, locales: site.brand.locales.filter((one) => one !== 'it') };
  const at = vi.spyOn(sites, 'at').mockReturnValue({ ...site, brand });
  expect([await locale({ 'x-locale': 'it' }), await locale({ 'x-locale': 'de' })]).toEqual(['en', 'de']);
  at.mockRestore();
});
