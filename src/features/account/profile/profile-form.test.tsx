import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { playerFields } from '#rules/account/fields/player-fields';
import { typeIn } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { isBusy } from '../../../platform/service-worker/busy';
import { type Player, session, useSession } from '../../../platform/session';
import { takeToasts, type ToastOrder } from '../../../ui/toast';
import { ProfileForm } from './profile-form';
import { profileNames } from './profile-shape';

const nobody = Object.fromEntries(profileNames.map((name) => [name, null])) as unknown as Player;
const player = { ...nobody, id: 7, groups: [], first_name: 'Nora', last_name: 'Orbit', city: 'Oslo', address: 'Gate 1' } as Player;

let shown: Rendered;
let sent: unknown[];

function Page() {
  const { player: current } = useSession();
  return current && <ProfileForm player={current as Player} />;
}

beforeEach(async () => {
  sent = [];
  document.cookie = 'signed_in=1; path=/';
  Object.assign(session, { status: 'player', player });
  wireClient({
    fetch: async (url, init) => {
      if (url.includes('/api/info/player_fields')) return Response.json(playerFields);
      if (init?.method === 'PATCH') sent.push(JSON.parse(init.body as string));
      return Response.json(session.player);
    },
  });
  shown = await render(<Page />);
});

afterEach(async () => {
  await shown.unmount();
});

const control = (name: string) => shown.page.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const become = (change: Partial<Player>) => act(async () => void (session.player = { ...player, ...change }));
const save = () => act(async () => shown.page.querySelector('form')!.requestSubmit());

async function type(name: string, value: string): Promise<void> {
  await typeIn(control(name), value);
}

it('updates unedited fields, and sends only edited ones [PROF-001a]', async () => {
  await type('address', 'Gate 2');
  await become({ city: 'Bergen', address: 'Gate 9' });
  expect([control('city').value, control('address').value]).toEqual(['Bergen', 'Gate 2']);
  await save();
  await shown.until(() => expect(sent).toEqual([{ address: 'Gate 2' }]));
});

it('shows a field that was set elsewhere as read-only, without its earlier error', async () => {
  await type('date_of_birth', '01/01/2025');
  await save();
  expect(control('date_of_birth').getAttribute('aria-invalid')).toBe('true');
  await become({ date_of_birth: '1990-04-12', country: 'NO' });
  expect([control('date_of_birth').value, control('date_of_birth').readOnly, control('country').value]).toEqual(['12/04/1990', true, 'NO']);
  expect(control('date_of_birth').getAttribute('aria-invalid')).not.toBe('true');
  await type('city', 'Bergen');
  await save();
  await shown.until(() => expect(sent).toEqual([{ city: 'Bergen' }]));
});

it('doesn’t count as unsaved without input, even if data arrive during submission [OFF-004a]', async () => {
  await become({ city: 'Bergen' });
  expect(isBusy()).toBe(false);
  await type('address', 'Gate 2');
  expect(isBusy()).toBe(true);
  wireClient({ fetch: async () => Response.json({ ...player, city: 'Hamar', address: 'Gate 2' }) });
  await save();
  await shown.until(() => expect(control('city').value).toBe('Hamar'));
  expect([control('address').value, isBusy()]).toEqual(['Gate 2', false]);
});

it('takes back the message of the last success when the next change is sent', async () => {
  const orders: ToastOrder[] = [];
  const stop = takeToasts((order) => void orders.push(order));
  // Those of earlier changes.
  orders.length = 0;
  await type('address', 'Gate 2');
  await save();
  const saved = () => orders.flatMap((order) => ('show' in order ? [order.show.id] : []));
  await shown.until(() => expect(saved()).toHaveLength(1));
  const [id] = saved();
  orders.length = 0;
  await type('date_of_birth', '01/01/2025');
  await save();
  expect(orders).toEqual([{ dismiss: id }]);
  stop();
});

it('links to the page where a confirmed number is changed, and doesn’t mention support', async () => {
  await become({ mobile_phone: '+49 151 2345678', phone_confirmed_at: '2026-05-01T12:00:00Z' });
  expect(control('mobile_phone').readOnly).toBe(true);
  const hint = document.getElementById(control('mobile_phone').getAttribute('aria-describedby')!)!;
  expect(hint.textContent).toBe('This number is confirmed. Change number');
  expect(hint.querySelector('a')?.getAttribute('href')).toBe('/profile/security#security-phone');
});

it('shows a personal number that the account has, also where none is asked for', async () => {
  expect(control('personal_id')).toBeNull();
  await become({ personal_id: '39001010000' });
  expect(control('personal_id').value).toBe('39001010000');
});
