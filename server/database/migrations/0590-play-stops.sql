-- What operators have switched off: a game, all games of a provider, or everything. No new bets are taken there.
create table play_stops (
  scope text not null check (scope in ('everything', 'provider', 'game')),
  -- A provider's id or a game's identifier; empty for everything.
  name text not null check ((name = '') = (scope = 'everything')),
  reason text not null check (reason <> ''),
  stopped_by text not null,
  stopped_at timestamptz not null default now(),
  primary key (scope, name)
);
