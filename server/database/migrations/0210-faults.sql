-- Servers that work on the queue, with the names of their workers: what a server that was killed had in hand goes back
-- to the queue once its heartbeat is missed.
create table job_servers (
  id uuid primary key,
  workers text[] not null,
  beaten_at timestamptz not null default now()
);

-- Readiness grows this table by a few pages: an update in place succeeds on a full disk. TOAST would compress it away.
create table room_probe (filler text not null);
alter table room_probe alter column filler set storage plain;

-- What has run out is deleted by these.
create index notifications_expiry on notifications (expires_at);
create index mail_secrets_expiry on mail_secrets (expires_at);
create index game_sessions_expiry on game_sessions (expires_at);
