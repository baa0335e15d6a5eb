-- What only grew is forgotten after a time (server/jobs/ledger-jobs.ts); these find it without reading the rest.

create index sessions_expiry on sessions (expires_at);
create index sessions_end on sessions (revoked_at) where revoked_at is not null;
create index tracked_events_age on tracked_events using brin (received_at);
-- A session that is forgotten takes its subscriptions along.
create index push_subscriptions_of_session on push_subscriptions (session_hash);
