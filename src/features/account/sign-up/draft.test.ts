import { afterEach, describe, expect, it, vi } from 'vitest';
import { storage } from '#contract/storage';
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

  it('survives a reload, except for the password, which the device never stores', async () => {
    const empty = readDraft(guess);
    const values = { ...empty.values, email: 'a@perigee.example', password: 'Perigee!2026', terms_acceptance: true };
    keepDraft({ step: 3, values });
    expect(sessionStorage.getItem(storage.session.signUp)).not.toContain('Perigee!2026');
    vi.resetModules();
    const reloaded = await import('./draft');
    expect(reloaded.readDraft(guess)).toEqual({ step: 0, values: { ...values, password: '' } });
    reloaded.dropDraft();
    vi.resetModules();
    expect((await import('./draft')).readDraft(guess)).toEqual(empty);
  });

  it('ignores stored values of another type', () => {
    sessionStorage.setItem(storage.session.signUp, JSON.stringify({ email: 5, city: 'Berlin', step: 2 }));
    const { values } = readDraft(guess);
    expect(values).toMatchObject({ email: '', city: 'Berlin' });
    expect(values).not.toHaveProperty('step');
  });

  it('is deleted once somebody signs in or out', () => {
    const empty = readDraft(guess);
    keepDraft({ step: 1, values: { ...empty.values, email: 'a@perigee.example' } });
    for (const arrive of arrivals) arrive();
    expect([readDraft(guess), isBusy()]).toEqual([empty, false]);
  });
});
