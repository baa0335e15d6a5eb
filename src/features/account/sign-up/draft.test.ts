import { afterEach, describe, expect, it, vi } from 'vitest';
import { isBusy } from '../../../platform/service-worker/busy';
import { dropDraft, keepDraft, readDraft } from './draft';

const arrivals: (() => void)[] = [];
vi.mock('../../../platform/session', () => ({ onSessionChange: (listener: () => void) => (arrivals.push(listener), () => undefined) }));

const guess = { country: 'DE', currency: 'EUR' };

afterEach(dropDraft);

describe('the draft of a sign-up', () => {
  it('survives closing the dialog, and no update reloads the window over it [OFF-004a]', () => {
    const empty = readDraft(guess);
    keepDraft(empty);
    expect(isBusy()).toBe(false);
    const typed = { step: 0, values: { ...empty.values, email: 'a@perigee.example' } };
    keepDraft(typed);
    expect([readDraft(guess), isBusy()]).toEqual([typed, true]);
    dropDraft();
    expect([readDraft(guess), isBusy()]).toEqual([empty, false]);
  });

  it('is deleted once somebody signs in or out', () => {
    const empty = readDraft(guess);
    keepDraft({ step: 1, values: { ...empty.values, email: 'a@perigee.example' } });
    for (const arrive of arrivals) arrive();
    expect([readDraft(guess), isBusy()]).toEqual([empty, false]);
  });
});
