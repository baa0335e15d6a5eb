-- How many watch a live table on each server. It's written again with every heartbeat, so a server that was killed stops counting.
create unlogged table live_watchers (
  server uuid not null,
  game text not null,
  watching integer not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (server, game)
);
