-- What is said to all, and which history of events this is.

-- Said once, by whichever server found it out, to the streams of every server. Kept for a while, for a server whose
-- listener was away.
create table announcements (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  -- Players who hear of it by an event of their own.
  told_apart bigint[] not null default '{}',
  at timestamptz not null default now()
);

create index announcements_age on announcements using brin (at);
