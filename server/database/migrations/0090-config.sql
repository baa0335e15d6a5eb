-- What operators set of the product's configurations; a name without a row has the default that the product comes with.

create table config_values (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);

-- Every change, also one back to the default (value is null then), so that a mistake can be found and taken back.
create table config_history (
  id bigint generated always as identity primary key,
  name text not null,
  value jsonb,
  changed_by text not null,
  changed_at timestamptz not null default now()
);
create index config_history_by_name on config_history (name, id desc);

-- Providers were configured among the settings.
insert into config_values (name, value) select key, value from settings where key = 'providers-config';
insert into config_history (name, value, changed_by) select key, value, 'migration' from settings where key = 'providers-config';
delete from settings where key = 'providers-config';

-- What passes for the sportsbook are signed with, made with the database, so that every server on it knows the same.
insert into settings (key, value) values ('sport_secret', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text));

-- Passes that were shown at the stand-in of the sportsbook: each lets in once.
create table sport_passes (
  id uuid primary key,
  used_at timestamptz not null,
  expires_at timestamptz not null
);
