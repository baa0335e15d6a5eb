import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinGroups, updatePlayer } from '#contract/calls/account';
import type { Call } from '#contract/call';
import { calls } from '#contract/calls/index';
import { headers } from '#contract/headers';
import { markNotifications, putPushSubscription, deletePushSubscription } from '#contract/calls/notifications';
import { setRestoreId } from '#contract/calls/support';
import { inTransaction } from '#server/database/connection';
import { notify } from '#server/domains/notifications/notify';
import { newToken } from '#server/plugins/session';
import { type CallResponse, faultsOf, pageHeaders, type Request, send } from './asking';
import { callsWithIds, publicIds } from './ids';
import { launched } from './launched';
import { requestOf } from './prepared';
import { contentsOf, cookieOf, openStage, type Stage } from './stage';

let stage: Stage;
let stranger: string;

beforeAll(async () => {
  stage = await openStage();
  stranger = await cookieOf(stage, stage.players.vip);
  // Ids of saved methods are unique per account only, so the stranger's own has another id here.
  await stage.database.updateTable('payment_profiles').set({ id: 'strangers-card' }).where('player_id', '=', stage.players.vip).execute();
});

afterAll(() => stage.close());

const withIds = callsWithIds(calls);
const owned = withIds.filter(({ id }) => publicIds[id] === undefined);

/** A game's call sent by a stranger with their own launch of the same game. */
async function byStranger(call: Call, request: Request): Promise<Request> {
  if (call.who !== 'game') return request;
  const { round_id } = request.body as { round_id: string };
  const { game_identifier: game } = await stage.database
    .selectFrom('rounds')
    .select('game_identifier')
    .where('id', '=', round_id)
    .executeTakeFirstOrThrow();
  return { ...request, headers: await launched(stage, game, stage.players.vip) };
}

/** A player's object isn't found by others; another player's saved method is bad input. */
const isRefused = ({ status, code }: CallResponse) => status === 404 || code === 'bad_input';

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
  for (const call of owned) {
    it(`${call.id}: is not found and isn’t changed`, async () => {
      const { by: _owner, ...request } = await byStranger(call, await requestOf(stage, call));
      const before = await contentsOf(stage);
      const response = await send(stage, call, request, stranger);
      expect([isRefused(response) || `${response.status} ${response.code}`, faultsOf(response)]).toEqual([true, []]);
      expect(await contentsOf(stage)).toEqual(before);
    });
  }

  it('the list contains only calls with ids', () => {
    const known = new Set(withIds.map(({ id }) => id));
    expect(Object.keys(publicIds).filter((id) => !known.has(id))).toEqual([]);
    expect(owned.length).toBeGreaterThan(20);
  });

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

  it('conversation can’t be taken over by its secret', async () => {
    const restore_id = newToken();
    const theirs = { restore_id, player_id: stage.players.regular, chat_group: 26, locale: 'en' } as const;
    await stage.database.insertInto('support_conversations').values(theirs).execute();
    const response = await send(stage, setRestoreId, { body: { restore_id } }, stranger);
    expect(response.json).not.toEqual({ restore_id });
    const { player_id } = await stage.database
      .selectFrom('support_conversations')
      .select('player_id')
      .where('restore_id', '=', restore_id)
      .executeTakeFirstOrThrow();
    expect(player_id).toBe(stage.players.regular);
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
