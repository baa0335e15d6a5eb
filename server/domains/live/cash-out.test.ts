import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { crashTimesAt } from '#rules/games/instant/crash-game';
import { endPhase } from '#tests/support/live-table';
import { liveStand } from '#tests/support/live-stand';
import { turnTable } from './turn';

const game = 'orbit-house:perihelion-live-launch';

const { database, platform, table, view, turnTo, pay, seated } = await liveStand(game);

const byHand = [{ spot: 'by-hand', stake_cents: 1_000 }];

/** A burn that has risen for some time, and ends some time later. */
async function risen(liveRound: string, milliseconds: number, left = 20_000): Promise<void> {
  await turnTo('playing');
  const end = Math.floor((100 * Math.exp((milliseconds + left) / 8_000)) / 2) * 2;
  await sql`update live_rounds set drawn = ${JSON.stringify({ end })}, began_at = clock_timestamp() - ${milliseconds} * interval '1 ms',
    ends_at = clock_timestamp() + ${left} * interval '1 ms' where id = ${liveRound}`.execute(database);
}

describe('a cash-out at a live launch', () => {
  it('pays the multiplier at its arrival, by the server’s clock', async () => {
    const { live_round } = await view();
    const { bet, cashOut, seat, balance } = await seated();
    await bet(live_round, byHand);
    await risen(live_round, 5_000);
    const { at_ms } = (await cashOut(live_round)).json as { at_ms: number };
    expect(at_ms).toBeGreaterThanOrEqual(5_000);
    expect((await seat()).rounds[0]).toMatchObject({ acts: [{ kind: 'cash-out', spot: 'by-hand', at_ms }], win_cents: null });
    expect(await balance()).toBe(9_000);
    await turnTo('result');
    await pay();
    expect(await balance()).toBe(9_000 + 10 * crashTimesAt(at_ms));
  });

  it('keeps its player’s session active, as does the bet before it', async () => {
    const { live_round } = await view();
    const { bet, cashOut, player } = await seated();
    const actedAt = async () =>
      (await database.selectFrom('sessions').select('acted_at').where('player_id', '=', player).executeTakeFirstOrThrow()).acted_at;
    platform.clock.pass(10 * 60_000);
    await bet(live_round, byHand);
    expect(await actedAt()).toEqual(platform.clock.now());
    await risen(live_round, 5_000);
    platform.clock.pass(10 * 60_000);
    await cashOut(live_round);
    expect(await actedAt()).toEqual(platform.clock.now());
  });

  it('repeated with its key counts once, and a second one is refused', async () => {
    const { live_round } = await view();
    const { bet, cashOut, seat } = await seated();
    await bet(live_round, byHand);
    await risen(live_round, 2_000);
    const key = crypto.randomUUID();
    const first = await cashOut(live_round, 'by-hand', key);
    expect((await cashOut(live_round, 'by-hand', key)).json).toEqual(first.json);
    expect((await cashOut(live_round)).code).toBe('act_not_allowed');
    expect((await seat()).rounds[0]!.acts).toHaveLength(1);
  });

  it('after the end is refused even if no server has advanced the table yet, and the bet loses', async () => {
    const { live_round } = await view();
    const { bet, cashOut, balance } = await seated();
    await bet(live_round, byHand);
    await risen(live_round, 3_000);
    await endPhase(database, game);
    expect((await cashOut(live_round)).code).toBe('round_closed');
    await turnTable(platform, table);
    expect((await cashOut(live_round)).code).toBe('round_closed');
    await pay();
    expect(await balance()).toBe(9_000);
  });

  it('requires the player’s own bet in a rising round', async () => {
    const { live_round } = await view();
    const [player, other] = [await seated(), await seated()];
    await player.bet(live_round, byHand);
    expect((await player.cashOut(live_round)).code).toBe('round_closed');
    await risen(live_round, 3_000);
    expect((await other.cashOut(live_round)).code).toBe('act_not_allowed');
    expect((await player.cashOut(live_round, 'auto-500')).code).toBe('act_not_allowed');
    expect((await player.cashOut(crypto.randomUUID())).code).toBe('round_closed');
    await player.frame.close();
    expect((await player.cashOut(live_round)).code).toBe('launch_token_invalid');
  });
});

describe('a burn that’s rising', () => {
  it('shows watchers how long it has risen, and nothing that reveals its end', async () => {
    const { live_round } = await view();
    await risen(live_round, 4_000);
    const seen = await view();
    expect(seen).toMatchObject({
      phase: 'playing',
      left_ms: 0,
      phase_ms: 0,
      result: null,
      seed: null,
      seen: { kind: 'launch', ended: null },
    });
    expect((seen.seen as { elapsed_ms: number }).elapsed_ms).toBeGreaterThanOrEqual(4_000);
    const shown = await turnTo('result');
    expect(shown).toMatchObject({ result: expect.any(String), seen: { kind: 'launch', ended: expect.any(Number) } });
    expect(shown.left_ms).toBeGreaterThan(0);
  });
});
