-- Limits a player set, and the sums they bind. Windows roll: a day is the last 24 hours, by whole hours, and the
-- hour at the edge counts in full.

create table user_limits (
  id bigint generated always as identity primary key,
  player_id bigint not null references players,
  type text not null check (type in ('loss', 'wager', 'deposit', 'coolingoff', 'selfexclusion', 'session')),
  period text not null check (period in
    ('day', 'week', 'month', 'day_3', 'month_3', 'month_6', 'month_9', 'month_12', 'forever')),
  -- Both null for coolingoff, selfexclusion and session.
  currency text references currency_rates,
  amount_cents bigint check (amount_cents >= 0),
  -- Of a session limit.
  minutes integer,
  active_from timestamptz not null default now(),
  active_until timestamptz,
  -- A raise (an amount) or a removal waits until pending_from and for the confirmation.
  pending_amount_cents bigint check (pending_amount_cents >= 0),
  pending_removal boolean not null default false,
  pending_from timestamptz,
  confirm_token_hash bytea,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((type in ('loss', 'wager', 'deposit')) = (currency is not null and amount_cents is not null))
);

create unique index user_limits_once on user_limits (player_id, type, period, currency) nulls not distinct
  where active_until is null;
create index user_limits_of_player on user_limits (player_id);

-- What binds now. A confirmed change holds by itself once its time has come; no job has to run for it.
create view active_limits as
  select id, player_id, type, period, currency, minutes, active_from, active_until,
    case when is_due and not pending_removal then pending_amount_cents else amount_cents end as amount_cents
  from user_limits,
    lateral (select confirmed_at is not null and pending_from <= now() as is_due) as change
  where active_from <= now() and (active_until is null or active_until > now())
    and not (pending_removal and is_due is true);

create table usage_hours (
  player_id bigint not null,
  currency text not null,
  hour timestamptz not null,
  wagered bigint not null default 0,
  won bigint not null default 0,
  deposited bigint not null default 0,
  primary key (player_id, currency, hour)
) with (fillfactor = 70);

create function add_usage(p_player bigint, p_currency text, p_wagered bigint, p_won bigint, p_deposited bigint) returns void
language sql as $$
  insert into usage_hours as known (player_id, currency, hour, wagered, won, deposited)
    values (p_player, p_currency, date_trunc('hour', now(), 'UTC'), p_wagered, p_won, p_deposited)
    on conflict (player_id, currency, hour) do update set
      wagered = known.wagered + excluded.wagered,
      won = known.won + excluded.won,
      deposited = known.deposited + excluded.deposited
$$;

create function period_length(p_period text) returns interval
language sql immutable as $$
  select case p_period
    when 'day' then interval '24 hours' when 'week' then interval '7 days' when 'month' then interval '1 month'
    when 'day_3' then interval '3 days' when 'month_3' then interval '3 months' when 'month_6' then interval '6 months'
    when 'month_9' then interval '9 months' when 'month_12' then interval '12 months' end
$$;

-- How much of a limit is used, in its currency and rounded up. All currencies count, or a second account would be a
-- way around; a net win counts as nothing lost.
create function limit_usage(p_player bigint, p_type text, p_period text, p_currency text) returns bigint
language sql stable as $$
  select greatest(0, ceil(coalesce(sum(
    case p_type when 'wager' then wagered when 'deposit' then deposited else wagered - won end
    * (theirs.eur_rate * ours.subunits / (theirs.subunits * ours.eur_rate))), 0)))::bigint
  from currency_rates ours, usage_hours join currency_rates theirs using (currency)
  where ours.currency = p_currency and player_id = p_player
    and (p_period = 'forever' or hour >= date_trunc('hour', now() - period_length(p_period), 'UTC'))
$$;

-- Why a player may not wager or deposit this amount: player_excluded, limit_reached, or null. p_kind: wager, deposit.
create function limit_refusal(p_player bigint, p_currency text, p_kind text, p_amount bigint) returns text
language plpgsql stable as $$
declare
  v_limit record;
begin
  if not exists (select from user_limits where player_id = p_player) then
    return null;
  end if;
  for v_limit in
    select type, period, currency, amount_cents from active_limits where player_id = p_player
      and (type in ('coolingoff', 'selfexclusion') or type = p_kind or (type = 'loss' and p_kind = 'wager'))
    order by type not in ('coolingoff', 'selfexclusion')
  loop
    if v_limit.type in ('coolingoff', 'selfexclusion') then
      return 'player_excluded';
    end if;
    if limit_usage(p_player, v_limit.type, v_limit.period, v_limit.currency)
      + convert_cents(p_currency, v_limit.currency, p_amount) > v_limit.amount_cents then
      return 'limit_reached';
    end if;
  end loop;
  return null;
end
$$;

-- An amount in another currency, rounded up; for comparing with limits, never for moving money.
create function convert_cents(p_from text, p_to text, p_amount bigint) returns bigint
language sql stable as $$
  select ceil(p_amount * theirs.eur_rate * ours.subunits / (theirs.subunits * ours.eur_rate))::bigint
  from currency_rates ours, currency_rates theirs where ours.currency = p_to and theirs.currency = p_from
$$;
