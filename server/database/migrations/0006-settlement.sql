-- How a round ends: settled or rolled back, once.

-- What is answered of a round that has ended.
create function round_answer(p_round rounds) returns jsonb
language sql stable as $$
  select jsonb_build_object('round_id', p_round.id, 'state', p_round.state, 'stake_cents', p_round.stake,
    'win_cents', p_round.win, 'outcome', p_round.outcome, 'balance', balance_of(p_round.player_id, p_round.currency))
$$;

-- Takes the player's lock and then the round, of this player when one is given. Refuses: round_not_found.
create function lock_round(p_round uuid, p_player bigint) returns rounds
language plpgsql as $$
declare
  v_player bigint;
  v_round rounds;
begin
  select player_id into v_player from rounds where id = p_round and player_id = coalesce(p_player, player_id);
  if not found then
    perform refuse('round_not_found');
  end if;
  perform lock_player(v_player);
  select * into v_round from rounds where id = p_round;
  return v_round;
end
$$;

-- Credits the round's win once and wakes the streams as place_wager does; a repeat answers the same and moves nothing. An excluded player's open rounds are
-- settled too. Bonus money that was staked wins bonus money, rounded down; the rest is real.
-- Answers {round_id, state, stake_cents, win_cents, outcome, balance}.
-- Refuses: round_not_found, round_closed (rolled back), money_stopped.
create function settle_round(p_round uuid, p_player bigint, p_wakes boolean) returns jsonb
language plpgsql as $$
declare
  v_round rounds := lock_round(p_round, p_player);
  v_to_bonus bigint;
begin
  if v_round.state = 'rolled_back' then
    perform refuse('round_closed');
  elsif v_round.state = 'settled' then
    return round_answer(v_round);
  end if;
  update rounds set state = 'settled', ended_at = now() where id = p_round returning * into v_round;
  if v_round.win > 0 then
    v_to_bonus := floor(v_round.win::numeric * v_round.stake_bonus / v_round.stake);
    perform post_transfer('win', p_round::text, v_round.player_id,
      array[player_account(v_round.player_id, v_round.currency, 'real'),
        player_account(v_round.player_id, v_round.currency, 'bonus'),
        platform_account('house', v_round.currency)],
      array[v_round.win - v_to_bonus, v_to_bonus, -v_round.win]);
    perform add_usage(v_round.player_id, v_round.currency, 0, v_round.win, 0);
    perform write_event(v_round.player_id, 'balance', balance_of(v_round.player_id, v_round.currency));
    if p_wakes then
      perform pg_notify('player_events', v_round.player_id::text);
    end if;
  end if;
  return round_answer(v_round);
end
$$;

-- Gives an open round's stake back to where it came from, once. The house bears what has gone into jackpots.
-- Refuses: round_not_found, round_closed (settled), money_stopped.
create function rollback_round(p_round uuid, p_player bigint) returns jsonb
language plpgsql as $$
declare
  v_round rounds := lock_round(p_round, p_player);
begin
  if v_round.state = 'settled' then
    perform refuse('round_closed');
  elsif v_round.state = 'rolled_back' then
    return round_answer(v_round);
  end if;
  update rounds set state = 'rolled_back', ended_at = now() where id = p_round returning * into v_round;
  perform post_transfer('rollback', p_round::text, v_round.player_id,
    array[player_account(v_round.player_id, v_round.currency, 'real'),
      player_account(v_round.player_id, v_round.currency, 'bonus'),
      platform_account('house', v_round.currency)],
    array[v_round.stake - v_round.stake_bonus, v_round.stake_bonus, -v_round.stake]);
  perform add_usage(v_round.player_id, v_round.currency, -v_round.stake, 0, 0);
  perform count_stake(v_round.player_id, v_round.game_identifier, -eur_cents(v_round.currency, v_round.stake));
  perform emit_balance(v_round.player_id, v_round.currency);
  return round_answer(v_round);
end
$$;
