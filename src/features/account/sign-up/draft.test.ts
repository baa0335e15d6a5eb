import { afterEach, describe, expect, it } from 'vitest';
import { isBusy } from '../../../platform/service-worker/busy';
import { dropDraft, keepDraft, readDraft } from './draft';

const guess = { country: 'DE', currency: 'EUR' };

afterEach(dropDraft);

describe('what was typed to sign up', () => {
  it('is kept with the dialog closed, and no release loads the window anew over it [OFF-004]', () => {
    const empty = readDraft(guess);
    keepDraft(empty);
    expect(isBusy()).toBe(false);
    const typed = { step: 0, values: { ...empty.values, email: 'a@perigee.example' } };
    keepDraft(typed);
    expect([readDraft(guess), isBusy()]).toEqual([typed, true]);
    dropDraft();
    expect([readDraft(guess), isBusy()]).toEqual([empty, false]);
  });
});
