-- Money in and out. The payment's reference is the key: each step happens once for it, however often it is called.

create table withdrawal_holds (
  reference text primary key,
  player_id bigint not null references players,
  currency text not null,
  amount bigint not null,
  state text not null default 'held' check (state in ('held', 'recalled', 'paid')),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);

create index withdrawal_holds_of_player on withdrawal_holds (player_id, created_at desc);
