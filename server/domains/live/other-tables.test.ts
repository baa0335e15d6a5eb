import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bet as placeBet } from '#tests/support/ledger';
import { liveStand } from '#tests/support/live-stand';
import { readLiveRound } from './live-store';

const launch = await liveStand('orbit-house:perihelion-live-launch');
const seats = await liveStand('orbit-house:parallax-live-blackjack');

type Stand = typeof launch;
type Player = Awaited<ReturnType<Stand['seated']>>;

/** Gives a player a bet in a round that belongs to another table, and its seat. */
async function betElsewhere({ database }: Stand, { player }: Player, round: string, spot: string): Promise<void> {
  const { round_id } = await placeBet(database, player, { stake: 100 });
  await sql`insert into live_bets (live_round, player_id, round_id, currency, stake, bets)
    values (${round}, ${player}, ${round_id}, 'EUR', 100, ${JSON.stringify([{ spot, stake_cents: 100 }])}::jsonb)`.execute(database);
  if (spot.startsWith('seat-'))
    await sql`insert into live_seats (live_round, player_id, spot) values (${round}, ${player}, ${spot})`.execute(database);
}

const actsOf = async ({ database }: Stand, round: string) =>
  (await sql<{ acts: unknown[] }>`select acts from live_bets where live_round = ${round}`.execute(database)).rows[0]!.acts;

describe('a launch at one live table', () => {
  it('can’t cash out a bet of the player at another table', async () => {
    const player = await launch.seated();
    const round = await launch.elsewhere('playing', { end: 1_000 });
    await betElsewhere(launch, player, round, 'by-hand');
    expect((await player.cashOut(round)).code).toBe('round_closed');
    expect(await actsOf(launch, round)).toEqual([]);
  });

  it('can’t act for a seat of the player at another table', async () => {
    const player = await seats.seated();
    const { live_round } = await seats.view();
    await player.bet(live_round, [{ spot: 'seat-1', stake_cents: 100 }]);
    await seats.turnTo('playing');
    const { drawn } = (await readLiveRound(seats.database, live_round))!;
    const round = await seats.elsewhere('playing', drawn!);
    await betElsewhere(seats, player, round, 'seat-1');
    expect((await player.turn(round, 'seat-1', 'stand', 0)).code).toBe('round_closed');
    expect((await readLiveRound(seats.database, round))!.drawn).toEqual(drawn);
  });
});
