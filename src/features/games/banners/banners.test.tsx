import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getCurrentIp } from '#contract/calls/locale';
import type { Banner } from '#contract/fields/config/banners';
import { render, type Rendered } from '#tests/support/render';
import { queryOf } from '../../../platform/api/query';
import { bannersQuery, configQuery } from '../../../platform/config/configs';
import { session } from '../../../platform/session';
import LobbyPromos from './lobby-promos';
import { PromoBanner } from './promo-banner';
import { PromoRow } from './promo-row';

let shown: Rendered;

const banner = (change: Partial<Banner>): Banner => ({
  id: 'one',
  categories: [],
  groups: [],
  groupIds: [],
  domains: [],
  liveTime: { start: null, end: null },
  variables: {},
  gradient: ['#111111', '#222222', '#333333', '#444444'],
  image: null,
  overlayImage: null,
  timer: null,
  order: { lobby: 1 },
  frontend_identifier: null,
  title: { text: 'One' },
  description: { text: 'Words' },
  labels: [],
  button: null,
  secondButton: null,
  ...change,
});

const know = (banners: Banner[], stags: string[] = []): [readonly unknown[], unknown][] => [
  [bannersQuery('en').queryKey, { name: 'banners-config', config: { banners } }],
  [configQuery('excluded-promo-stags').queryKey, { name: 'excluded-promo-stags', config: { stags } }],
];
const titles = () => [...shown.page.querySelectorAll('h2')].map((title) => title.textContent);

beforeEach(() => Object.assign(session, { status: 'guest', player: null }));

afterEach(async () => {
  await shown.unmount();
  document.cookie = 'stag=; path=/; max-age=0';
});

describe('a banner', () => {
  it('shows text, labels, gradient, both pictures, a timer and two buttons [BANN-001b, BANN-001c, BANN-001d]', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    shown = await render(
      <PromoBanner
        banner={banner({
          labels: ['New'],
          image: '/banners/orbits.svg',
          overlayImage: '/banners/stars.svg',
          timer: { start_at: at(-1), end_at: at(30) },
          button: { name: 'Join', url: null, type: 'tournaments', frontendIdentifier: 'perihelion-sprint', attrs: { from: 'banner' } },
          secondButton: { name: 'Sign up', popup: 'sign-up' },
        })}
      />,
    );
    expect(shown.page.textContent).toMatch(/New.*One.*Words.*Ends in 1 day \d\d:\d\d:\d\d.*Join.*Sign up/);
    expect(shown.page.querySelector('section')!.getAttribute('style')).toMatch(/#111111.*#222222.*#333333.*#444444/);
    expect([...shown.page.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/banners/stars.svg',
      '/banners/orbits.svg',
    ]);
    expect([...shown.page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/tournaments/perihelion-sprint?from=banner',
      '/sign-up',
    ]);
  });

  it('has no star of its drawing under its words, which take 72% of it', () => {
    const css = readFileSync(`${import.meta.dirname}/promo-banner.module.css`, 'utf8');
    const share = (selector: string) => Number(new RegExp(`\\n\\.${selector} \\{[^}]*width: (\\d+)%`).exec(css)![1]);
    const stars = readFileSync('public/banners/stars.svg', 'utf8').matchAll(/cx="([\d.]+)"[^>]* r="([\d.]+)"/g);
    const places = [...stars].map(([, x, radius]) => 100 - share('overlay') + ((Number(x) - Number(radius)) / 320) * share('overlay'));
    expect(places.length).toBeGreaterThan(5);
    expect(places.filter((place) => place < share('words'))).toEqual([]);
  });

  it('counts down to its start first, and hides a finished timer [BANN-001d]', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    shown = await render(<PromoBanner banner={banner({ timer: { start_at: at(2), end_at: at(30) } })} />);
    expect(shown.page.textContent).toContain('Starts in');
    await shown.unmount();
    shown = await render(<PromoBanner banner={banner({ timer: { start_at: at(-3), end_at: at(-1) } })} />);
    expect(shown.page.querySelector('time')).toBeNull();
  });
});

describe('beside the first banner of the lobby', () => {
  const guests = [banner({ id: 'guest', title: { text: 'For guests' } })];

  it('a guest sees those in the lobby’s response, and games in the remaining places', async () => {
    shown = await render(<LobbyPromos guests={guests} className="place" games={[<h2 key="a">Game A</h2>, <h2 key="b">Game B</h2>]} />);
    expect(titles()).toEqual(['For guests', 'Game A']);
  });

  it('banners-config: a player sees the player’s own, by group and in their order [BANN-002a, CONF-002]', async () => {
    Object.assign(session, { status: 'player', player: { id: 7, groups: [259], currency: 'EUR' } });
    const all = [
      banner({ id: 'a', title: { text: 'Second' }, order: { lobby: 2 } }),
      banner({ id: 'b', title: { text: 'Gold' }, groupIds: [259], order: { lobby: 1 } }),
      banner({ id: 'c', title: { text: 'Guests' }, groups: ['guests'], order: { lobby: 0 } }),
      banner({ id: 'd', title: { text: 'Elsewhere' }, order: { pokies: 0 } }),
    ];
    shown = await render(<LobbyPromos guests={guests} className="place" games={[]} />, know(all));
    expect(titles()).toEqual(['Gold', 'Second']);
  });

  it('excluded-promo-stags: visitors of such a partner see no promotion [CONF-002]', async () => {
    document.cookie = 'stag=quiet; path=/';
    shown = await render(<LobbyPromos guests={guests} className="place" games={[<h2 key="a">Game A</h2>]} />, know(guests, ['quiet']));
    expect(titles()).toEqual(['Game A']);
  });

  it('none invites to sign up from a country without accounts [AUTH-010b]', async () => {
    const way = { url: '/sign-up', type: null, frontendIdentifier: null, attrs: {} };
    const banners = [
      banner({ id: 'a', title: { text: 'Join us' }, button: { name: 'Sign up', ...way } }),
      banner({ id: 'b', title: { text: 'New' }, secondButton: { name: 'Register now', popup: 'sign-up' } }),
    ];
    const fromPoland: [readonly unknown[], unknown] = [queryOf(getCurrentIp, {}).queryKey, { country_code: 'PL' }];
    shown = await render(<LobbyPromos guests={banners} className="place" games={[<h2 key="a">Game A</h2>]} />, [fromPoland]);
    await shown.until(() => expect(titles()).toEqual(['New', 'Game A']));
    expect(shown.page.textContent).not.toContain('Register now');
    await shown.unmount();
    const inRow = banners.map((one) => ({ ...one, order: { pokies: 1 } }));
    shown = await render(<PromoRow location="pokies" />, [...know(inRow), fromPoland]);
    await shown.until(() => expect(titles()).toEqual(['New']));
  });

  it('none shows to a player on a break, in the lobby or above a list', async () => {
    const player = { id: 7, groups: [], currency: 'EUR', play_break: { type: 'coolingoff', until: null } };
    Object.assign(session, { status: 'player', player });
    const all = know([banner({ order: { lobby: 1, pokies: 1 } })]);
    shown = await render(<LobbyPromos guests={guests} className="place" games={[<h2 key="a">Game A</h2>]} />, all);
    expect(titles()).toEqual(['Game A']);
    await shown.unmount();
    shown = await render(<PromoRow location="pokies" />, all);
    expect(titles()).toEqual([]);
  });
});

it('a list of games has its banners above it, or no row at all', async () => {
  shown = await render(<PromoRow location="pokies" />, know([banner({ order: { pokies: 1 } })]));
  expect(titles()).toEqual(['One']);
  await shown.unmount();
  shown = await render(<PromoRow location="live" />, know([banner({ order: { pokies: 1 } })]));
  expect(shown.page.textContent).toBe('');
});
