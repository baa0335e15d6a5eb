import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { getPlayer } from '#contract/calls/account/profile';
import { easyChallenge } from '#tests/support/captcha';
import { refusal } from '#tests/support/fake-platform';
import { typeIn } from '#tests/support/page-input';
import { type Responses, openSite } from '#tests/support/open-site';
import { wholeSite } from '#tests/support/whole-site';
import { followSignOut } from './live/follow-sign-out';
import { ask } from './platform/api/client';
import { endSession, session } from './platform/session';

const whole = wholeSite();
const { become, open, main } = whole;

describe('a hash that is set while the app starts', () => {
  it('after the router read the address, but before it listens, opens its dialog, and Back closes it [ROUTE-052a]', async () => {
    whole.site = await openSite('/oops', {}, (history) => history.push('/oops#sign-in'));
    await whole.site.until(() => expect(document.querySelector('[role="dialog"] form')).not.toBeNull());
    expect(whole.site.where()).toBe('/sign-in');
    await act(async () => whole.site.router.history.back());
    await whole.site.until(() => expect(whole.site.where()).toBe('/oops'));
    await whole.site.until(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  });
});

describe('a step of the cashbox', () => {
  it.each(['/deposit', '/withdraw'])(
    '%s has a link back to the dashboard only if the player came from there [ROUTE-010d]',
    async (address) => {
      const wayBack = () => document.querySelector('[role="dialog"] a[href="/cashbox"]');
      become([]);
      await open(`${address}?fromDashboard=true`);
      await whole.site.until(() => expect(wayBack()).not.toBeNull());
      await whole.site.close();
      await open(address);
      await whole.site.until(() => expect(document.querySelector('[role="dialog"] h2')).not.toBeNull());
      expect(wayBack()).toBeNull();
    },
  );
});

describe('a dialog of players whose session ends', () => {
  it.each(['cashbox', 'deposit', 'withdraw', 'limits'])('%s gives way to the sign-in, which leads back to it', async (name) => {
    become([]);
    await open(`/${name}`);
    await whole.site.until(() => expect(document.querySelector('[role="dialog"] h2')).not.toBeNull());
    await act(async () => endSession({ isRevoked: true }));
    await whole.site.until(() => expect(whole.site.where()).toBe(`/sign-in?redirect=%2F${name}`));
    await whole.site.until(() => expect(document.querySelector('[role="dialog"] input[type="password"]')).not.toBeNull());
  });
});

it('a dialog of players whose session the server ends leads to the sign-in page, which says why', async () => {
  become([]);
  await open('/deposit', { 'GET /api/player': () => refusal('signed_out', 401) });
  followSignOut(whole.site.router);
  await whole.site.until(() => expect(document.querySelector('[role="dialog"] h2')).not.toBeNull());
  await act(async () => void (await ask(getPlayer, {}, { retries: 0 }).catch(() => undefined)));
  await whole.site.until(() => expect(whole.site.where()).toMatch(/^\/login\?redirect=/));
  await whole.site.until(() => expect(main().textContent).toContain('signed_out'));
});

describe('a sportsbook link', () => {
  const responses: Responses = {
    'POST /api/sport/session': () => refusal('restricted_region', 451),
    'GET /api/fe/config': () => Response.json({ flags: { betting: true }, logo: null }),
  };

  it('keeps its target page: a guest gets there after signing in, a player immediately [ROUTE-030b, ROUTE-053b]', async () => {
    await open('/sport/registration?page=live', responses);
    expect(whole.site.where()).toBe('/registration?redirect=%2Fsport%2Flive');
    await whole.site.close();
    await open('/sport/login?page=live/football', responses);
    expect(whole.site.where()).toBe('/login?redirect=%2Fsport%2Flive%2Ffootball');
    await whole.site.close();
    become([]);
    await open('/sport/registration?page=live', responses);
    expect(whole.site.where()).toBe('/sport/live');
    await whole.site.close();
    await open('/oops#sport_live/football', responses);
    await whole.site.until(() => expect(whole.site.where()).toBe('/sport/live/football'));
    expect(whole.site.router.state.matches.at(-1)?.params).toMatchObject({ _splat: 'live/football' });
  });
});

describe('an account of the Estonian licence', () => {
  it('sees a popup, from the login page and from the dialog, and stays a guest [AUTH-005, OVER-001j]', async () => {
    for (const address of ['/login', '/sign-in']) {
      await open(address, {
        'GET /api/captcha': () => Response.json({ challenge: easyChallenge() }),
        'POST /api/users/sign_in': () => refusal('EE_LICENSE_BLOCKED', 403),
      });
      await whole.site.until(() => expect(document.querySelector('main form, [role="dialog"] form')).not.toBeNull());
      const form = document.querySelector<HTMLFormElement>('[role="dialog"] form') ?? main().querySelector('form')!;
      for (const [name, value] of [
        ['email', 'ada@perigee.example'],
        ['password', 'Orbit-and-back-7'],
      ] as const) {
        const input = form.querySelector<HTMLInputElement>(`[name=${name}]`)!;
        await typeIn(input, value);
      }
      await act(async () => form.requestSubmit());
      const popup = () =>
        [...document.querySelectorAll('[role="dialog"]')].find(({ textContent }) => textContent?.includes('under our Estonian licence'));
      await whole.site.until(() => expect(popup()).toBeTruthy());
      expect(session.status).toBe('guest');
      await act(async () => popup()!.querySelector<HTMLElement>('footer button')!.click());
      await whole.site.until(() => expect(popup()).toBeUndefined());
      expect(form.isConnected).toBe(true);
      await whole.site.close();
    }
    await open('/oops');
  });
});

describe('an unknown address below the profile', () => {
  it.each([
    ['a guest', null],
    ['a player', []],
  ])('shows %s the not-found page, without the profile’s layout [ROUTE-037b]', async (_who, held) => {
    become(held);
    await open('/profile/x');
    await whole.site.until(() => expect(main().querySelector('h1')?.textContent).toBe('Nothing in this orbit'));
    expect(main().querySelector('a[href^="/profile"]')).toBeNull();
  });
});

describe('a game that does not exist', () => {
  it('isn’t found for a guest, who isn’t redirected to registration either [ROUTE-037b]', async () => {
    await open('/play/a/b?mode=real', { 'GET /api/games/a/b': () => refusal('game_not_found', 404) });
    await whole.site.until(() => expect(main().querySelector('h1')?.textContent).toBe('Nothing in this orbit'));
    expect(whole.site.where()).toBe('/play/a/b?mode=real');
  });
});

describe('the dialogs of a guest', () => {
  it.each(['/sign-in', '/sign-up', '/remind', '/new-password', '/confirmation?confirmation_token=x'])(
    '%s covers the whole screen [ROUTE-051a]',
    async (address) => {
      await open(address);
      await whole.site.until(() => expect(document.querySelector('[role="dialog"]')?.className).toMatch(/full/));
    },
  );
});
