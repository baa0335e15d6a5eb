import { describe, expect, it } from 'vitest';
import { listGames } from '#contract/calls/games/lists';
import { sampleGames } from '#tests/support/games';
import { type Responses } from '#tests/support/open-site';
import { wholeSite } from '#tests/support/whole-site';

const whole = wholeSite();
const { open, main } = whole;
const heading = () => main().querySelector('h1')?.textContent;

describe('the mystic jackpots', () => {
  const level = (identifier: string, name: string, amount_cents: number) => ({ id: 1, identifier, name, amount_cents });
  const jackpot = {
    id: 1,
    identifier: 'mystic',
    state: 'active',
    currency: 'EUR',
    amount_cents: 2_605_000,
    levels: [level('nova', 'Nova', 2_500_000), level('comet', 'Comet', 5_000)],
  };
  const win = {
    user_name: 'Apogee***',
    created_at: '2026-05-01T10:00:00.000Z',
    amount_cents: 9_900,
    jackpot_original_amount_cents: 9_900,
    jackpot_original_currency: 'EUR',
    jackpot_level_name: 'Comet',
  };
  const responses = (isOn: boolean): Responses => ({
    'GET /api/fe/shell': () => Response.json({ flags: { 'mystic-jackpots': isOn }, logo: null }),
    'GET /api/jackpots': () => Response.json({ data: [jackpot] }),
    'GET /api/jackpot_wins': () => Response.json({ data: [win] }),
    [`GET ${listGames.path}`]: () =>
      Response.json({
        data: sampleGames(2),
        pagination: { current_page: 1, next_page: null, prev_page: null, total_pages: 1, total_count: 2 },
      }),
    'GET /api/promos': () => Response.json({ data: [] }),
    'GET /api/tournaments': () => Response.json({ data: [] }),
    'GET /api/lotteries': () => Response.json({ data: [] }),
  });

  it('have a page with amounts, rules, winners and games, and an entry in the menu [HEAD-005c, JACK-004a]', async () => {
    whole.isWide = true;
    await open('/mystic-jackpots', responses(true));
    await whole.site.until(() => expect(main().textContent).toContain('Apogee***'));
    expect([heading(), document.title]).toEqual(['Mystic jackpots', 'Mystic jackpots – Perigee']);
    expect(main().textContent).toMatch(/Nova€25,000\.00.*Comet€50\.00.*How it works.*the higher the chance.*Game 1.*Game 2/);
    await whole.site.until(() => expect(whole.site.element.querySelector('header a[href="/mystic-jackpots"]')).not.toBeNull());
  });

  it('are behind their flag: without it there’s no page and no menu entry [JACK-004b]', async () => {
    whole.isWide = true;
    await open('/mystic-jackpots', responses(false));
    await whole.site.until(() => expect(heading()).toBe('Promotions'));
    await whole.site.until(() => expect(whole.site.element.querySelector('header a[href="/pokies"]')).not.toBeNull());
    expect([whole.site.where(), whole.site.element.querySelector('header a[href="/mystic-jackpots"]')]).toEqual(['/promotions', null]);
  });
});
