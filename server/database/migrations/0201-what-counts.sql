-- What of a stake counts. Bets that cover each other, games with a small house edge and bonus money count in part: the server
-- passes what is at risk and the weights that operators set (p_terms), a gift keeps the weights of the day it was given.
-- Limits keep counting whole stakes.

-- Of a gift: percent by kind of game that count towards its wager, and the highest stake while it is wagered. Null: what
-- holds for all.
alter table gifts add column weights jsonb, add column max_stake_cents bigint check (max_stake_cents > 0);

-- What was counted, so that a rollback takes back the same: euro cents towards totals and points, minor units towards the
-- gift. Null for rounds of the time before.
alter table rounds add column counted_eur_cents bigint, add column counted_for_gift bigint;

-- What of a stake counts towards points and totals, in its minor units. p_terms: {kind, at_risk, weight, bonus_money,
-- max_stake}, weights in percent; null: all of it.
create function counted_stake(p_stake bigint, p_from_bonus bigint, p_terms jsonb) returns bigint
language sql immutable as $$
  select case when p_terms is null then p_stake else div(
    (p_terms ->> 'at_risk')::numeric * (p_terms ->> 'weight')::numeric
      * ((p_stake - p_from_bonus) * 100::numeric + p_from_bonus * (p_terms ->> 'bonus_money')::numeric),
    p_stake * 10000::numeric)::bigint end
$$;

-- What of a stake counts towards the wager of a gift.
create function counted_for_gift(p_gift gifts, p_game text, p_stake bigint, p_terms jsonb) returns bigint
language sql immutable as $$
  select case
    when p_gift.games is not null and not p_game = any (p_gift.games) then 0
    when p_terms is null then p_stake
    else div((p_terms ->> 'at_risk')::numeric
      * coalesce(p_gift.weights ->> (p_terms ->> 'kind'), p_terms ->> 'weight')::numeric, 100)::bigint end
$$;

drop function count_gift_stake(uuid, text, bigint);

drop function place_wager(uuid, bytea, bigint, text, uuid, text, text, bigint, jsonb, bigint, text, boolean);

-- Takes the stake, real money first, writes the round with its outcome, and counts what of the stake counts (p_terms, see
-- counted_stake) towards points, totals and the gift that is wagered in its currency. A repeat of p_key answers the round
-- that was decided first, whatever outcome it brings along; a null key leaves repeats to the caller.
-- Answers {round_id, state, stake_cents, win_cents, outcome, balance}.
-- Refuses: not_enough_money, limit_reached, player_excluded, account_locked, currency_not_supported,
-- stake_not_allowed, bonus_stake_too_high, idempotency_conflict, money_stopped.
create function place_wager(
  p_key uuid, p_hash bytea, p_player bigint, p_session text, p_round uuid, p_game text, p_currency text,
  p_stake bigint, p_outcome jsonb, p_win bigint, p_jackpot text, p_wakes boolean, p_terms jsonb default null
) returns jsonb
language plpgsql as $$
declare
  v_scope text := 'player:' || p_player;
  v_status player_status := lock_player(p_player);
  v_answer jsonb;
  v_balance jsonb;
  v_refusal text;
  v_found record;
  v_gift gifts;
  v_counted_eur_cents bigint;
  v_counted_for_gift bigint;
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
      platform_account('house', p_currency) as house_id into v_found
    from accounts real join accounts bonus using (player_id, currency)
    where player_id = p_player and currency = p_currency and real.kind = 'real' and bonus.kind = 'bonus';
  if not found then
    perform refuse('currency_not_supported');
  end if;
  select * into v_gift from gifts where player_id = p_player and currency = p_currency and stage = 'handle_bets';
  if p_stake > coalesce(v_gift.max_stake_cents, case when v_gift.id is not null then (p_terms ->> 'max_stake')::bigint end) then
    perform refuse('bonus_stake_too_high');
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

  v_counted_eur_cents := eur_cents(p_currency, counted_stake(p_stake, v_from_bonus, p_terms));
  if v_gift.id is not null then
    v_counted_for_gift := counted_for_gift(v_gift, p_game, p_stake, p_terms);
    update gifts set amount_wager_cents = amount_wager_cents + v_counted_for_gift where id = v_gift.id;
  end if;
  insert into rounds (id, player_id, session_id, game_identifier, currency, stake, stake_bonus, win, outcome, gift_id,
      counted_eur_cents, counted_for_gift)
    values (p_round, p_player, p_session, p_game, p_currency, p_stake, v_from_bonus, p_win, p_outcome, v_gift.id,
      v_counted_eur_cents, v_counted_for_gift);
  perform add_usage(p_player, p_currency, p_stake, 0, 0);
  perform count_stake(p_player, p_game, v_counted_eur_cents);
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

-- Gives an open round's stake back to where it came from, once, and takes what it counted out of what it counted towards.
-- The house bears what has gone into jackpots. Refuses: round_not_found, round_closed (settled), money_stopped.
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
  perform count_stake(v_round.player_id, v_round.game_identifier,
    -coalesce(v_round.counted_eur_cents, eur_cents(v_round.currency, v_round.stake)), v_round.placed_at);
  perform emit_balance(v_round.player_id, v_round.currency);
  if v_round.gift_id is not null then
    update gifts set amount_wager_cents = amount_wager_cents - coalesce(v_round.counted_for_gift,
        case when games is null or v_round.game_identifier = any (games) then v_round.stake else 0 end)
      where id = v_round.gift_id;
    perform judge_gift(v_round.gift_id);
  end if;
  return round_answer(v_round);
end
$$;

drop function play_round(bytea, uuid, bytea, uuid, bigint, jsonb, bigint, text, text, integer);

-- A bet of a game's frame: place_wager behind the launch token, the cycle and the draw of the jackpot. A repeat of
-- p_key answers the first bet's round, also after the launch has ended. p_level: the jackpot level this bet has won.
-- The launch is read once the player is locked: what a bet waited for may have been the launch that ended its own.
-- Refuses, besides what place_wager refuses: launch_token_invalid, round_open, cycle_too_short.
create function play_round(
  p_token_hash bytea, p_key uuid, p_hash bytea, p_round uuid, p_stake bigint, p_outcome jsonb, p_win bigint,
  p_jackpot text, p_level text, p_cycle_ms integer, p_terms jsonb
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
    v_refusal := play_refusal(v_session, p_cycle_ms);
    if v_refusal is not null then
      perform refuse(v_refusal);
    elsif p_level is not null then
      -- Before any jackpot account is locked, so that two winners wait for each other in one order.
      perform pg_advisory_xact_lock(hashtext('jackpot'), hashtext(p_jackpot));
    end if;
    v_played_ms := play_gap_ms(v_player);
  else
    p_level := null;
  end if;
  v_answer := place_wager(p_key, p_hash, v_player, v_session.id::text, p_round, v_session.game_identifier,
    v_session.currency, p_stake, p_outcome, p_win, p_jackpot, false, p_terms);
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

-- Gives a player a gift, once for its source; null where it was given before. Amounts are in the gift's currency, times
-- are days from now. Whoever calls has asked bonus_refusal.
create or replace function issue_gift(p_player bigint, p_gift jsonb) returns uuid
language plpgsql as $$
declare
  v_gift gifts;
  v_amount bigint := coalesce((p_gift ->> 'amount_cents')::bigint, 0);
  v_wager integer := coalesce((p_gift ->> 'wager')::integer, 0);
begin
  perform lock_player(p_player);
  perform open_account(p_player, p_gift ->> 'currency');
  insert into gifts (id, player_id, type, kind, tier, group_key, title, currency, amount_cents, wager,
      amount_wager_requirement_cents, max_win_cents, weights, max_stake_cents, games, game, freespins_total, winnings, points, bonuses, source,
      activatable_until, valid_until)
    values (coalesce((p_gift ->> 'id')::uuid, gen_random_uuid()), p_player, p_gift ->> 'type', p_gift ->> 'kind',
      p_gift ->> 'tier', p_gift ->> 'group_key', nullif(p_gift -> 'title', 'null'), p_gift ->> 'currency', v_amount, v_wager,
      v_amount * v_wager, (p_gift ->> 'max_win_cents')::bigint, nullif(p_gift -> 'weights', 'null'), (p_gift ->> 'max_stake_cents')::bigint,
      case when jsonb_typeof(p_gift -> 'games') = 'array' then array(select jsonb_array_elements_text(p_gift -> 'games')) end,
      p_gift ->> 'game', coalesce((p_gift ->> 'freespins_total')::integer, 0), coalesce(p_gift ->> 'winnings', 'bonus'),
      coalesce((p_gift ->> 'points')::bigint, 0), coalesce(p_gift -> 'bonuses', '[]'), p_gift ->> 'source',
      now() + (p_gift ->> 'activatable_days')::numeric * interval '1 day', now() + (p_gift ->> 'valid_days')::numeric * interval '1 day')
    on conflict (player_id, source) do nothing returning * into v_gift;
  if not found then
    return null;
  end if;
  perform tell_gift(v_gift);
  return v_gift.id;
end
$$;

-- The player takes a gift (rules/gifts/stages says what follows). p_spin_stake: of free spins, what each is worth. What a
-- group brings has the group's terms.
-- Refuses: gift_not_found, gift_not_activatable, player_excluded, bonuses_disabled, account_locked, money_stopped.
create or replace function activate_gift(p_player bigint, p_id uuid, p_spin_stake bigint) returns void
language plpgsql as $$
declare
  v_gift gifts;
  v_refusal text;
  v_part record;
begin
  perform lock_player(p_player);
  select * into v_gift from gifts where id = p_id and player_id = p_player for update;
  if not found then
    perform refuse('gift_not_found');
  end if;
  v_refusal := bonus_refusal(p_player);
  if v_refusal is not null then
    perform refuse(v_refusal);
  elsif v_gift.stage <> 'issued' or v_gift.activatable_until <= now() or v_gift.valid_until <= now() then
    perform refuse('gift_not_activatable');
  end if;
  if v_gift.kind = 'group' then
    perform move_gift(p_id, 'finished');
    for v_part in select part, place from jsonb_array_elements(v_gift.bonuses) with ordinality as parts (part, place) loop
      perform issue_gift(p_player, v_part.part || jsonb_build_object('source', 'gift:' || p_id || ':' || v_part.place,
        'group_key', v_gift.group_key, 'currency', v_gift.currency, 'tier', v_gift.tier,
        'weights', v_gift.weights, 'max_stake_cents', v_gift.max_stake_cents, 'max_win_cents', v_gift.max_win_cents));
    end loop;
  elsif v_gift.kind = 'xp' then
    perform move_gift(p_id, 'finished');
    perform give_points(p_player, 0, v_gift.points);
  elsif v_gift.freespins_total > 0 then
    update gifts set spin_stake_cents = p_spin_stake where id = p_id;
    perform move_gift(p_id, 'activated');
  elsif v_gift.wager > 0 and v_gift.amount_cents > 0 then
    perform begin_wagering(v_gift);
  else
    perform move_gift(p_id, 'finished');
    perform pay_gift(v_gift, v_gift.amount_cents);
  end if;
end
$$;
