-- Rounds and gifts: a stake counts towards the gift that is wagered, and a free spin is staked by its gift.

-- Adds a stake (or, negative, takes back a rolled back one) to what has been wagered of a gift, in the games that count.
create function count_gift_stake(p_gift uuid, p_game text, p_stake bigint) returns void
language sql as $$
  update gifts set amount_wager_cents = amount_wager_cents + p_stake
    where id = p_gift and (games is null or p_game = any (games))
$$;

-- Takes the stake, real money first, writes the round with its outcome, and counts the stake towards the gift that is
-- wagered in its currency. A repeat of p_key answers the round that
-- was decided first, whatever outcome it brings along; a null key leaves repeats to the caller.
-- Answers {round_id, state, stake_cents, win_cents, outcome, balance}.
-- Refuses: not_enough_money, limit_reached, player_excluded, account_locked, currency_not_supported,
-- stake_not_allowed, idempotency_conflict, money_stopped.
create or replace function place_wager(
  p_key uuid, p_hash bytea, p_player bigint, p_session text, p_round uuid, p_game text, p_currency text,
  p_stake bigint, p_outcome jsonb, p_win bigint, p_jackpot text, p_wakes boolean
) returns jsonb
language plpgsql as $$
declare
  v_scope text := 'player:' || p_player;
  v_status player_status := lock_player(p_player);
  v_answer jsonb;
  v_balance jsonb;
  v_refusal text;
  v_found record;
  v_from_bonus bigint;
  v_accounts bigint[];
  v_amounts bigint[];
  v_to_jackpots bigint := 0;
  v_level record;
begin
  if p_key is not null then
    v_answer := answer_of_key(v_scope, p_key, p_hash);
    if v_answer is not null then
      return v_answer || (select jsonb_build_object('outcome', outcome) from rounds where id = (v_answer ->> 'round_id')::uuid);
    end if;
  end if;
  if v_status <> 'active' then
    perform refuse('account_locked');
  elsif p_stake <= 0 or p_stake > 9007199254740991 then
    perform refuse('stake_not_allowed');
  end if;
  v_refusal := limit_refusal(p_player, p_currency, 'wager', p_stake);
  if v_refusal is not null then
    perform refuse(v_refusal);
  end if;

  select real.id as real_id, real.balance as real, bonus.id as bonus_id, bonus.balance as bonus,
      platform_account('house', p_currency) as house_id, eur_cents(p_currency, p_stake) as eur_cents,
      (select id from gifts where player_id = p_player and currency = p_currency and stage = 'handle_bets') as gift_id into v_found
    from accounts real join accounts bonus using (player_id, currency)
    where player_id = p_player and currency = p_currency and real.kind = 'real' and bonus.kind = 'bonus';
  if not found then
    perform refuse('currency_not_supported');
  end if;
  v_from_bonus := greatest(0, p_stake - v_found.real);
  if v_from_bonus > v_found.bonus then
    perform refuse('not_enough_money');
  end if;

  v_accounts := array[v_found.real_id, v_found.bonus_id];
  v_amounts := array[v_from_bonus - p_stake, -v_from_bonus];
  if p_jackpot is not null then
    for v_level in
      -- In the same order everywhere, since two connections may meet on a shard.
      select paid.account, paid.amount
      from (select * from jackpot_levels where jackpot = p_jackpot order by level) as levels,
        contribute(jackpot || '/' || level, p_currency, p_stake, contribution_ppm) as paid
    loop
      v_accounts := v_accounts || v_level.account;
      v_amounts := v_amounts || v_level.amount;
      v_to_jackpots := v_to_jackpots + v_level.amount;
    end loop;
  end if;
  perform post_transfer('wager', p_round::text, p_player,
    v_accounts || v_found.house_id, v_amounts || (p_stake - v_to_jackpots));

  insert into rounds (id, player_id, session_id, game_identifier, currency, stake, stake_bonus, win, outcome, gift_id)
    values (p_round, p_player, p_session, p_game, p_currency, p_stake, v_from_bonus, p_win, p_outcome, v_found.gift_id);
  if v_found.gift_id is not null then
    perform count_gift_stake(v_found.gift_id, p_game, p_stake);
  end if;
  perform add_usage(p_player, p_currency, p_stake, 0, 0);
  perform count_stake(p_player, p_game, v_found.eur_cents);
  v_balance := jsonb_build_object('currency', p_currency,
    'amount_cents', v_found.real + v_found.bonus - p_stake,
    'available_to_cashout_cents', v_found.real + v_from_bonus - p_stake,
    'bonus_cents', v_found.bonus - v_from_bonus);
  perform write_event(p_player, 'balance', v_balance);
  v_answer := jsonb_build_object('round_id', p_round, 'state', 'open', 'stake_cents', p_stake, 'win_cents', p_win,
    'balance', v_balance);
  if p_key is not null then
    insert into idempotency_keys (scope, key, call, body_hash, status, answer)
      values (v_scope, p_key, 'place_wager', p_hash, 200, v_answer);
  end if;
  if p_wakes then
    perform pg_notify('player_events', p_player::text);
  end if;
  return v_answer || jsonb_build_object('outcome', p_outcome);
end
$$;

-- What a free spin has won is the player's money, or is kept with its gift until the last spin.
create function settle_free_spin(p_round rounds) returns void
language plpgsql as $$
declare
  v_gift gifts;
begin
  update gifts set amount_cents = amount_cents + p_round.win where id = p_round.gift_id returning * into v_gift;
  if v_gift.winnings = 'cash' and p_round.win > 0 then
    perform post_transfer('win', p_round.id::text, p_round.player_id,
      array[player_account(p_round.player_id, p_round.currency, 'real'), platform_account('house', p_round.currency)],
      array[p_round.win, -p_round.win]);
    perform add_usage(p_round.player_id, p_round.currency, 0, p_round.win, 0, p_round.placed_at);
    perform emit_balance(p_round.player_id, p_round.currency);
  end if;
end
$$;

-- Credits the round's win once and wakes the streams as place_wager does; a repeat answers the same and moves nothing.
-- An excluded player's open rounds are settled too. Bonus money that was staked wins bonus money, rounded down; the rest
-- is real. A free spin wins money, or adds to what its gift has won. Answers {round_id, state, stake_cents, win_cents, outcome, balance}.
-- Refuses: round_not_found, round_closed (rolled back), money_stopped.
create or replace function settle_round(p_round uuid, p_player bigint, p_wakes boolean) returns jsonb
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
  if v_round.is_free then
    perform settle_free_spin(v_round);
  elsif v_round.win > 0 then
    v_to_bonus := floor(v_round.win::numeric * v_round.stake_bonus / v_round.stake);
    perform post_transfer('win', p_round::text, v_round.player_id,
      array[player_account(v_round.player_id, v_round.currency, 'real'),
        player_account(v_round.player_id, v_round.currency, 'bonus'),
        platform_account('house', v_round.currency)],
      array[v_round.win - v_to_bonus, v_to_bonus, -v_round.win]);
    perform add_usage(v_round.player_id, v_round.currency, 0, v_round.win, 0, v_round.placed_at);
    perform write_event(v_round.player_id, 'balance', balance_of(v_round.player_id, v_round.currency));
    if p_wakes then
      perform pg_notify('player_events', v_round.player_id::text);
    end if;
  end if;
  if v_round.gift_id is not null then
    perform judge_gift(v_round.gift_id);
  end if;
  return round_answer(v_round);
end
$$;

-- Gives an open round's stake back to where it came from, once, and takes it out of what it counted towards then. The
-- house bears what has gone into jackpots. Refuses: round_not_found, round_closed (settled), money_stopped.
create or replace function rollback_round(p_round uuid, p_player bigint) returns jsonb
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
  if v_round.is_free then
    update gifts set freespins_performed = freespins_performed - 1 where id = v_round.gift_id;
    return round_answer(v_round);
  end if;
  perform post_transfer('rollback', p_round::text, v_round.player_id,
    array[player_account(v_round.player_id, v_round.currency, 'real'),
      player_account(v_round.player_id, v_round.currency, 'bonus'),
      platform_account('house', v_round.currency)],
    array[v_round.stake - v_round.stake_bonus, v_round.stake_bonus, -v_round.stake]);
  perform add_usage(v_round.player_id, v_round.currency, -v_round.stake, 0, 0, v_round.placed_at);
  perform count_stake(v_round.player_id, v_round.game_identifier, -eur_cents(v_round.currency, v_round.stake), v_round.placed_at);
  perform emit_balance(v_round.player_id, v_round.currency);
  if v_round.gift_id is not null then
    perform count_gift_stake(v_round.gift_id, v_round.game_identifier, -v_round.stake);
    perform judge_gift(v_round.gift_id);
  end if;
  return round_answer(v_round);
end
$$;

-- A free spin of a game's frame, as play_round takes a bet: its gift stakes it, so no money of the player moves and it
-- counts towards nothing but the time of play. A repeat of p_key answers the first spin's round.
-- Refuses: launch_token_invalid, round_open, cycle_too_short, free_spins_over, limit_reached, player_excluded,
-- account_locked, idempotency_conflict, money_stopped.
create function play_free_spin(
  p_token_hash bytea, p_key uuid, p_hash bytea, p_round uuid, p_gift uuid, p_stake bigint, p_outcome jsonb, p_win bigint,
  p_cycle_ms integer
) returns jsonb
language plpgsql as $$
declare
  v_player bigint;
  v_status player_status;
  v_session game_sessions;
  v_answer jsonb;
  v_refusal text;
  v_played_ms bigint;
  v_gift gifts;
begin
  select player_id into v_player from game_sessions where token_hash = p_token_hash;
  if not found then
    perform refuse('launch_token_invalid');
  end if;
  v_status := lock_player(v_player);
  select * into v_session from game_sessions where token_hash = p_token_hash;
  v_answer := answer_of_key('player:' || v_player, p_key, p_hash);
  if v_answer is not null then
    return v_answer || (select jsonb_build_object('outcome', outcome) from rounds where id = (v_answer ->> 'round_id')::uuid);
  end if;
  v_refusal := coalesce(play_refusal(v_session, p_cycle_ms), case when v_status <> 'active' then 'account_locked' end,
    limit_refusal(v_player, v_session.currency, 'wager', 0));
  if v_refusal is not null then
    perform refuse(v_refusal);
  end if;
  update gifts set freespins_performed = freespins_performed + 1
    where id = p_gift and player_id = v_player and stage = 'activated' and freespins_performed < freespins_total
      and game = v_session.game_identifier and currency = v_session.currency and spin_stake_cents = p_stake
      and (valid_until is null or valid_until > now())
    returning * into v_gift;
  if not found then
    perform refuse('free_spins_over');
  end if;
  v_played_ms := play_gap_ms(v_player);
  insert into rounds (id, player_id, session_id, game_identifier, currency, stake, win, outcome, gift_id, is_free)
    values (p_round, v_player, v_session.id::text, v_session.game_identifier, v_session.currency, p_stake, p_win, p_outcome, p_gift, true);
  perform add_usage(v_player, v_session.currency, 0, 0, 0);
  update usage_hours set played_ms = played_ms + v_played_ms
    where player_id = v_player and currency = v_session.currency and hour = date_trunc('hour', now(), 'UTC');
  perform tell_gift(v_gift);
  v_answer := jsonb_build_object('round_id', p_round, 'state', 'open', 'stake_cents', p_stake, 'win_cents', p_win,
    'balance', balance_of(v_player, v_session.currency));
  insert into idempotency_keys (scope, key, call, body_hash, status, answer)
    values ('player:' || v_player, p_key, 'play_free_spin', p_hash, 200, v_answer);
  return v_answer || jsonb_build_object('outcome', p_outcome);
end
$$;
