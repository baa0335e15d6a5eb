-- Players choose a default among their saved methods, and remove them; a removal can be undone for a few minutes.
alter table payment_profiles
  add column is_default boolean not null default false,
  add column removed_at timestamptz;

create unique index payment_profiles_default on payment_profiles (player_id) where is_default;
create index payment_profiles_removed on payment_profiles (removed_at) where removed_at is not null;
