import { expect, it } from 'vitest';
import type { Domain } from '#server/domain';
import { ownServer } from '#tests/support/own-server';
import { setConfig } from '../config/store';
import { rememberPartner } from './partner-cookies';

const landing: Domain = (app, platform) => {
  app.get('/landing', async (request, reply) => {
    await rememberPartner(platform, request, reply, new URL(request.url, 'http://self').searchParams);
    return 'here';
  });
};
const plain = ownServer([landing]);
const secure = ownServer([landing], { PUBLIC_ORIGIN: 'https://casino.example' });

/** The cookies that a visit sets, without their expiry. */
async function visit(search: string, referer?: string, { app } = plain) {
  const response = await app.inject({ url: `/landing${search}`, headers: { host: 'casino.example', ...(referer && { referer }) } });
  expect(response.statusCode).toBe(200);
  return response.cookies;
}
const valuesOf = (cookies: readonly { name: string; value: string }[]) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

it('a partner in an address is stored for thirty days, for every page and readable by scripts [AUTH-017a, ROUTE-070b]', async () => {
  const cookies = await visit('?stag=letter_7&affb_id=55');
  const lasting = { path: '/', maxAge: 2_592_000, sameSite: 'Lax' };
  expect(cookies).toEqual([
    { name: 'stag', value: 'letter_7', ...lasting },
    { name: 'affb', value: '55', ...lasting },
  ]);
});

it('over https the cookies are secure', async () => {
  expect((await visit('?stag=letter_7', undefined, secure)).map(({ secure: isSecure }) => isSecure)).toEqual([true, true]);
});

it.each([
  ['a partner’s site', 'https://orbit-reviews.example/casinos', { stag: 'orbit-reviews', affb: '241' }],
  ['a subdomain of one', 'https://www.casino-almanac.example/', { stag: 'almanac_9f2', affb: '241' }],
  ['a site that nobody knows', 'https://weather.example/', {}],
  ['a site whose name ends in a partner’s', 'https://not-orbit-reviews.example/', {}],
  ['nothing', undefined, {}],
  ['what is no address', 'about', {}],
])('a visit from %s is attributed by its referrer', async (_, referer, remembered) => {
  expect(valuesOf(await visit('', referer))).toEqual(remembered);
});

it('a link between our own pages sets no partner, even if our host is listed', async () => {
  await setConfig(plain.database, 'stag-by-referrer-name', { referrers: [{ name: 'casino.example', stag: 'own', affb: null }] });
  plain.platform.clock.pass(2_000);
  expect(await visit('', 'https://casino.example/promotions')).toEqual([]);
  expect(valuesOf(await visit('', 'https://www.casino.example/promotions'))).toEqual({ stag: 'own', affb: '241' });
});

it('the address takes precedence over the referring site, and an invalid partner’s name is ignored', async () => {
  expect(valuesOf(await visit('?stag=letter_7', 'https://orbit-reviews.example/'))).toEqual({ stag: 'letter_7', affb: '122' });
  expect(await visit('?stag=%3Cscript%3E')).toEqual([]);
});
