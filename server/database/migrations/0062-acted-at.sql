-- When the player last did something with a session, rather than its browser by itself: last_seen_at tells either.
alter table sessions add column acted_at timestamptz not null default now();
