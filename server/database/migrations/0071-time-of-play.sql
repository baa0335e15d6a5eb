-- Time of play counts and binds, and what binds is judged by the clock rather than by the start of a transaction.

alter table usage_hours add column played_ms bigint not null default 0;

-- A limit holds from the instant it is written: a transaction that began before and got the player's lock after it must
-- find it, so neither side may go by now(), which stands still within a transaction.
alter table user_limits alter column active_from set default clock_timestamp();

create or replace view active_limits as
  select id, player_id, type, period, currency,
    case when is_due and not pending_removal then coalesce(pending_minutes, minutes) else minutes end as minutes,
    active_from, active_until,
    case when is_due and not pending_removal then coalesce(pending_amount_cents, amount_cents) else amount_cents end as amount_cents
  from user_limits,
    lateral (select confirmed_at is not null and pending_from <= clock_timestamp() as is_due) as change
  where active_from <= clock_timestamp() and (active_until is null or active_until > clock_timestamp())
    and not (pending_removal and is_due is true);

-- Milliseconds of play since the player's last stake. A pause of more than five minutes is none (rules/limits/play-time).
create function play_gap_ms(p_player bigint) returns bigint
language sql as $$
  select case when gap between 0 and 300000 then gap else 0 end
  from (select coalesce((select floor(extract(epoch from clock_timestamp() - placed_at) * 1000)::bigint
    from rounds where player_id = p_player order by placed_at desc limit 1), 0) as gap) as since
$$;

-- Milliseconds that a player has played within a rolling period, up to this instant.
create function played_ms(p_player bigint, p_period text) returns bigint
language sql as $$
  select play_gap_ms(p_player) + coalesce((
    select sum(played_ms) from usage_hours where player_id = p_player
      and hour >= date_trunc('hour', now() - period_length(p_period), 'UTC')), 0)::bigint
$$;

-- Why a player may not wager or deposit this amount: player_excluded, limit_reached, or null. p_kind: wager, deposit.
-- A limit on the time of play stops wagers as one on money does.
create or replace function limit_refusal(p_player bigint, p_currency text, p_kind text, p_amount bigint) returns text
language plpgsql as $$
declare
  v_limit record;
begin
  if not exists (select from user_limits where player_id = p_player) then
    return null;
  end if;
  for v_limit in
    select type, period, currency, amount_cents, minutes from active_limits where player_id = p_player
      and (type in ('coolingoff', 'selfexclusion') or type = p_kind or (type in ('loss', 'session') and p_kind = 'wager'))
    order by type not in ('coolingoff', 'selfexclusion')
  loop
    if v_limit.type in ('coolingoff', 'selfexclusion') then
      return 'player_excluded';
    elsif v_limit.type = 'session' then
      if played_ms(p_player, v_limit.period) >= v_limit.minutes * 60000::bigint then
        return 'limit_reached';
      end if;
    elsif limit_usage(p_player, v_limit.type, v_limit.period, v_limit.currency)
      + convert_cents(p_currency, v_limit.currency, p_amount) > v_limit.amount_cents then
      return 'limit_reached';
    end if;
  end loop;
  return null;
end
$$;

-- A bet of a game's frame: place_wager behind the launch token, the cycle and the draw of the jackpot. A repeat of
-- p_key answers the first bet's round, also after the launch has ended. p_level: the jackpot level this bet has won.
-- The launch is read once the player is locked: what a bet waited for may have been the launch that ended its own.
-- Refuses, besides what place_wager refuses: launch_token_invalid, round_open, cycle_too_short.
create or replace function play_round(
  p_token_hash bytea, p_key uuid, p_hash bytea, p_round uuid, p_stake bigint, p_outcome jsonb, p_win bigint,
  p_jackpot text, p_level text, p_cycle_ms integer
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
    v_session.currency, p_stake, p_outcome, p_win, p_jackpot, false);
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
