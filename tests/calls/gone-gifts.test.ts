import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index';
import type { GiftStage } from '#contract/fields/gift';
import type { RefusalCode } from '#contract/refusals';
import { finalStages } from '#rules/gifts/stages';
import { faultsOf, provenBy, send } from './asking';
import { requestOf } from './prepared';
import { contentsOf, cookieOf, openStage, type Stage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

interface Gone {
  stage?: GiftStage;
  activatable_until?: Date;
  valid_until?: Date;
}

const past = new Date('2026-01-01T00:00:00.000Z');
/** What has become of a gift, and the code of its refusal and the words that explain it. */
const fate = {
  claimed: ['gift_claimed', 'You’ve already claimed this gift.'],
  forfeited: ['gift_forfeited', 'You’ve forfeited this gift.'],
  expired: ['gift_expired', 'This gift has expired.'],
  over: ['gift_over', 'This gift has ended.'],
} as const satisfies Record<string, readonly [RefusalCode, string]>;

const claims: readonly [string, Gone, keyof typeof fate][] = [
  ['claimed and waiting', { stage: 'wait' }, 'claimed'],
  ['claimed and wagered', { stage: 'wager_done' }, 'claimed'],
  ['claimed and ready to play', { stage: 'activated' }, 'claimed'],
  ['claimed and used up', { stage: 'lost' }, 'claimed'],
  ['claimed and paid', { stage: 'finished' }, 'claimed'],
  ['forfeited', { stage: 'canceled' }, 'forfeited'],
  ['expired', { stage: 'expired' }, 'expired'],
  ['past its time to claim, before the job ends it', { activatable_until: past }, 'expired'],
  ['past its time to play, before the job ends it', { valid_until: past }, 'expired'],
];

const forfeits: typeof claims = [
  ['forfeited', { stage: 'canceled' }, 'forfeited'],
  ['expired', { stage: 'expired' }, 'expired'],
  ['used up', { stage: 'lost' }, 'over'],
  ['wagered', { stage: 'wager_done' }, 'over'],
  ['paid', { stage: 'finished' }, 'over'],
];

describe.each([
  ['gifts.activate-bonus', claims],
  ['gifts.activate-freespins', claims],
  ['gifts.cancel-bonus', forfeits],
  ['gifts.cancel-freespins', forfeits],
] as const)('%s: the refusal of a gift', (id, gone) => {
  const call = calls.find((one) => one.id === id)!;
  it.each(gone)(`that was %s says so by its own code and words${provenBy(call)} [GIFT-003a]`, async (_what, change, became) => {
    const request = await requestOf(stage, call);
    const ended_at = change.stage && finalStages.includes(change.stage) ? past : null;
    await stage.database
      .updateTable('gifts')
      .set({ ...change, ended_at })
      .where('id', '=', request.params!.id!)
      .execute();
    const cookie = await cookieOf(stage, stage.players.regular);
    const before = await contentsOf(stage);
    const response = await send(stage, call, request, cookie);
    const { message } = (response.json as { error: { message: string } }).error;
    expect([response.code, message]).toEqual(fate[became]);
    expect(faultsOf(response)).toEqual([]);
    expect(await contentsOf(stage)).toEqual(before);
  });
});
