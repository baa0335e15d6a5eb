import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getGameCollections, listGames } from '#contract/calls/games/lists';
import { getLobby } from '#contract/calls/games/lobby';
import { fakeResponses } from '#tests/support/fake-responses';
import { sampleGames } from '#tests/support/games';
import { typeIn } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import SearchSheet from './search-sheet';

vi.mock('../../../platform/log', () => ({ logFailure: vi.fn() }));
const { logFailure } = await import('../../../platform/log');

const found = (count: number) => ({
  data: sampleGames(count, 100),
  pagination: { current_page: 1, next_page: null, prev_page: null, total_pages: 1, total_count: count },
});
const collections = ['public', getGameCollections.id, {}];
const recommended = ['public', listGames.id, { query: { category: 'top', page_size: '12' } }];
let shown: Rendered;
let asked: string[];
let kept: string[];
let response: () => Response;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  response = () => Response.json(found(2));
  wireClient({ fetch: fakeResponses(() => response(), asked) });
  kept = [];
  shown = await render(<SearchSheet onTitle={(title) => kept.push(title)} onClose={() => undefined} />, [
    [recommended, found(3)],
    [
      collections,
      {
        data: [
          { id: 'all', games_count: 230 },
          { id: 'jackpots', games_count: 9 },
          { id: 'high-volatility', games_count: 50 },
        ],
      },
    ],
  ]);
});

afterEach(async () => {
  vi.useRealTimers();
  vi.mocked(logFailure).mockClear();
  await shown.unmount();
});

async function type(text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="search"]')!;
  await typeIn(input, text);
}

const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

describe('the search', () => {
  it('finds categories by their names as well as games, and links to them', async () => {
    const names = () => [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent);
    await type('jackp');
    await pass(400);
    expect(names()).toEqual(['Jackpot games (9)']);
    await type('VOLAT');
    await pass(400);
    expect(names()).toHaveLength(1);
    await type('jàckpót');
    await pass(400);
    expect(names()).toEqual(['Jackpot games (9)']);
    for (const none of ['all games', 'nothing of the kind']) {
      await type(none);
      await pass(400);
      expect(names()).toEqual([]);
    }
  });

  it('recommends games before it starts [GAME-004c]', () => {
    expect(document.body.textContent).toContain('Popular games');
    expect(document.querySelectorAll('article')).toHaveLength(3);
  });

  it('recommends no games if none are cached or available', async () => {
    await shown.unmount();
    response = () => Response.error();
    shown = await render(<SearchSheet onTitle={() => undefined} onClose={() => undefined} />);
    await pass(120_000);
    expect(document.body.textContent).not.toContain('Popular games');
  });

  it('starts with more than two characters [GAME-004a]', async () => {
    await type('or');
    await pass(1000);
    expect(asked).toEqual([]);
    await type('orb');
    await pass(300);
    expect(asked).toEqual(['/api/games?title=orb']);
    await pass(20);
    expect(document.body.textContent).toContain('2 games found');
  });

  it('reports its search term, and starts with a given one', async () => {
    await type('orbit');
    await pass(300);
    expect(kept.at(-1)).toBe('orbit');
    await shown.unmount();
    asked.length = 0;
    shown = await render(<SearchSheet title="comet" onTitle={() => undefined} onClose={() => undefined} />);
    await pass(300);
    expect(asked).toContain('/api/games?title=comet');
    expect(document.querySelector<HTMLInputElement>('input[type="search"]')!.value).toBe('comet');
  });

  it('is debounced by 300 ms [GAME-004a]', async () => {
    await type('orb');
    await pass(200);
    await type('orbit');
    await pass(299);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(['/api/games?title=orbit']);
  });

  it('shows that nothing was found [GAME-004b]', async () => {
    response = () => Response.json(found(0));
    await type('zzyzx');
    await pass(300);
    await pass(20);
    expect(document.body.textContent).toContain('No games match “zzyzx”');
  });

  it('logs a failure as LOAD_FOUND_GAMES_ERROR [GAME-004d]', async () => {
    response = () => Response.json({ error: { code: 'bad_input', message: '', fields: {} } }, { status: 422 });
    await type('orbit');
    await pass(300);
    await pass(20);
    expect(logFailure).toHaveBeenCalledWith('LOAD_FOUND_GAMES_ERROR', expect.any(Error));
    expect(document.body.textContent).toContain('Search isn’t working right now.');
  });

  it('without a network searches the stored games within three seconds, and continues automatically [OFF-001c]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    vi.stubGlobal('fetch', async () => (isAway ? Promise.reject(new TypeError('network')) : Response.json({ status: 'live' })));
    let isAway = true;
    response = () => {
      if (isAway) throw new TypeError('network');
      return Response.json(found(2));
    };
    const titles = () => [...document.querySelectorAll('article')].map(({ textContent }) => textContent);
    const [game] = sampleGames(1, 500);
    shown.queryClient.setQueryData(['public', getLobby.id, {}], { rails: [{ games: [{ ...game, title: 'Kelp Cathedral' }] }] });
    await type('kelp');
    await pass(300);
    await pass(2_500);
    await pass(20);
    expect(document.body.textContent).toContain('You’re offline, so we can only search saved games:');
    expect(titles()).toEqual([expect.stringContaining('Kelp Cathedral')]);
    await type('nothing of the kind');
    await pass(300);
    await pass(2_500);
    await pass(20);
    expect(document.body.textContent).toContain('No games match “nothing of the kind”');
    expect(document.body.textContent).toContain('The search goes on as soon as you’re back online.');
    isAway = false;
    await pass(5_000);
    await pass(100);
    expect(document.body.textContent).toContain('2 games found');
  });

  it('on a network that hangs says so after a few seconds, shows stored games meanwhile, and starts again on a press [OFF-001c]', async () => {
    const titles = () => [...document.querySelectorAll('article')].map(({ textContent }) => textContent);
    const [game] = sampleGames(1, 500);
    shown.queryClient.setQueryData(['public', getLobby.id, {}], { rails: [{ games: [{ ...game, title: 'Kelp Cathedral' }] }] });
    wireClient({
      fetch: (url) => {
        asked.push(String(url));
        return isHanging ? new Promise<Response>(() => undefined) : Promise.resolve(response());
      },
    });
    let isHanging = true;
    await type('kelp');
    await pass(300);
    await pass(4_000);
    await pass(20);
    expect(document.body.textContent).toContain('The search is taking longer than usual.');
    expect(titles()).toEqual([expect.stringContaining('Kelp Cathedral')]);
    isHanging = false;
    asked.length = 0;
    await act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')!.click());
    await pass(100);
    expect(asked).toEqual(['/api/games?title=kelp']);
    expect(document.body.textContent).toContain('2 games found');
    expect(document.body.textContent).not.toContain('longer than usual');
  });
});
