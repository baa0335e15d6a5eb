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
