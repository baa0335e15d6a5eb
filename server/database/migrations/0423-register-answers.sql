-- What national registers of self-excluded people said about players, so that they aren't asked before every game.
create table register_answers (
  player_id bigint not null references players,
  register text not null,
  is_excluded boolean not null,
  asked_at timestamptz not null,
  primary key (player_id, register)
);

-- Accounts that may be the same person's, for operators to decide.
create table account_doubles (
  id bigint generated always as identity primary key,
  -- The newer account.
  player_id bigint not null references players,
  other_id bigint not null references players,
  score integer not null check (score between 0 and 100),
  reasons text[] not null,
  found_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'same', 'different')),
  decided_at timestamptz,
  decided_by text,
  unique (player_id, other_id)
);

create index account_doubles_waiting on account_doubles (found_at) where state = 'waiting';
