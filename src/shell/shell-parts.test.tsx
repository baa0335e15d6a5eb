import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getPages } from '#contract/calls/content';
import { getCurrentIp } from '#contract/calls/locale';
import { getHeaderNotices } from '#contract/calls/notifications';
import { storage } from '#contract/storage';
import { render, type Rendered } from '#tests/support/render';
import { queryOf } from '../platform/api/query';
import { shellConfigQuery } from '../platform/config/flags';
import { session } from '../platform/session';
import { NoticeList, useNotices } from '../features/notifications/house/header-notices';
import { BeforeLogin } from './prompts/before-login';
import { CookieBar } from './prompts/cookie-bar';
import { GuestBanner } from './prompts/guest-banner';
import { LocalTime } from './header/local-time';
import { Logo } from './header/logo';
import { NoticesMenu } from './menus/notices-menu';

let shown: Rendered;
const button = (name: string) =>
  [...shown.page.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)!;
const press = (name: string) => act(async () => button(name).click());
const forget = (cookie: string) => void (document.cookie = `${cookie}=; path=/; max-age=0`);

afterEach(async () => {
  vi.useRealTimers();
  await shown.unmount();
  forget(storage.cookies.cookies);
  forget(storage.cookies.approved);
  Object.assign(session, { status: 'unknown', player: null });
});

const from = (country: string): [readonly unknown[], unknown][] => [[queryOf(getCurrentIp, {}).queryKey, { country_code: country }]];
const login = <BeforeLogin>the form</BeforeLogin>;

describe('the cookie banner', () => {
  it('shows until it’s accepted, for a year [OVER-004a, OVER-004b, ROUTE-070b]', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    shown = await render(<CookieBar />);
    expect(shown.page.querySelector('a')?.getAttribute('href')).toBe('/cookie-policy');
    await press('Accept');
    expect(shown.page.textContent).toBe('');
    expect(written.mock.calls[0]?.[0]).toContain('cookies_accepted=1; path=/; max-age=31536000');
    written.mockRestore();
  });
});

describe('the cookie banner', () => {
  it('interrupts neither a sign-up nor a game [OVER-004c]', async () => {
    shown = await render(<CookieBar />);
    const isShown = () => shown.page.querySelector('aside') !== null;
    const seen: [string, boolean][] = [];
    for (const href of ['/pokies', '/registration', '/login', '/play/orbit-house/comet', '/?modal=sign-up', '/?modal=sign-in']) {
      await shown.go(href);
      seen.push([href, isShown()]);
    }
    expect(seen.filter(([, is]) => !is).map(([href]) => href)).toEqual(['/registration', '/play/orbit-house/comet', '/?modal=sign-up']);
  });
});

describe('before the login', () => {
  it('a visitor from Australia approves once, for a year [OVER-005a, OVER-005c, ROUTE-070b]', async () => {
    shown = await render(login, from('AU'));
    await shown.until(() => expect(shown.page.textContent).toContain('Before you sign in from Australia'));
    expect(shown.page.textContent).not.toContain('the form');
    await press('I confirm');
    expect(shown.page.textContent).toBe('the form');
    expect(document.cookie).toContain('EMP_user_approved=1');
  });

  it('one who declines is redirected to /oops [OVER-005b]', async () => {
    shown = await render(login, from('AU'));
    await shown.until(() => expect(button('I can’t confirm')).toBeDefined());
    await press('I can’t confirm');
    await shown.until(() => expect(shown.where()).toBe('/oops'));
    expect(shown.page.textContent).not.toContain('Something went wrong');
    expect(document.cookie).not.toContain('EMP_user_approved');
  });

  it('nobody else has to confirm [OVER-005a]', async () => {
    shown = await render(login, from('DE'));
    expect(shown.page.textContent).toBe('the form');
  });
});

describe('the banner for guests', () => {
  it('can be closed, and shows again after two minutes [MOB-003a, MOB-003b]', async () => {
    shown = await render(<GuestBanner />);
    expect(shown.page.textContent).toContain('Create an account in two minutes');
    vi.useFakeTimers();
    await press('Dismiss for now');
    expect(shown.page.textContent).toBe('');
    await act(async () => void vi.advanceTimersByTime(60_000));
    await shown.unmount();
    shown = await render(<GuestBanner />);
    await act(async () => void vi.advanceTimersByTime(59_000));
    expect(shown.page.textContent).toBe('');
    await act(async () => void vi.advanceTimersByTime(1_500));
    expect(shown.page.textContent).toContain('Create an account in two minutes');
  });
});

describe('the logo', () => {
  it('is the brand’s own, or the current one of logo-config [CONF-002, CONF-004a]', async () => {
    const srcOf = () => shown.page.querySelector('img')?.getAttribute('src');
    shown = await render(<Logo />);
    expect(srcOf()).toBe('/logos/perigee/logo.svg');
    await shown.unmount();
    shown = await render(<Logo />, [
      [shellConfigQuery.queryKey, { flags: {}, logo: { url: '/logos/perigee/logo-solstice.svg', width: 127, height: 32 } }],
    ]);
    expect(srcOf()).toBe('/logos/perigee/logo-solstice.svg');
  });
});

describe('the local time', () => {
  it('is refreshed every 15 s [MOB-002d]', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T10:00:50Z') });
    shown = await render(<LocalTime />);
    const before = shown.page.textContent;
    await act(async () => void vi.advanceTimersByTime(14_000));
    expect(shown.page.textContent).toBe(before);
    await act(async () => void vi.advanceTimersByTime(1_000));
    expect(shown.page.textContent).not.toBe(before);
  });
});

describe('the notices of the house', () => {
  const notice = (id: number, audience: string, status: string, link: object | null = null) => ({
    id,
    message: `Notice ${id}`,
    icon: 'news',
    link,
    status,
    audience,
  });
  const Notices = () => <NoticeList notices={useNotices()} />;

  it('show to their audience, mark new ones, and have links [WIDG-001a, WIDG-001b]', async () => {
    session.status = 'guest';
    const data = [notice(1, 'all', 'new', { text: 'See', to: '/tournaments' }), notice(2, 'players', 'new'), notice(3, 'guests', 'other')];
    shown = await render(<Notices />, [
      [queryOf(getHeaderNotices, { query: { l: 'en' } }).queryKey, { data }],
      [queryOf(getPages, { query: { l: 'en' } }).queryKey, { data: [] }],
    ]);
    expect([...shown.page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['NewNotice 1See', 'Notice 3']);
    expect(shown.page.querySelector('a')?.getAttribute('href')).toBe('/tournaments');
    await act(async () => void (session.status = 'unknown'));
    expect(shown.page.textContent).not.toContain('Notice 2');
  });

  it('that sell aren’t shown during a break; those of safety and maintenance are', async () => {
    const icons = ['news', 'gift', 'trophy', 'shield', 'wrench'];
    const data = icons.map((icon, at) => ({ ...notice(at, 'all', 'other'), icon }));
    const known: [readonly unknown[], unknown][] = [[queryOf(getHeaderNotices, { query: { l: 'en' } }).queryKey, { data }]];
    const words = () => [...shown.page.querySelectorAll('li')].map(({ textContent }) => textContent);
    Object.assign(session, { status: 'player', player: { id: 7, play_break: { type: 'coolingoff', until: null } } });
    shown = await render(<Notices />, known);
    expect(words()).toEqual(['Notice 3', 'Notice 4']);
    await shown.unmount();
    Object.assign(session, { status: 'player', player: { id: 7 } });
    shown = await render(<Notices />, known);
    expect(words()).toHaveLength(5);
  });

  it('are counted in the header while they’re new, in the button’s name too [WIDG-001a]', async () => {
    session.status = 'guest';
    const open = (data: object[]) => render(<NoticesMenu />, [[queryOf(getHeaderNotices, { query: { l: 'en' } }).queryKey, { data }]]);
    shown = await open([notice(1, 'all', 'new'), notice(2, 'all', 'other'), notice(3, 'guests', 'new'), notice(4, 'players', 'new')]);
    const sign = () => shown.page.querySelector('button')!;
    expect([sign().textContent, sign().getAttribute('aria-label')]).toEqual(['2', 'Announcements, 2 new']);
    await shown.unmount();
    shown = await open([notice(2, 'all', 'other')]);
    expect([sign().textContent, sign().getAttribute('aria-label')]).toEqual(['', 'Announcements']);
  });

  it('have reserved space in the header while loading and if there are none', async () => {
    shown = await render(<NoticesMenu />, [[queryOf(getHeaderNotices, { query: { l: 'en' } }).queryKey, { data: [] }]]);
    expect(shown.page.querySelectorAll('span')).toHaveLength(1);
    expect(shown.page.querySelector('button')).toBeNull();
  });
});
