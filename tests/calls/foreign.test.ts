import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinGroups, updatePlayer } from '#contract/calls/account';
import { calls } from '#contract/calls/index';
import { headers } from '#contract/headers';
import { markNotifications, putPushSubscription, deletePushSubscription } from '#contract/calls/notifications';
import { inTransaction } from '#server/database/connection';
import { notify } from '#server/domains/notifications/notify';
import { faultsOf, pageHeaders, send } from './asking';
import { requestOf } from './prepared';
import { contentsOf, cookieOf, openStage, type Stage } from './stage';

let stage: Stage;
let stranger: string;

beforeAll(async () => {
  stage = await openStage();
  stranger = await cookieOf(stage, stage.players.vip);
});

afterAll(() => stage.close());

/** Calls with a parameter for something that one player owns. */
const owned = [
  'account.session-revoke',
  'account.document-part',
  'account.document-withdraw',
  'cashbox.payment',
  'cashbox.challenge',
  'cashbox.cancel',
  'cashbox.sandbox-confirm',
  'cashbox.recall',
  'limits.remove',
  'wheels.open',
  'gifts.activate-bonus',
  'gifts.activate-freespins',
  'gifts.cancel-bonus',
  'gifts.cancel-freespins',
];

describe('a window with a stale player', () => {
  for (const call of calls.filter(({ who }) => who === 'player')) {
    it(`${call.id}: has no effect for the player who has signed in since [OFF-005a]`, async () => {
      const request = await requestOf(stage, call);
      const cookie = await cookieOf(stage, stage.players.regular);
      const before = await contentsOf(stage);
      const response = await send(stage, call, request, cookie, { ...pageHeaders(), [headers.player]: String(stage.players.vip) });
      expect([response.code, faultsOf(response)]).toEqual(['another_player', []]);
      expect(await contentsOf(stage)).toEqual(before);
    });
  }
});

describe("another player's", () => {
  for (const id of owned) {
    it(`${id}: is not found and stays as it is`, async () => {
      const call = calls.find((declared) => declared.id === id)!;
      const request = await requestOf(stage, call);
      const before = await contentsOf(stage);
      const response = await send(stage, call, request, stranger);
      expect([response.status, faultsOf(response)]).toEqual([404, []]);
      expect(await contentsOf(stage)).toEqual(before);
    });
  }

  it('notifications are not marked', async () => {
    const note = {
      type: 'personal',
      category: 'account',
      title: 'mail.confirm_email.subject',
      text: 'mail.confirm_email.subject',
      icon: 'x',
      button: null,
    } as const;
    const id = await inTransaction(stage.database, (transaction) => notify(transaction, stage.players.regular, note));
    const response = await send(stage, markNotifications, { body: { read: [id], removed: [id] } }, stranger);
    expect(response.json).toEqual({ marked: 0 });
    const row = await stage.database.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([row.read_at, row.removed_at]).toEqual([null, null]);
  });

  it('device keeps receiving pushes when a stranger unsubscribes it', async () => {
    await send(stage, putPushSubscription, putPushSubscription.example, await cookieOf(stage, stage.players.regular));
    const before = await contentsOf(stage);
    await send(stage, deletePushSubscription, deletePushSubscription.example, stranger);
    expect(await contentsOf(stage)).toEqual(before);
  });
});

describe('what players can’t assign to themselves', () => {
  it('groups other than the installed app’s', async () => {
    const before = await contentsOf(stage);
    for (const add of [[21], [1401, 259], [-1], [0]]) {
      const response = await send(stage, joinGroups, { body: { groups: { add } } }, stranger);
      expect([response.code, faultsOf(response)]).toEqual(['group_not_allowed', []]);
    }
    expect(await contentsOf(stage)).toEqual(before);
  });

  it('a status, a licence, groups or a balance through the profile', async () => {
    const before = await contentsOf(stage);
    const wishes = {
      verified: true,
      status: 'active',
      groups: [21],
      license_name: 'AU',
      can_issue_bonuses: true,
      currency: 'USD',
      id: 1,
      email: 'x@y.example',
      two_factor_enabled: false,
      amount_cents: 1,
    };
    for (const [field, value] of Object.entries(wishes)) {
      const response = await send(stage, updatePlayer, { body: { city: 'Hamburg', [field]: value } }, stranger);
      expect([field, response.code, faultsOf(response)]).toEqual([field, 'bad_input', []]);
    }
    expect(await contentsOf(stage)).toEqual(before);
  });
});
