import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Statement, StatementAccount } from '#contract/calls/account/statement';
import { headers } from '#contract/headers';
import { fakeResponses } from '#tests/support/fake-responses';
import { render, type Rendered } from '#tests/support/render';
import { forgetAge, rememberAge } from '../../../platform/api/ages';
import { wireClient } from '../../../platform/api/client';
import { session } from '../../../platform/session';
import { StatementPage } from './statement-page';
import { statementQuery } from './statement-query';

const account: StatementAccount = {
  currency: 'EUR',
  opening_cents: 1_000,
  deposits_cents: 5_000,
  withdrawals_cents: 2_000,
  fees_cents: 0,
  stakes_cents: 900,
  wins_cents: 400,
  bonuses_cents: 0,
  other_cents: 0,
  closing_cents: 3_500,
  rounds: 9,
  lifetime: { deposits_cents: 8_000, withdrawals_cents: 2_000 },
};
const statement = (changes: Partial<Statement> = {}): Statement => ({
  since: '2026-01-15',
  from: '2026-03-01',
  until: '2026-03-31',
  time_zone: 'Europe/Berlin',
  played_ms: 4_500_000,
  accounts: [account],
  ...changes,
});

let shown: Rendered;
const chosen: unknown[] = [];

beforeEach(() => {
  chosen.length = 0;
  vi.setSystemTime('2026-03-20T12:00Z');
  Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR' } });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await act(async () => window.dispatchEvent(new Event('online')));
  await shown.unmount();
});

const open = async (response: Statement | null, respond: () => Response = () => Response.json(response)) => {
  wireClient({ fetch: fakeResponses(respond, []), retries: 0 });
  shown = await render(
    <StatementPage span={null} onSpan={(span) => chosen.push(span)} />,
    response === null ? [] : [[statementQuery(null).queryKey, response]],
  );
};
const text = () => shown.page.textContent ?? '';

describe('the statement page', () => {
  it('leaves it to the bar to say how old a saved version is', async () => {
    const url = String(statementQuery(null).meta?.url);
    rememberAge(url, new Headers({ [headers.storedAt]: String(Date.now() - 3_600_000) }));
    await open(statement());
    forgetAge(url);
    expect(text()).not.toContain('Refreshes when you’re back online');
  });

  it('shows deposits, withdrawals, bets and wins by currency, net figures and the time played', async () => {
    await open(statement());
    const lines = [...shown.page.querySelectorAll('dl > div')].map((line) => line.textContent);
    expect(lines).toEqual([
      'Opening balance€10.00',
      'Deposits€50.00',
      'Withdrawals−€20.00',
      'Bets−€9.00',
      'Wins€4.00',
      'Bonuses and prizes€0.00',
      'Closing balance€35.00',
      'Net deposits€30.00',
      'Net result of play−€5.00',
      'Net deposits since you signed up€60.00',
    ]);
    expect(text()).toContain('Session time1 h 15 min');
    expect(text()).toContain(
      'Session time only counts play for real money: not the rest of the site, demos or pauses of more than 5 minutes.',
    );
    expect(text()).toContain('Europe/Berlin');
  });

  it('offers the months since registration and any other span', async () => {
    await open(statement());
    const month = shown.page.querySelector('select')!;
    expect([...month.options].map((option) => option.textContent)).toEqual([
      'March 2026',
      'February 2026',
      'January 2026',
      'Another period',
    ]);
    const choose = (value: string) =>
      act(async () => {
        month.value = value;
        month.dispatchEvent(new Event('change', { bubbles: true }));
      });
    await choose('2026-02');
    expect(chosen).toEqual([{ from: '2026-02-01', until: '2026-02-28' }]);
    await choose('range');
    expect([...shown.page.querySelectorAll<HTMLInputElement>('input[type="date"]')].map(({ value }) => value)).toEqual([
      '2026-03-01',
      '2026-03-31',
    ]);
  });

  it('links files for the days that it shows, unless there’s no network', async () => {
    await open(statement());
    const links = [...shown.page.querySelectorAll('a[download]')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['csv', 'pdf'].map((kind) => `/api/player/statement.${kind}?from=2026-03-01&until=2026-03-31&locale=en`));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => window.dispatchEvent(new Event('offline')));
    expect(shown.page.querySelector('a[download]')).toBeNull();
    expect(text()).toContain('once you’re online');
  });

  it('says that there was no activity, and shows a failure with a retry', async () => {
    await open(statement({ accounts: [{ ...account, ...zeros }] }));
    expect(text()).toContain('No activity in this period');
    await shown.unmount();
    await open(null, () => Response.json({ error: { code: 'unavailable', message: 'Try later.', fields: {} } }, { status: 503 }));
    await shown.until(() => expect(text()).toContain('Try again'));
  });
});

const zeros = {
  opening_cents: 0,
  deposits_cents: 0,
  withdrawals_cents: 0,
  stakes_cents: 0,
  wins_cents: 0,
  closing_cents: 0,
  rounds: 0,
  lifetime: { deposits_cents: 0, withdrawals_cents: 0 },
};
