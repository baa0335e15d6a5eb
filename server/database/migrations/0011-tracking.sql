-- What devices tell of installing, of steps and of refused fields. Keys and numbers, never what was typed.

create table tracked_events (
  id bigint generated always as identity primary key,
  kind text not null,
  player_id bigint,
  -- When it happened on the device, which may have been offline; not after it was received.
  happened_at timestamptz not null,
  received_at timestamptz not null default now(),
  payload jsonb not null
);

create index tracked_events_of_kind on tracked_events (kind, happened_at);
