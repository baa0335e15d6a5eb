import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wireClient } from '../../platform/api/client';
import { loadSession } from '../../platform/session';
import { clearBonusCode, setBonusCode, setCanIssue } from './gift-calls';
import { refusal } from '#tests/support/fake-platform';

vi.mock('../../platform/session', async (original) => ({
  ...(await original<typeof import('../../platform/session')>()),
  loadSession: vi.fn(async () => undefined),
}));
vi.mock('../../platform/log', () => ({ logFailure: vi.fn() }));

beforeEach(() => vi.mocked(loadSession).mockClear());

const changes = [
  ['the code is set', () => setBonusCode('HALF')],
  ['the code is cleared', () => clearBonusCode()],
  ['bonuses are switched off', () => setCanIssue(false)],
] as const;

describe('the profile', () => {
  it.each(changes)('reloads if %s [GIFT-005c]', async (_what, change) => {
    wireClient({ fetch: async () => Response.json({ deposit_bonus_code: 'HALF', offer: null, can_issue: false }) });
    await change();
    expect(loadSession).toHaveBeenCalledOnce();
  });

  it.each(changes)('doesn’t reload if the server refuses that %s', async (_what, change) => {
    wireClient({ fetch: async () => refusal('player_excluded', 403) });
    await change();
    expect(loadSession).not.toHaveBeenCalled();
  });
});
