-- What players are told, and the devices that hear of it while the app is closed.

create table notifications (
  id text primary key,
  player_id bigint not null references players,
  type text not null,
  category text not null,
  title text not null,
  text text not null,
  content jsonb not null,
  identifier text,
  at timestamptz not null default now(),
  expires_at timestamptz not null,
  read_at timestamptz,
  removed_at timestamptz
);

create index notifications_of_player on notifications (player_id, at desc);

create table notification_settings (
  player_id bigint primary key references players,
  categories jsonb not null,
  quiet_hours boolean not null default true,
  amounts_on_lock_screen boolean not null default false,
  last_promotional_at timestamptz
);

-- One row per device; the endpoint belongs to whoever signed in there last.
create table push_subscriptions (
  device_id text primary key,
  player_id bigint not null references players,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  last_sent_at timestamptz
);

create index push_subscriptions_of_player on push_subscriptions (player_id);
