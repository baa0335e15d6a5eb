-- A bet from a game's frame: place_wager with checks of launch token and pace, and the jackpot draw. A repeat of
-- p_key returns the first bet's round, even after the launch has ended. p_level: the jackpot level that this bet has won.
-- p_seed has drawn the round as its round p_nonce, see use_fair_seed.
-- The launch is read after the player is locked, because the bet may have waited for a new launch that ended its own.
-- Refuses, in addition to place_wager's refusals: launch_token_invalid, round_open, cycle_too_short, pause_required, round_moved.
create or replace function play_round(
  p_token_hash bytea, p_key uuid, p_hash bytea, p_round uuid, p_stake bigint, p_outcome jsonb, p_win bigint,
  p_jackpot text, p_level text, p_policy jsonb, p_terms jsonb, p_seed uuid, p_nonce bigint
) returns jsonb
language plpgsql as $$
declare
  v_player bigint;
  v_session game_sessions;
  v_answer jsonb;
  v_refusal text;
  v_played_ms bigint;
begin
  select player_id into v_player from game_sessions where token_hash = p_token_hash;
  if not found then
    perform refuse('launch_token_invalid');
  end if;
  perform lock_player(v_player);
  select * into v_session from game_sessions where token_hash = p_token_hash;
  if answer_of_key('player:' || v_player, p_key, p_hash) is null then
    v_refusal := play_refusal(v_session, p_stake, p_policy);
    if v_refusal is not null then
      perform refuse(v_refusal, pause_stop(v_session, p_policy));
    elsif p_level is not null then
      -- Done before any jackpot account is locked, so that two winners lock in the same order.
      perform pg_advisory_xact_lock(hashtext('jackpot'), hashtext(p_jackpot));
    end if;
    v_played_ms := play_gap_ms(v_player);
  else
    p_level := null;
    p_seed := null;
  end if;
  v_answer := place_wager(p_key, p_hash, v_player, v_session.id::text, p_round, v_session.game_identifier,
    v_session.currency, p_stake, p_outcome, p_win, p_jackpot, false, p_terms);
  perform use_fair_seed(v_player, p_round, p_seed, p_nonce);
  if v_played_ms > 0 then
    update usage_hours set played_ms = played_ms + v_played_ms
      where player_id = v_player and currency = v_session.currency and hour = date_trunc('hour', now(), 'UTC');
  end if;
  if p_level is not null then
    perform award_jackpot(v_player, p_round, v_session.currency, p_jackpot, p_level);
    v_answer := v_answer || jsonb_build_object('balance', balance_of(v_player, v_session.currency));
  end if;
  return v_answer;
end
$$;
