-- Deposits that a licence's central file has been asked for: room that the file holds for a deposit until it's credited or given back.
create table central_deposits (
  reference uuid primary key,
  player_id bigint not null references players,
  eur_cents bigint not null check (eur_cents > 0),
  asked_at timestamptz not null,
  -- The file has said yes.
  is_reserved boolean not null default false,
  payment_id uuid unique references payments,
  released_at timestamptz
);
create index central_deposits_open on central_deposits (asked_at) where released_at is null;
create index central_deposits_by_player on central_deposits (player_id);
