-- The chat of live tables.

-- A player in the chat: an id that says nothing else about the player.
create table live_chat_people (
  player_id bigint primary key references players,
  person uuid not null unique default gen_random_uuid(),
  -- Until then the player can't write, and why.
  muted_until timestamptz,
  mute_reason text
);

create table live_chat_lines (
  id bigint generated always as identity primary key,
  -- Made by the frame: a line that's sent again is written once.
  ref uuid not null,
  game text not null,
  player_id bigint not null references live_chat_people on delete cascade,
  text text not null,
  said_at timestamptz not null default now(),
  removed_at timestamptz,
  unique (player_id, ref)
);

create index live_chat_lines_shown on live_chat_lines (game, id) where removed_at is null;
create index live_chat_lines_said on live_chat_lines (said_at);

-- Whom a player doesn't want to read.
create table live_chat_hidden (
  player_id bigint not null references players,
  person uuid not null references live_chat_people (person) on delete cascade,
  primary key (player_id, person)
);

create table live_chat_reports (
  line_id bigint not null references live_chat_lines on delete cascade,
  player_id bigint not null references players,
  reason text not null,
  at timestamptz not null default now(),
  primary key (line_id, player_id)
);

-- Who has the chat of a table open, by server; written again with every heartbeat.
create unlogged table live_chat_here (
  server uuid not null,
  game text not null,
  player_id bigint not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (server, game, player_id)
);
