import { act } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameCard } from '#contract/fields/game';
import { sampleGame } from '#tests/support/games';
import { render, type Rendered } from '#tests/support/render';
import { GamesContext, type GamesOfPlayer } from '../player/games-context';
import { GameTile } from './game-tile';
import TileMenu from './tile-menu';

let shown: Rendered;
afterEach(() => shown.unmount());

const euro = { currency: 'EUR', isCrypto: false };

async function tile(game: GameCard, around: Partial<GamesOfPlayer> = {}): Promise<HTMLElement> {
  const value = { player: null, isOnBreak: false, favorites: new Set<string>(), toggleFavorite: vi.fn(), openMenu: vi.fn(), ...around };
  shown = await render(
    <GamesContext value={value}>
      <GameTile game={game} />
    </GamesContext>,
  );
  return shown.page;
}

/** Simulates a mouse over the tile. */
const approach = () => act(() => void shown.page.querySelector('a')!.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));

const link = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll('a')]
    .find((anchor) => (anchor.getAttribute('aria-label') ?? anchor.textContent) === name)
    ?.getAttribute('href');
const button = (page: HTMLElement, name: string) => page.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);

/** Play, demo and heart load with the first tile that needs them. */
beforeAll(async () => {
  await tile(sampleGame(), { player: euro });
  approach();
  const isThere = () => link(shown.page, 'Play Concentric') !== undefined && button(shown.page, 'Add Concentric to favourites') !== null;
  await vi.waitUntil(() => act(async () => isThere()));
  await shown.unmount();
});

describe('the menu of a tile', () => {
  const open = async (around: Partial<GamesOfPlayer>, onClosed = vi.fn()) => {
    const value = { player: euro, isOnBreak: false, favorites: new Set<string>(), toggleFavorite: vi.fn(), openMenu: vi.fn(), ...around };
    shown = await render(
      <GamesContext value={value}>
        <TileMenu game={sampleGame()} onClosed={onClosed} />
      </GamesContext>,
    );
    return [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button')];
  };
  const names = (buttons: HTMLElement[]) => buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent);

  it('offers neither play nor demo on a break [LIMIT-006a]', async () => {
    expect(names(await open({}))).toEqual(expect.arrayContaining(['Play', 'Demo', 'Add to favourites']));
    await shown.unmount();
    const onBreak = names(await open({ isOnBreak: true }));
    expect(onBreak.filter((name) => name === 'Play' || name === 'Demo')).toEqual([]);
  });

  it('changes the favourite and closes', async () => {
    const [toggleFavorite, onClosed] = [vi.fn(), vi.fn()];
    const heart = (await open({ toggleFavorite }, onClosed)).find(({ textContent }) => textContent === 'Add to favourites')!;
    await act(async () => heart.click());
    await shown.until(() => expect(onClosed).toHaveBeenCalledOnce());
    expect(toggleFavorite).toHaveBeenCalledOnce();
  });
});

describe('a tile', () => {
  it('shows no badges about bonuses and jackpots on a break [LIMIT-006a]', async () => {
    const game = sampleGame({ badges: [{ type: 'bonus-wagering', theme: 'aurora' }] });
    expect((await tile(game, { player: euro })).textContent).toContain('Bonus play');
    await shown.unmount();
    expect((await tile(game, { player: euro, isOnBreak: true })).textContent).not.toContain('Bonus play');
  });

  it('links to the game, offers play and demo [GAME-005a]', async () => {
    const page = await tile(sampleGame(), { player: euro });
    expect(link(page, 'Concentric')).toBe('/play/orbit-house/concentric?mode=real');
    expect(link(page, 'Play Concentric')).toBeUndefined();
    approach();
    expect(link(page, 'Play Concentric')).toBe('/play/orbit-house/concentric?mode=real');
    expect(link(page, 'Demo of Concentric')).toBe('/play/orbit-house/concentric?mode=demo');
  });

  it('renders its actions once a mouse rests on it, not while a list scrolls under a mouse', async () => {
    const page = await tile(sampleGame(), { player: euro });
    const point = (kind: string) => page.querySelector('a')!.dispatchEvent(new PointerEvent(kind, { pointerType: 'mouse', bubbles: true }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    point('pointerover');
    act(() => void vi.advanceTimersByTime(90));
    point('pointerout');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(link(page, 'Play Concentric')).toBeUndefined();
    point('pointerover');
    act(() => void vi.advanceTimersByTime(100));
    vi.useRealTimers();
    expect(link(page, 'Play Concentric')).toBeDefined();
  });

  it('only loads the smallest cover in data-saver mode', async () => {
    const cover = () => shown.page.querySelector('img')!;
    await tile(sampleGame({ preview_image: '/covers/a.b.1-320.webp' }));
    expect([cover().getAttribute('src'), cover().getAttribute('srcset')]).toEqual([
      '/covers/a.b.1-320.webp',
      '/covers/a.b.1-320.webp 320w, /covers/a.b.1-640.webp 640w',
    ]);
    await shown.unmount();
    document.documentElement.toggleAttribute('data-saver', true);
    await tile(sampleGame({ preview_image: '/covers/a.b.1-320.webp' }));
    document.documentElement.removeAttribute('data-saver');
    expect([cover().getAttribute('src'), cover().getAttribute('srcset')]).toEqual(['/covers/a.b.1-160.webp', null]);
  });

  it('lets a guest try the game, and has no heart for a guest', async () => {
    const page = await tile(sampleGame());
    approach();
    expect(link(page, 'Concentric')).toBe('/play/orbit-house/concentric?mode=demo');
    expect(button(page, 'Add Concentric to favourites')).toBeNull();
  });

  it.each([euro, null])('links to the page about the game on a break, without play and demo links [LIMIT-006a]', async (player) => {
    const page = await tile(sampleGame(), { player, isOnBreak: true });
    approach();
    expect([...page.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual(['/game/orbit-house/concentric']);
  });

  it('has no demo link without a demo [GAME-002b]', async () => {
    const page = await tile(sampleGame({ currencies: ['EUR'], has_demo_mode: false }), { player: euro });
    approach();
    expect(link(page, 'Play Concentric')).toBeDefined();
    expect(link(page, 'Demo of Concentric')).toBeUndefined();
  });

  it('turns a favourite on and off [GAME-005a]', async () => {
    const toggleFavorite = vi.fn();
    const game = sampleGame();
    const page = await tile(game, { player: euro, favorites: new Set([game.identifier]), toggleFavorite });
    const heart = button(page, 'Remove Concentric from favourites');
    expect(heart?.getAttribute('aria-pressed')).toBe('true');
    act(() => heart?.click());
    expect(toggleFavorite).toHaveBeenCalledWith(game);
  });

  it('offers the heart on hover and focus [GAME-005a]', async () => {
    const page = await tile(sampleGame(), { player: euro });
    expect(button(page, 'Add Concentric to favourites')).toBeNull();
    approach();
    expect(button(page, 'Add Concentric to favourites')?.getAttribute('aria-pressed')).toBe('false');
  });

  it('is one stop of the Tab key, and arrow keys move through its actions and back', async () => {
    const page = await tile(sampleGame(), { player: euro });
    approach();
    const [first, ...actions] = [...page.querySelectorAll<HTMLElement>('a, button')];
    expect([first!.tabIndex, actions.map(({ tabIndex }) => tabIndex)]).toEqual([0, [-1, -1, -1]]);
    first!.focus();
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.activeElement!.dispatchEvent(event);
      const focused = document.activeElement!;
      return [event.defaultPrevented, focused.getAttribute('aria-label') ?? focused.textContent];
    };
    expect(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map(press)).toEqual([
      [true, 'Play Concentric'],
      [true, 'Demo of Concentric'],
      [true, 'Add Concentric to favourites'],
      [false, 'Add Concentric to favourites'],
      [true, 'Demo of Concentric'],
      [true, 'Play Concentric'],
      [true, 'Concentric'],
      [false, 'Concentric'],
    ]);
  });

  it('shows an unsupported currency instead of offering play [GAME-005b]', async () => {
    const page = await tile(sampleGame(), { player: { currency: 'NOK', isCrypto: false } });
    approach();
    expect(page.textContent).toContain('Not available in NOK');
    expect(link(page, 'Play Concentric')).toBeUndefined();
    await shown.unmount();
    const crypto = await tile(sampleGame(), { player: { currency: 'BTC', isCrypto: true } });
    expect(crypto.textContent).not.toContain('Not available');
  });

  it('shows at most one badge', async () => {
    const page = await tile(
      sampleGame({
        badges: [
          { type: 'new', theme: 'ion' },
          { type: 'top', theme: 'aurora' },
        ],
      }),
    );
    expect(page.textContent).toContain('New');
    expect(page.textContent).not.toContain('Top');
  });

  it('opens a menu on a long press, and swallows its tap', async () => {
    vi.useFakeTimers();
    const openMenu = vi.fn();
    const game = sampleGame();
    const page = await tile(game, { openMenu });
    const anchor = page.querySelector('a')!;
    const taps = vi.fn();
    page.addEventListener('click', taps);
    const press = (type: string, at = 0) =>
      act(() => void anchor.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX: at, clientY: 0 })));
    press('pointerdown');
    act(() => void vi.advanceTimersByTime(499));
    expect(openMenu).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(openMenu).toHaveBeenCalledWith(game);
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
    act(() => void anchor.dispatchEvent(tap));
    expect([tap.defaultPrevented, taps.mock.calls]).toEqual([true, []]);
    press('pointerdown');
    act(() => void vi.advanceTimersByTime(500));
    const ownMenu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    act(() => void anchor.dispatchEvent(ownMenu));
    expect([ownMenu.defaultPrevented, openMenu.mock.calls.length]).toEqual([true, 2]);
    press('pointerdown');
    press('pointermove', 30);
    act(() => void vi.advanceTimersByTime(600));
    expect(openMenu).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
