import { afterEach, expect, it, vi } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import ExchangeSheet from './exchange-sheet';
import type { ExchangeView } from './use-exchange';

let shown: Rendered;
afterEach(() => shown.unmount());

it.each<[ExchangeView, title: string, buttons: string[], link: string | null]>([
  [{ kind: 'too_few', missing: 40 }, 'Not enough comp points', ['Close'], null],
  [{ kind: 'multi_account' }, 'You can’t exchange points', ['Close'], null],
  [{ kind: 'enable_bonuses' }, 'Bonuses are turned off', ['Not now', 'Turn on and exchange'], null],
  [{ kind: 'done', gives: 'money', what: '€5' }, 'Exchange complete', ['Close'], null],
  [{ kind: 'done', gives: 'gift', what: '5' }, 'Exchange complete', ['Close'], '/profile/gifts'],
  [{ kind: 'done', gives: 'boxes', what: '5' }, 'Exchange complete', ['Close'], '/rocketmart-wheel'],
  [{ kind: 'failed' }, 'The exchange didn’t go through', ['Close'], null],
  [{ kind: 'offline' }, 'The exchange didn’t go through', ['Close'], null],
  [{ kind: 'unknown' }, 'We couldn’t confirm the exchange', ['Close'], null],
])('an exchange %o has its own title and next step', async (view, title, buttons, link) => {
  shown = await render(<ExchangeSheet view={view} isExchanging={false} onEnable={vi.fn()} onClosed={vi.fn()} />);
  const dialog = document.querySelector('[role=dialog]')!;
  expect(dialog.querySelector('h2')?.textContent).toBe(title);
  const named = [...dialog.querySelectorAll('button')].map(({ textContent }) => textContent).filter(Boolean);
  expect([named, dialog.querySelector('a')?.getAttribute('href') ?? null]).toEqual([buttons, link]);
  expect(dialog.querySelector('[role=status]')?.textContent).toMatch(/\S/);
});
