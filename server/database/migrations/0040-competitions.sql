-- Tournaments, quests and achievements. Bets are counted in bet_totals, kind 'competition', key the id.

create table tournaments (
  id bigint generated always as identity primary key,
  frontend_identifier text not null unique,
  title text not null,
  currency text not null default 'EUR',
  group_ids bigint[] not null default '{}',
  -- Only these games count; null for all.
  games text[],
  prize_cents bigint not null check (prize_cents >= 0),
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- The last state that players were told.
  told_status text not null default 'future' check (told_status in ('future', 'active', 'archive')),
  check (start_at < end_at)
);

create table tournament_players (
  tournament_id bigint not null references tournaments,
  player_id bigint not null references players,
  nickname text not null,
  joined_at timestamptz not null default now(),
  primary key (tournament_id, player_id)
);

create index tournament_players_of_player on tournament_players (player_id);
