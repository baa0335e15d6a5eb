import { afterEach, expect, it } from 'vitest';
import { getCurrentIp } from '#contract/calls/locale';
import { render, type Rendered } from '#tests/support/render';
import { queryOf } from '../../platform/api/query';
import { loadWholeCatalogue } from '../../platform/i18n';
import { session } from '../../platform/session';
import { dismissToasts, takeToasts, type ToastOrder } from '../../ui/toast';
import { useGeoWarning } from './geo-warning';

function Warned() {
  useGeoWarning();
  return null;
}

let shown: Rendered;
const orders: ToastOrder[] = [];
const stop = takeToasts((order) => void orders.push(order));

afterEach(() => {
  sessionStorage.clear();
  dismissToasts();
  orders.length = 0;
  Object.assign(session, { status: 'unknown', player: null });
});

async function comeFrom(country: string, status: 'guest' | 'player') {
  session.status = status;
  shown = await render(<Warned />, [[queryOf(getCurrentIp, {}).queryKey, { country_code: country }]]);
  await shown.settle();
  await loadWholeCatalogue();
  await shown.unmount();
}

it('warns a guest from a restricted country once, until it is closed [AUTH-011b, OVER-007c]', async () => {
  await comeFrom('FR', 'guest');
  await comeFrom('FR', 'guest');
  expect(orders).toMatchObject([{ show: { id: 'restricted-geo', tone: 'warning', duration: null } }]);
});

it('says to a guest from a country without accounts that nobody can sign up there [AUTH-010b]', async () => {
  await comeFrom('PL', 'guest');
  expect(orders).toMatchObject([{ show: { id: 'restricted-geo', title: 'Registration restricted in your country', duration: null } }]);
});

it('warns neither players nor guests from elsewhere', async () => {
  await comeFrom('FR', 'player');
  await comeFrom('NO', 'guest');
  expect(orders).toEqual([]);
  stop();
});
