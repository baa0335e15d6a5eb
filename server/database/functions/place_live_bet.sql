-- Places all bets of a player in a round of a live table and takes the stake, as a round of the ledger. Earlier bets of
-- the player in this round are replaced: their stake is returned first. A stake of 0 withdraws them. A repeat of p_key changes
-- nothing. Returns {stake_cents, balance}.
-- Refuses like place_wager, and launch_token_invalid, bets_closed, round_open, cycle_too_short, pause_required, seat_taken, seat_empty.
create or replace function place_live_bet(
  p_token_hash bytea, p_key uuid, p_hash bytea, p_live_round uuid, p_round uuid, p_stake bigint, p_bets jsonb, p_policy jsonb,
  p_terms jsonb
) returns jsonb
language plpgsql as $$
declare
  v_caller record;
  v_player bigint;
  v_session game_sessions;
  v_answer jsonb;
  v_refusal text;
  v_before uuid;
  v_played_ms bigint;
begin
  v_caller := caller_at_live_table(p_token_hash, p_key, p_hash);
  if v_caller.answer is not null then
    return v_caller.answer;
  end if;
  v_session := v_caller.session;
  v_player := v_session.player_id;
  v_refusal := live_bet_refusal(v_session, p_live_round, p_policy);
  if v_refusal is not null then
    perform refuse(v_refusal, pause_stop(v_session, p_policy));
  end if;
  v_played_ms := play_gap_ms(v_player);
  -- Serialises players who take or leave seats.
  if p_bets::text ~ '"(seat|behind)-' or exists (select from live_seats where live_round = p_live_round and player_id = v_player) then
    perform pg_advisory_xact_lock(hashtextextended('live seats ' || p_live_round, 0));
  end if;
  delete from live_bets where live_round = p_live_round and player_id = v_player returning round_id into v_before;
  if v_before is not null then
    perform rollback_round(v_before, v_player);
  end if;
  if p_stake > 0 then
    perform place_wager(null, null, v_player, v_session.id::text, p_round, v_session.game_identifier, v_session.currency, p_stake,
      jsonb_build_object('kind', 'live', 'live_round', p_live_round, 'bets', p_bets), 0, null, false, p_terms);
    insert into live_bets (live_round, player_id, round_id, currency, stake, bets)
      values (p_live_round, v_player, p_round, v_session.currency, p_stake, p_bets);
    v_refusal := take_live_seats(p_live_round, v_player, p_bets);
    if v_refusal is not null then
      perform refuse(v_refusal);
    end if;
  end if;
  if v_played_ms > 0 then
    update usage_hours set played_ms = played_ms + v_played_ms
      where player_id = v_player and currency = v_session.currency and hour = date_trunc('hour', now(), 'UTC');
  end if;
  v_answer := jsonb_build_object('stake_cents', p_stake, 'balance', balance_of(v_player, v_session.currency));
  perform keep_answer(v_player, p_key, p_hash, 'place_live_bet', v_answer);
  return v_answer;
end
$$;
