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

-- An amount in euro cents, rounded down.
create function eur_cents(p_currency text, p_amount bigint) returns bigint
language sql stable as $$
  select floor(p_amount * eur_rate * 100 / subunits)::bigint from currency_rates where currency = p_currency
$$;

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

-- Refuses with a code that the server maps to an answer.
create function refuse(p_code text) returns void
language plpgsql as $$
begin
  raise exception using errcode = 'PE001', message = p_code;
end
$$;

-- Takes the player's row lock and answers the status. Every money operation of a player starts here.
create function lock_player(p_player bigint) returns player_status
language plpgsql as $$
declare
  v_status player_status;
  v_is_stopped boolean;
begin
  select status, exists (select from settings where key = 'money_stopped') into v_status, v_is_stopped
    from players where id = p_player for no key update;
  if not found then
    perform refuse('not_found');
  elsif v_is_stopped then
    perform refuse('money_stopped');
  end if;
  return v_status;
end
$$;

create function player_account(p_player bigint, p_currency text, p_kind account_kind) returns bigint
language plpgsql stable as $$
declare
  v_id bigint;
begin
  select id into v_id from accounts where player_id = p_player and currency = p_currency and kind = p_kind;
  if not found then
    perform refuse('currency_not_supported');
  end if;
  return v_id;
end
$$;

-- The shard of this connection: connections rarely meet on one.
create function platform_account(p_kind account_kind, p_currency text) returns bigint
language sql stable as $$
  select id from accounts
  where player_id is null and kind = p_kind and name = '' and currency = p_currency
    and shard = pg_backend_pid() % 16
$$;

-- Moves money: one transfer, one entry for each leg, accounts locked in the given order. Zero legs are left out.
-- The only writer of entries; what it writes sums to zero in one currency.
create function post_transfer(
  p_kind text, p_reference text, p_player bigint, p_accounts bigint[], p_amounts bigint[], p_reverses bigint default null
) returns bigint
language plpgsql as $$
declare
  v_transfer bigint;
  v_balance bigint;
  v_currency text;
  v_first_currency text;
  v_sum numeric := 0;
begin
  insert into transfers (kind, reference, player_id, reverses)
    values (p_kind, p_reference, p_player, p_reverses) returning id into v_transfer;
  for leg in 1 .. array_length(p_accounts, 1) loop
    continue when p_amounts[leg] = 0;
    update accounts set balance = balance + p_amounts[leg] where id = p_accounts[leg]
      returning balance, currency into v_balance, v_currency;
    insert into entries (transfer_id, account_id, amount, balance_after)
      values (v_transfer, p_accounts[leg], p_amounts[leg], v_balance);
    v_sum := v_sum + p_amounts[leg];
    v_first_currency := coalesce(v_first_currency, v_currency);
    if v_currency is distinct from v_first_currency then
      raise exception 'a transfer moves one currency';
    end if;
  end loop;
  if v_sum <> 0 then
    raise exception 'a transfer sums to zero';
  end if;
  return v_transfer;
end
$$;

-- What the player sees of one currency. Bonus money is in the total and not in what can be cashed out.
create function balance_of(p_player bigint, p_currency text) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'currency', p_currency,
    'amount_cents', coalesce(sum(balance), 0)::bigint,
    'available_to_cashout_cents', coalesce(sum(balance) filter (where kind = 'real'), 0)::bigint,
    'bonus_cents', coalesce(sum(balance) filter (where kind = 'bonus'), 0)::bigint)
  from accounts where player_id = p_player and currency = p_currency and kind in ('real', 'bonus')
$$;

-- Tells the player the balance and answers it.
create function emit_balance(p_player bigint, p_currency text) returns jsonb
language plpgsql as $$
declare
  v_balance jsonb := balance_of(p_player, p_currency);
begin
  perform emit_event(p_player, 'balance', v_balance);
  return v_balance;
end
$$;

-- Opens the player's accounts in a currency; a second time changes nothing. Refuses: currency_not_supported.
create function open_account(p_player bigint, p_currency text) returns jsonb
language plpgsql as $$
begin
  if not exists (select from currency_rates where currency = p_currency) then
    perform refuse('currency_not_supported');
  end if;
  insert into accounts (player_id, currency, kind)
    select p_player, p_currency, kind from unnest(array['real', 'bonus', 'pending_withdrawal']::account_kind[]) as kind
    on conflict do nothing;
  return balance_of(p_player, p_currency);
end
$$;

-- The answer kept under a key, null when there is none. Refuses: idempotency_conflict when it was for another body.
create function answer_of_key(p_scope text, p_key uuid, p_hash bytea) returns jsonb
language plpgsql stable as $$
declare
  v_known record;
begin
  select body_hash, answer into v_known from idempotency_keys where scope = p_scope and key = p_key;
  if found and v_known.body_hash <> p_hash then
    perform refuse('idempotency_conflict');
  end if;
  return v_known.answer;
end
$$;
