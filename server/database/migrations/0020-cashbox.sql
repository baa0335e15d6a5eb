-- Payments as the player sees them: their states, what comes next, and what was said about them. The money itself is
-- in the ledger, under the payment's id. No card number is ever here: a brand, four digits and the provider's token.

create table payments (
  id uuid primary key,
  player_id bigint not null references players,
  action text not null check (action in ('deposit', 'cashout')),
  state text not null default 'pending' check (state in
    ('canceled', 'declined', 'rejected', 'recalled', 'succeeded', 'pending', 'processing', 'reserved', 'success')),
  method text not null,
  brand text not null,
  provider text not null,
  type text not null check (type in ('crypto', 'other')),
  currency text not null references currency_rates,
  -- What was asked for; for crypto, once it has come, what came.
  amount_cents bigint not null check (amount_cents > 0),
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  detail text,
  reason text,
  -- The filled fields of the method: a token, an IBAN, an address; never a card's number.
  fields jsonb not null default '{}',
  recallable boolean not null default false,
  -- What has to happen before a deposit can go on.
  next jsonb not null default '{"kind": "wait"}',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  finished_at timestamptz
) with (fillfactor = 80);

create index payments_of_player on payments (player_id, created_at desc);

create table payment_steps (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments,
  step text not null,
  at timestamptz not null default now()
);

create index payment_steps_of_payment on payment_steps (payment_id, id);

create trigger payment_steps_are_append_only before update or delete or truncate on payment_steps
  for each statement execute function refuse_change();

-- Every word of a provider, once, with what followed from it.
create table payment_callbacks (
  provider text not null,
  event text not null,
  payment_id uuid not null references payments,
  state text not null,
  amount_cents bigint not null,
  currency text not null,
  said_at timestamptz not null,
  received_at timestamptz not null default now(),
  -- moved, repeated, overtaken, contradictory, amount_differs.
  decision text not null,
  primary key (provider, event)
);

-- Methods that a player saved.
create table payment_profiles (
  player_id bigint not null references players,
  id text not null,
  provider text not null,
  method text not null,
  brand text not null,
  title text not null,
  expires text,
  token text not null,
  last_used_at timestamptz not null default now(),
  primary key (player_id, id)
);

create unique index payment_profiles_once on payment_profiles (player_id, method, brand, title);

-- A deposit address belongs to one player for good: what is sent there later is that player's too.
create table crypto_addresses (
  player_id bigint not null references players,
  currency text not null,
  address text not null unique,
  created_at timestamptz not null default now(),
  primary key (player_id, currency)
);

-- With it the sandbox provider signs what it says and the tokens it gives.
insert into settings (key, value)
  values ('payments_sandbox_secret', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text));
