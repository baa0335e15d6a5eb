-- What players agreed to and withdrew, with its time and version. Rows are added and never changed.
create table consents (
  id bigint generated always as identity primary key,
  player_id bigint not null references players,
  kind text not null check (kind in ('email', 'sms', 'terms', 'privacy')),
  given boolean not null,
  -- The version of the text that was agreed to.
  version text not null,
  -- Where: at sign-up, or later in the account; earlier: before this table, the time is when it was carried over.
  source text not null check (source in ('sign_up', 'account', 'earlier')),
  at timestamptz not null
);

create index consents_player on consents (player_id, kind, id);

-- The version of the terms that a player accepted last.
alter table players add column terms_version text not null default '1';

insert into consents (player_id, kind, given, version, source, at)
select id, kind, true, '1', 'earlier', coalesce(at, now())
from players
cross join lateral (values
  ('terms', terms_accepted_at is not null, terms_accepted_at),
  ('privacy', terms_accepted_at is not null, terms_accepted_at),
  ('email', receive_promos, null),
  ('sms', receive_sms_promos, null)
) as held (kind, given, at)
where given;
