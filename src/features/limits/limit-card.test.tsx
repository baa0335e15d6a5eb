// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { Limit } from '#contract/fields/limit';
import { render, type Rendered } from '#tests/support/render';
import { LimitCard } from './limit-card';

const limit: Limit = { id: 1, type: 'loss', period: 'month', accounts: [], minutes: null, minutes_used: null, is_reached: false, active_until: null, pending: null };

let shown: Rendered;

afterEach(() => shown.unmount());

it('says that none of a limit of losses is used by who has won more than lost', async () => {
  shown = await render(<LimitCard limit={{ ...limit, accounts: [{ currency: 'EUR', amount_cents: 200_000, current_value_amount_cents: -5_000 }] }} />);
  expect(shown.page.textContent).toContain('€0.00 of €2,000.00');
});
