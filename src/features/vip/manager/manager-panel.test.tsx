import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Manager } from '#contract/fields/config/vip';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../../platform/session';
import ManagerPanel, { managersQuery } from './manager-panel';

const jonas: Manager = {
  id: 'jonas',
  name: 'Jonas Weber',
  avatar: null,
  time_zone: 'Asia/Tokyo',
  whatsapp: '+35627780143',
  telegram: 'perigee_jonas',
  email: 'jonas@perigee.example',
};
let shown: Rendered;

beforeEach(() => Object.assign(session, { status: 'player', player: { id: 7, groups: [259, 543] } }));

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

const show = async (data: Manager[]) => {
  shown = await render(<ManagerPanel />, [[managersQuery([259]).queryKey, { data }]]);
};
const ways = () => [...shown.page.querySelectorAll('a')].map((link) => link.getAttribute('href'));

it('managers: name, the manager’s local time, initials and the three contact options [WIDG-003a, WIDG-003b, CONF-002]', async () => {
  vi.useFakeTimers({ now: new Date('2026-07-01T05:07:00Z'), toFake: ['Date'] });
  await show([jonas]);
  expect(shown.page.querySelector('h2')?.textContent).toBe('Jonas Weber');
  expect(shown.page.textContent).toContain('JW');
  expect(shown.page.textContent).toContain('14:07');
  expect(ways()).toEqual(['https://wa.me/35627780143', 'https://t.me/perigee_jonas', 'mailto:jonas@perigee.example']);
});

it('the manager panel shows a picture and only the manager’s contact options [WIDG-003a]', async () => {
  await show([{ ...jonas, avatar: '/cms-files/jonas.webp', whatsapp: null, telegram: null }]);
  expect(shown.page.querySelector('img')?.getAttribute('src')).toBe('/cms-files/jonas.webp');
  expect(ways()).toEqual(['mailto:jonas@perigee.example']);
});

it('the manager panel leaves out the time in a zone that the browser doesn’t know', async () => {
  await show([{ ...jonas, time_zone: 'Moon/Tranquility' }]);
  expect(shown.page.querySelector('h2')?.nextElementSibling).toBeNull();
});

it('the manager panel is missing without a manager', async () => {
  await show([]);
  expect(shown.page.textContent).toBe('');
});
