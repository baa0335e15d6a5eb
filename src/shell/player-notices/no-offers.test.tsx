import { readdirSync } from 'node:fs';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getHeaderNotices } from '#contract/calls/notifications';
import { getShellConfig } from '#contract/calls/config/shell';
import { flagDefaults } from '#contract/fields/config/flags';
import { storage } from '#contract/storage';
import { sells } from '#rules/limits/selling';
import { completePlayer } from '#tests/support/deposit-page';
import { type Responses, openSite, type Site } from '#tests/support/open-site';
import { session } from '../../platform/session';

let site: Site;

const notice = (icon: string, message: string) => ({ id: message, icon, message, link: null, status: 'new', audience: 'all' });
const known: Responses = {
  [`GET ${getShellConfig.path}`]: () => Response.json({ flags: { ...flagDefaults, 'rocket-mart': true, adventure: true }, logo: null }),
  [`GET ${getHeaderNotices.path}`]: () =>
    Response.json({ data: [notice('gift', 'A bonus for you'), notice('wrench', 'Maintenance at night')] }),
};

/** Responses with empty lists of offers. */
const responses = new Proxy(known, {
  get: (all, what: string) =>
    all[what] ?? (/^GET .*(tournament|quest|promo|lotter|reward|gift)/.test(what) ? () => Response.json({ data: [] }) : undefined),
});

/** Pages that stay available, with their menus and links. */
const around = ['/', '/menu', '/profile', '/profile/limits', '/profile/verification', '/cashbox', '/support', '/notifications', '/pokies'];

/** Addresses of the app's routes that sell, with their parameters filled in. */
const sellingPaths = [
  '/games/jackpots',
  ...readdirSync('src/routes')
    .filter((file) => file !== '__root.tsx' && file.endsWith('.tsx'))
    .map(
      (file) =>
        `/${file
          .replace(/\.tsx$/, '')
          .split('.')
          .map((part) => part.replace(/_$/, '').replace('{$product}', 'perigee').replace('{-$slug}', 'spring').replace(/^\$.*/, 'spring'))
          .filter((part) => part !== 'index')
          .join('/')}`,
    )
    // Pages of a single competition aren't found here, so they can't be paused.
    .filter((path) => sells(path) && !path.includes('spring')),
];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal('fetch', async () => Response.json({}));
});

afterEach(async () => {
  await site.close();
  localStorage.clear();
  Object.assign(session, { status: 'unknown', player: null });
});

/** The heading of the current page; kept pages stay hidden beside it. */
const title = () =>
  [...site.element.querySelectorAll('main h1')].find((one) => one.closest('[style*="display: none"]') === null)?.textContent;
const links = () => [...site.element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

describe('during a break', () => {
  it('no page of the app sells anything, and no link leads to one that does [LIMIT-006a]', async () => {
    const playBreak = { type: 'coolingoff', until: null };
    Object.assign(session, { status: 'player', player: { ...completePlayer, groups: [], auth_fields_missed: [], play_break: playBreak } });
    site = await openSite('/support', responses);
    const pause = 'No offers during your break';
    const found: string[] = [];
    for (const path of [...sellingPaths, ...around]) {
      await site.go(path);
      await site.until(() => expect([path, sells(site.where()) ? title() : pause]).toEqual([path, pause]));
      found.push(
        ...links()
          .filter(sells)
          .map((link) => `${path} leads to ${link}`),
      );
    }
    expect(found).toEqual([]);
    expect(sellingPaths.length).toBeGreaterThan(20);
  });

  it('a desktop’s header has no link to a page that sells, and has them again afterwards', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
    const player = { ...completePlayer, groups: [], auth_fields_missed: [] };
    const inHeader = () => [...site.element.querySelectorAll('header a')].map((link) => link.getAttribute('href') ?? '');
    Object.assign(session, { status: 'player', player: { ...player, play_break: { type: 'coolingoff', until: null } } });
    site = await openSite('/support', responses);
    await site.until(() => expect(inHeader()).toContain('/live'));
    expect(inHeader().filter(sells)).toEqual([]);
    await act(async () => void Object.assign(session, { player }));
    await site.until(() => expect(inHeader()).toEqual(expect.arrayContaining(['/vip', '/rocket-mart', '/tournaments'])));
  });

  it('the device on which it was begun shows it to guests, and doesn’t offer them an account [LIMIT-006a]', async () => {
    Object.assign(session, { status: 'guest', player: null });
    localStorage.setItem(storage.local.playBreak, JSON.stringify({ type: 'selfexclusion', until: null, since: Date.now() }));
    site = await openSite('/support', responses);
    await site.until(() => expect(site.element.textContent).toContain('You’re self-excluded'));
    expect(site.element.textContent).toContain('We won’t show offers on this device.');
    expect(links()).toContain('/sign-in');
    expect(links()).not.toContain('/sign-up');
    await site.go('/tournaments');
    await site.until(() => expect(title()).toBe('No offers during your break'));
  });

  it('that was begun more than a week ago, the device shows its guests everything again', async () => {
    Object.assign(session, { status: 'guest', player: null });
    const since = Date.now() - 7 * 24 * 60 * 60 * 1000 - 1;
    localStorage.setItem(storage.local.playBreak, JSON.stringify({ type: 'selfexclusion', until: null, since }));
    site = await openSite('/support', responses);
    await site.until(() => expect(links()).toContain('/sign-up'));
    expect(site.element.textContent).not.toContain('You’re self-excluded');
  });
});
