import type { APIRequestContext, Page } from '@playwright/test';
import { getCurrentIp } from '#contract/calls/locale';
import { navigateInApp } from '../support/navigate-in-app';
import { expect, expectNoViolations, test } from '../support/journey';
import { signInDemoPlayer } from '../support/player';
import { siteMap } from '../support/site-map';
import { houseSlot } from './acts/games';

const everyAddress = siteMap({ tournament: '/tournaments/1', demo: `${houseSlot.path}?mode=demo` });

/** The error page comes last, because under a dialog that's still loading it would look like the next address's failure. */
const addresses = [...everyAddress.filter((address) => address !== '/oops'), '/oops'];

/** Addresses for players only: a guest is sent to registration (ROUTE-049). */
const isPrivate =
  /^\/(?:profile(?!\/(?:password|confirmation))|users(?!\/(?:password|confirmation))|cashbox|dashboard|deposit|deposit-fast|deposit-bonus|withdraw|personal-info|limits|accounts\/[^/]+\/deposit|favorite-games|email-verify|last-game|notifications|ffc|install\/guides)(?:\/|$)/;

/** Addresses for sign-in, deposits and the sportsbook are closed in countries without sign-in (ROUTE-048). */
const isClosed = /^\/(?:sign-in|sign-up|login|registration|remind)$/;

interface Visitor {
  who: 'guest' | 'player' | 'tester' | 'restricted visitor';
  locale: '' | '/de' | '/it';
  width: 360 | 1440;
}

/** The problems of the page at an address; empty if it's correct. */
async function faultsOf(page: Page, address: string, { who, width }: Visitor): Promise<string[]> {
  // A dialog hides the page under it from assistive technology.
  await expect(page.getByRole('dialog').or(page.getByRole('main')).getByRole('heading').first(), address).toBeVisible();
  const seen = await page.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    width: document.documentElement.scrollWidth,
    headings: [...document.querySelectorAll('main h1')].filter((heading) => heading.checkVisibility()).length,
  }));
  const isOops =
    (await page.getByRole('heading', { name: /^(Something went wrong|Etwas ist schiefgegangen|Si è verificato un problema)$/ }).count()) >
    0;
  const sentAway = who === 'guest' && isPrivate.test(address) && !/\/(?:registration|sign-up)$/.test(seen.path);
  const isOpen =
    who === 'restricted visitor' &&
    isClosed.test(address) &&
    (await page.getByRole('heading', { name: /your country|Ihrem Land|tuo Paese/ }).count()) === 0;
  return [
    ...(seen.width > width ? [`is ${seen.width} wide`] : []),
    ...(/\S – \S|\S/.test(seen.title) ? [] : ['has no title']),
    ...(seen.headings > 1 ? [`has ${seen.headings} main headings`] : []),
    ...(isOops && address !== '/oops' ? ['failed'] : []),
    ...(sentAway ? [`shows a guest ${seen.path}`] : []),
    ...(isOpen ? ['is open'] : []),
  ].map((fault) => `${address} ${fault}`);
}

/** Waits until the page transition is over, which would change the width. */
function untilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((done) => requestIdleCallback(done));
    const moving = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition'));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

async function become(page: Page, request: APIRequestContext, baseUrl: string, { who }: Visitor): Promise<void> {
  if (who === 'player') await signInDemoPlayer(request, baseUrl, 'regular');
  if (who === 'tester') await signInDemoPlayer(request, baseUrl, 'tester');
  if (who === 'restricted visitor') await page.route(`**${getCurrentIp.path}`, (route) => route.fulfill({ json: { country_code: 'PL' } }));
}

/** The example of a round's address belongs to no player. */
const strangersRound = /status of 404 .*\/api\/player\/rounds\//;

/** Walks through the whole site within one window, as links do. */
async function walk(
  page: Page,
  baseUrl: string,
  visitor: Visitor,
  look: (page: Page, address: string) => Promise<void> = async () => undefined,
): Promise<void> {
  await become(page, page.request, baseUrl, visitor);
  // Transitions between pages have their own tests.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: visitor.width, height: visitor.width === 360 ? 740 : 900 });
  await page.goto(visitor.locale || '/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const faults: string[] = [];
  for (const address of addresses) {
    await navigateInApp(page, `${visitor.locale}${address === '/' && visitor.locale ? '' : address}`);
    await untilStill(page);
    faults.push(...(await faultsOf(page, address, visitor)));
    await look(page, address);
  }
  expect(faults).toEqual([]);
}

const visitors = (['guest', 'player', 'tester', 'restricted visitor'] as const).flatMap((who) =>
  (['', '/de', '/it'] as const).flatMap((locale) => ([360, 1440] as const).map((width): Visitor => ({ who, locale, width }))),
);

/** The narrowest width, the longest texts and the most content, in every run; the full matrix belongs to the long part. */
const isInGate = ({ who, locale, width }: Visitor) => who === 'player' && locale === '/de' && width === 360;

/** The additional clauses that a visitor's walk proves about access. */
const refusedClauses: Partial<Record<Visitor['who'], string>> = {
  guest: ' [ROUTE-008c, ROUTE-014a, ROUTE-049a]',
  'restricted visitor': ' [ROUTE-048, AUTH-010d]',
};

for (const visitor of visitors) {
  const { who, locale, width } = visitor;
  test(`every address shows a ${who} a page with heading and title, no wider than ${width}, in ${locale.slice(1) || 'en'}${refusedClauses[who] ?? ''}`, {
    tag: isInGate(visitor) ? '@phone' : '@long',
  }, async ({ page, baseURL, guard }) => {
    test.setTimeout(240_000);
    guard.allow(strangersRound);
    await walk(page, baseURL!, visitor);
  });
}

for (const who of ['guest', 'player'] as const) {
  test(`every address has no accessibility violations for a ${who}`, { tag: '@long' }, async ({ page, baseURL, guard }) => {
    test.setTimeout(400_000);
    guard.allow(strangersRound);
    await walk(page, baseURL!, { who, locale: '', width: 360 }, async () => expectNoViolations(page));
  });
}

declare global {
  interface Window {
    /** The page's element in the document. */
    perigeeMain: Element | null;
  }
}

/** Opens addresses one by one as a first-time visitor. Returns those whose page wasn't hydrated but rendered again. */
async function openEach(page: Page, opened: readonly string[]): Promise<string[]> {
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => (window.perigeeMain = document.querySelector('main'))));
  const replaced: string[] = [];
  for (const address of opened) {
    await page.goto(address);
    const found = await page.waitForFunction(() => {
      const main = document.querySelector('main');
      if (!main || !Object.keys(main).some((key) => key.startsWith('__react'))) return null;
      return main === window.perigeeMain ? 'drawn' : 'new';
    });
    if ((await found.jsonValue()) === 'new') replaced.push(address);
  }
  return replaced;
}

test('the server-rendered page is hydrated, node by node', { tag: '@phone' }, async ({ page }) => {
  expect(await openEach(page, ['/', '/pokies/new', '/terms-and-conditions', '/tournaments', `${houseSlot.path}?mode=demo`])).toEqual([]);
});

test('at every address the app hydrates the server-rendered page or renders its own, without a hydration mismatch', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(240_000);
  // The page of closed countries has a status that the browser logs as an error.
  const opened = addresses.filter((address) => address !== '/451');
  const replaced = await openEach(
    page,
    opened.map((address) => `/de${address === '/' ? '' : address}`),
  );
  // Dialogs, players' pages and redirects are rendered by the app; everything else by the server.
  expect(
    replaced.filter((address) =>
      /^\/de\/(?:pokies|live|games|categories|producers|news|terms-and-conditions|tournaments|vip|promotions|lottery|promo)/.test(address),
    ),
  ).toEqual([]);
});
