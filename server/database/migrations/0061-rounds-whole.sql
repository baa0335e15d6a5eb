-- A round counts whole, in the hour in which its stake was taken, and no game opens a second one beside it.

create index rounds_open_of_player on rounds (player_id, game_identifier) where state = 'open';

-- Why a game may not take a stake now, null when nothing stands against it: its launch has ended, a round of this game
-- is still open, or the player's last round began too short a while ago. An open round of another game is decided and
-- paid for, so it stands in no way: it comes back with that game, or is settled by time.
create or replace function play_refusal(p_session game_sessions, p_cycle_ms integer) returns text
language plpgsql stable as $$
declare
  v_last timestamptz;
begin
  if p_session.ended_at is not null or p_session.expires_at <= now()
    or not exists (select from sessions where token_hash = p_session.login_hash and revoked_at is null and expires_at > now()) then
    return 'launch_token_invalid';
  elsif exists (select from rounds where player_id = p_session.player_id and game_identifier = p_session.game_identifier and state = 'open') then
    return 'round_open';
  end if;
  select placed_at into v_last from rounds where player_id = p_session.player_id order by placed_at desc limit 1;
  if clock_timestamp() - v_last < p_cycle_ms * interval '1 millisecond' then
    return 'cycle_too_short';
  end if;
  return null;
end
$$;

-- Adds to what binds limits, in the hour of p_at. A stake that is given back leaves the hour in which it was taken, and
-- a win joins it there: elsewhere it would make room for other stakes once the hour of its own has passed.
drop function add_usage(bigint, text, bigint, bigint, bigint);
create function add_usage(
  p_player bigint, p_currency text, p_wagered bigint, p_won bigint, p_deposited bigint, p_at timestamptz default now()
) returns void
language sql as $$
  insert into usage_hours as known (player_id, currency, hour, wagered, won, deposited)
    values (p_player, p_currency, date_trunc('hour', p_at, 'UTC'), p_wagered, p_won, p_deposited)
    on conflict (player_id, currency, hour) do update set
      wagered = known.wagered + excluded.wagered,
      won = known.won + excluded.won,
      deposited = known.deposited + excluded.deposited
$$;

-- From when on stakes are counted: what was staked before the player joined was never added, and is not taken back.
alter table bet_totals add column counted_from timestamptz not null default '-infinity';

-- Adds a stake (or, negative, takes back a rolled back one) to the player's comp points and to those totals that ran at
-- p_at, when it was staked. Points that were spent meanwhile are not taken back.
drop function count_stake(bigint, text, bigint);
create function count_stake(p_player bigint, p_game text, p_eur_cents bigint, p_at timestamptz default now()) returns void
language plpgsql as $$
declare
  v_price bigint := (select value::bigint from settings where key = 'eur_cents_per_comp_point');
  v_quarters integer;
  v_comp record;
begin
  with counted as (
    update bet_totals set bets = greatest(0, bets + p_eur_cents)
      where player_id = p_player and p_at >= starts_at and p_at < ends_at and p_at >= counted_from
        and (games is null or p_game = any (games))
      returning kind
  ) select count(*) filter (where kind = 'quarter') into v_quarters from counted;
  if v_quarters = 0 then
    perform open_totals(p_player, p_eur_cents);
    insert into comp_points (player_id) values (p_player) on conflict do nothing;
  end if;

  update comp_points set
    chargeable = greatest(0, chargeable + points),
    persistent = greatest(0, persistent + points),
    remainder_eur_cents = remainder - points * v_price
    from (select remainder_eur_cents + p_eur_cents as remainder,
        floor((remainder_eur_cents + p_eur_cents)::numeric / v_price)::bigint as points
      from comp_points where player_id = p_player) as gained
    where player_id = p_player
    returning points, chargeable, persistent into v_comp;
  if v_comp.points <> 0 then
    perform write_event(p_player, 'comps_award',
      jsonb_build_object('chargeable_points', v_comp.chargeable, 'persistent_points', v_comp.persistent));
  end if;
end
$$;

-- Credits the round's win once and wakes the streams as place_wager does; a repeat answers the same and moves nothing.
-- An excluded player's open rounds are settled too. Bonus money that was staked wins bonus money, rounded down; the rest
-- is real. Answers {round_id, state, stake_cents, win_cents, outcome, balance}.
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
  if v_round.win > 0 then
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
  perform post_transfer('rollback', p_round::text, v_round.player_id,
    array[player_account(v_round.player_id, v_round.currency, 'real'),
      player_account(v_round.player_id, v_round.currency, 'bonus'),
      platform_account('house', v_round.currency)],
    array[v_round.stake - v_round.stake_bonus, v_round.stake_bonus, -v_round.stake]);
  perform add_usage(v_round.player_id, v_round.currency, -v_round.stake, 0, 0, v_round.placed_at);
  perform count_stake(v_round.player_id, v_round.game_identifier, -eur_cents(v_round.currency, v_round.stake), v_round.placed_at);
  perform emit_balance(v_round.player_id, v_round.currency);
  return round_answer(v_round);
end
$$;
