-- Rounds of play: decided and committed when the stake is taken, credited when they are settled.

create type round_state as enum ('open', 'settled', 'rolled_back');

create table rounds (
  id uuid primary key,
  player_id bigint not null,
  session_id text not null,
  game_identifier text not null,
  currency text not null,
  stake bigint not null,
  -- How much of the stake was bonus money; the same part of the win is.
  stake_bonus bigint not null default 0,
  win bigint not null,
  outcome jsonb not null,
  state round_state not null default 'open',
  placed_at timestamptz not null default now(),
  ended_at timestamptz,
  check (stake > 0 and win >= 0)
) with (fillfactor = 90);

create index rounds_of_player on rounds (player_id, placed_at desc);
create index rounds_open on rounds (placed_at) where state = 'open';

create table comp_points (
  player_id bigint primary key references players,
  chargeable bigint not null default 0 check (chargeable >= 0),
  persistent bigint not null default 0,
  -- Euro cents wagered towards the next point.
  remainder_eur_cents bigint not null default 0
) with (fillfactor = 70);

insert into settings (key, value) values ('eur_cents_per_comp_point', '1000');

-- Sums of stakes in euro cents: lifetime, quarter, and one for each quest or tournament the player takes part in,
-- whose row its domain inserts.
create table bet_totals (
  player_id bigint not null,
  kind text not null,
  key text not null,
  starts_at timestamptz not null default '-infinity',
  ends_at timestamptz not null default 'infinity',
  -- Only these games count; null for all.
  games text[],
  bets bigint not null default 0,
  primary key (player_id, kind, key)
) with (fillfactor = 70);

create index bet_totals_of_competition on bet_totals (kind, key);

create table jackpot_levels (
  jackpot text not null,
  level text not null,
  name text not null,
  -- What it starts from, in euro cents; the house's until it is won.
  seed_eur_cents bigint not null default 0,
  -- Millionths of each stake that go into it.
  contribution_ppm integer not null check (contribution_ppm between 0 and 100000),
  primary key (jackpot, level)
);

-- What a level stands at in euro cents. Contributions stay in the currency they were made in.
create view jackpot_amounts as
  select jackpot, level, jackpot_levels.name,
    seed_eur_cents + coalesce((
      select sum(eur_cents(currency, balance)) from accounts
      where kind = 'jackpot' and accounts.name = jackpot || '/' || level and player_id is null), 0)::bigint as eur_cents
  from jackpot_levels;

-- The account of a level on this connection's shard, with what this stake adds to it taken off its fraction.
create function contribute(p_name text, p_currency text, p_stake bigint, p_ppm integer,
  out account bigint, out amount bigint)
language plpgsql as $$
declare
  v_shard smallint := pg_backend_pid() % 16;
begin
  insert into accounts (currency, kind, name, shard) values (p_currency, 'jackpot', p_name, v_shard)
    on conflict do nothing;
  select id, (fraction + p_stake * p_ppm) / 1000000 into account, amount from accounts
    where player_id is null and kind = 'jackpot' and name = p_name and currency = p_currency and shard = v_shard
    for no key update;
  update accounts set fraction = (fraction + p_stake * p_ppm) % 1000000 where id = account;
end
$$;

-- Opens the player's totals for lifetime and this quarter, with a first stake in each that was not there.
create function open_totals(p_player bigint, p_eur_cents bigint) returns void
language sql as $$
  insert into bet_totals (player_id, kind, key, bets, starts_at, ends_at)
    select p_player, kind, key, greatest(0, p_eur_cents), starts_at, ends_at
    from date_trunc('quarter', now(), 'UTC') as quarter, lateral (values
      ('lifetime', '', '-infinity', 'infinity'),
      ('quarter', to_char(quarter at time zone 'UTC', 'YYYY-"Q"Q'), quarter, date_add(quarter, interval '3 months', 'UTC'))
    ) as totals (kind, key, starts_at, ends_at)
    on conflict do nothing
$$;

-- Adds a stake (or, negative, takes back a rolled back one) to the player's totals and comp points. Points that
-- were spent meanwhile are not taken back.
create function count_stake(p_player bigint, p_game text, p_eur_cents bigint) returns void
language plpgsql as $$
declare
  v_price bigint := (select value::bigint from settings where key = 'eur_cents_per_comp_point');
  v_quarters integer;
  v_comp record;
begin
  with counted as (
    update bet_totals set bets = greatest(0, bets + p_eur_cents)
      where player_id = p_player and now() >= starts_at and now() < ends_at
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

-- Takes the stake, real money first, and writes the round with its outcome. A repeat of p_key answers the round that
-- was decided first, whatever outcome it brings along; a null key leaves repeats to the caller.
-- Answers {round_id, state, stake_cents, win_cents, outcome, balance}.
-- Refuses: not_enough_money, limit_reached, player_excluded, account_locked, currency_not_supported,
-- stake_not_allowed, idempotency_conflict, money_stopped.
create function place_wager(
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
      platform_account('house', p_currency) as house_id, eur_cents(p_currency, p_stake) as eur_cents into v_found
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

  insert into rounds (id, player_id, session_id, game_identifier, currency, stake, stake_bonus, win, outcome)
    values (p_round, p_player, p_session, p_game, p_currency, p_stake, v_from_bonus, p_win, p_outcome);
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
