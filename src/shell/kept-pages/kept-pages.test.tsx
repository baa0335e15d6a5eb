import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listGames } from '#contract/calls/games/lists';
import { sampleLottery } from '#tests/support/competitions';
import { refusal } from '#tests/support/fake-platform';
import { sampleGames } from '#tests/support/games';
import { openSite, type Site } from '#tests/support/open-site';
import { session } from '../../platform/session';

let site: Site;

const responses = {
  [`GET ${listGames.path}`]: () =>
    Response.json({
      data: sampleGames(2),
      pagination: { current_page: 1, next_page: null, prev_page: null, total_pages: 1, total_count: 2 },
    }),
  'GET /api/games/collections': () => Response.json({ data: [{ id: 'table', games_count: 2 }] }),
};

beforeEach(() => {
  Object.assign(session, { status: 'guest', player: null });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal('fetch', async () => Response.json({}));
});

afterEach(async () => {
  await site.close();
  Object.assign(session, { status: 'unknown', player: null });
});

const pages = () => [...site.element.querySelectorAll<HTMLElement>('main h1')];
const isHidden = (element: Element) => element.closest('[data-left]') !== null;
const titles = (areHidden: boolean) =>
  pages()
    .filter((one) => isHidden(one) === areHidden)
    .map(({ textContent }) => textContent);

async function visit(address: string, title: string): Promise<void> {
  await site.go(address);
  await site.until(() => expect(titles(false)).toEqual([title]));
}

async function back(title: string): Promise<void> {
  await act(async () => site.router.history.back());
  await site.until(() => expect(titles(false)).toEqual([title]));
}

describe('a page that was left', () => {
  it('stays mounted and hidden, and comes back with the same elements', async () => {
    site = await openSite('/games/table', responses);
    await site.until(() => expect(site.element.querySelector('main article')).not.toBeNull());
    const tile = site.element.querySelector('main article')!;
    await visit('/games/new', 'New games');
    expect(tile.isConnected && isHidden(tile)).toBe(true);
    await back('Table games');
    expect(tile.isConnected && !isHidden(tile)).toBe(true);
    expect(titles(true)).toEqual(['New games']);
  });

  it('stays in the document with its layout: its container is hidden, not its elements', async () => {
    site = await openSite('/games/table', responses);
    await visit('/games/new', 'New games');
    const moved: Node[] = [];
    const observer = new MutationObserver((changes) => moved.push(...changes.flatMap(({ removedNodes }) => [...removedNodes])));
    observer.observe(site.element.querySelector('main')!, { childList: true });
    const left = site.element.querySelector<HTMLElement>('[data-left]')!;
    expect(left.querySelector('[style*="display"]')).toBeNull();
    await back('Table games');
    observer.disconnect();
    expect([moved, left.isConnected, left.hasAttribute('data-left')]).toEqual([[], true, false]);
  });

  it('gets its focus back on Back; a page opened by a link starts with focus at its beginning', async () => {
    site = await openSite('/games/table', responses);
    await site.until(() => expect(site.element.querySelector('main article a')).not.toBeNull());
    const link = site.element.querySelector<HTMLElement>('main article a')!;
    link.focus();
    await visit('/games/new', 'New games');
    expect(document.activeElement).toBe(site.element.querySelector('main'));
    await back('Table games');
    expect(document.activeElement).toBe(link);
  });

  it('comes back without the menu whose link was followed', async () => {
    site = await openSite('/games/table', responses);
    await site.until(() => expect(site.element.querySelector('main article')).not.toBeNull());
    const tile = site.element.querySelector('main article')!;
    await act(async () => void tile.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true })));
    await site.until(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull());
    await visit('/games/new', 'New games');
    await back('Table games');
    await site.until(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  });

  it('keeps its address: another page of the same route doesn’t replace its content', async () => {
    site = await openSite('/games/table', responses);
    await visit('/games/new', 'New games');
    await visit('/games/jackpots', 'Jackpot games');
    expect(titles(true).toSorted()).toEqual(['New games', 'Table games']);
    await back('New games');
    await back('Table games');
  });

  it('is mounted once, however often it’s visited', async () => {
    site = await openSite('/games/table', responses);
    await visit('/games/new', 'New games');
    await visit('/games/table', 'Table games');
    await visit('/games/new', 'New games');
    expect(titles(true)).toEqual(['Table games']);
  });

  it('is removed if its route isn’t kept', async () => {
    site = await openSite('/oops', responses);
    await visit('/games/new', 'New games');
    expect(pages()).toHaveLength(1);
  });

  it.each([
    ['couldn’t be loaded', refusal('bad_input', 422)],
    ['isn’t there', refusal('lottery_not_found', 404)],
  ])('is removed if it %s: coming back loads it again', async (_why, failure) => {
    let isBroken = true;
    const found = { lottery: sampleLottery(1, { title: 'Moon draw' }), winners: [] };
    const lottery = () => (isBroken ? failure.clone() : Response.json(found));
    site = await openSite('/lottery/moon-draw', { ...responses, 'GET /api/lotteries/moon-draw': lottery });
    await site.until(() => expect(titles(false)).toHaveLength(1));
    const failed = pages()[0]!;
    await visit('/games/new', 'New games');
    expect([failed.isConnected, pages().length]).toEqual([false, 1]);
    isBroken = false;
    await site.go('/lottery/moon-draw');
    await site.until(() => expect(titles(false)).toEqual(['Moon draw']));
  });

  it('is removed after visits to other pages, sooner on a device with little memory', async () => {
    Object.defineProperty(navigator, 'deviceMemory', { value: 1, configurable: true });
    site = await openSite('/games/table', responses);
    await visit('/games/new', 'New games');
    await visit('/games/jackpots', 'Jackpot games');
    expect(titles(true)).toEqual(['New games']);
    Reflect.deleteProperty(navigator, 'deviceMemory');
  });

  it('is removed when another player signs in', async () => {
    site = await openSite('/games/table', responses);
    await visit('/games/new', 'New games');
    await act(
      async () =>
        void Object.assign(session, {
          status: 'player',
          player: { id: 7, nickname: 'Nova', groups: [], currency: 'EUR', statuses: [], auth_fields_missed: [] },
        }),
    );
    await site.until(() => expect(titles(true)).toEqual([]));
    expect(titles(false)).toEqual(['New games']);
  });
});
