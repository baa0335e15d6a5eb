-- The double-entry ledger. Amounts are minor units of the account's currency. Entries are never changed: what was
-- wrong is moved back by a transfer that names the one it reverses.

create table currency_rates (
  currency text primary key,
  -- Minor units in one unit.
  subunits bigint not null check (subunits > 0),
  -- Euros for one unit; for comparing, never for moving money.
  eur_rate numeric not null check (eur_rate > 0),
  changed_at timestamptz not null default now()
);

insert into currency_rates (currency, subunits, eur_rate) values
  ('EUR', 100, 1), ('USD', 100, 0.86), ('AUD', 100, 0.56), ('CAD', 100, 0.61), ('NZD', 100, 0.49),
  ('JPY', 1, 0.0056), ('NOK', 100, 0.085), ('BRL', 100, 0.16), ('GBP', 100, 1.14), ('PLN', 100, 0.235),
  ('INR', 100, 0.0097), ('KZT', 100, 0.0016), ('KWD', 1000, 2.8),
  ('BTC', 100000000, 80000), ('ETH', 1000000000, 2600), ('BCH', 100000000, 430), ('LTC', 100000000, 80),
  ('DOG', 100000000, 0.13), ('USDT', 100, 0.86), ('USDC', 100, 0.86), ('BNB', 100000000, 760),
  ('ADA', 1000000, 0.4), ('TRX', 1000000, 0.24);

create type account_kind as enum
  ('real', 'bonus', 'pending_withdrawal', 'house', 'payments', 'jackpot', 'rounding');

create table accounts (
  id bigint generated always as identity primary key,
  -- Null: the platform's own.
  player_id bigint references players,
  currency text not null references currency_rates,
  kind account_kind not null,
  -- Tells jackpots apart.
  name text not null default '',
  -- The platform's busy accounts are split, so that bets of different players do not wait for one row.
  shard smallint not null default 0,
  balance bigint not null default 0,
  -- Millionths of a minor unit that a jackpot has not been given yet.
  fraction integer not null default 0,
  -- House, payments and rounding owe what others have.
  is_owing boolean not null default false,
  check (balance >= 0 or is_owing)
) with (fillfactor = 50);

create unique index accounts_of_players on accounts (player_id, currency, kind) where player_id is not null;
create unique index accounts_of_platform on accounts (kind, name, currency, shard) where player_id is null;

insert into accounts (currency, kind, shard, is_owing)
  select currency, kind, shard, true
  from currency_rates, unnest(array['house', 'payments']::account_kind[]) as kind, generate_series(0, 15) as shard
  union all select currency, 'rounding', 0, true from currency_rates;

create table transfers (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What it was for: the payment, the round.
  reference text not null,
  player_id bigint,
  at timestamptz not null default now(),
  reverses bigint references transfers
);

create index transfers_of_player on transfers (player_id, id);
-- A payment is credited, held, recalled and paid once. Rounds guard themselves by their state.
create unique index transfers_once on transfers (kind, reference) where kind not in ('wager', 'win', 'rollback');

create table entries (
  id bigint generated always as identity,
  transfer_id bigint not null,
  account_id bigint not null,
  amount bigint not null,
  balance_after bigint not null,
  -- In the order in which the account's row was locked.
  primary key (account_id, id)
);

create index entries_of_transfer on entries using brin (transfer_id);

create trigger transfers_are_append_only before update or delete or truncate on transfers
  for each statement execute function refuse_change();
create trigger entries_are_append_only before update or delete or truncate on entries
  for each statement execute function refuse_change();
