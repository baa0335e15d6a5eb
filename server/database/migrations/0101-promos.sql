-- Promotions: campaign pages, and the players who want to hear of them.

create table promos (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 64),
  -- Where it takes place: a path of this site.
  path text not null check (path like '/%'),
  -- By locale: {title, lead, button, paragraphs, conditions}; English is always there.
  texts jsonb not null check (texts ? 'en'),
  -- Its place among the others, the lowest first.
  position integer not null default 0,
  start_at timestamptz not null,
  end_at timestamptz not null,
  check (start_at < end_at)
);

create table promo_subscriptions (
  promo_id bigint not null references promos,
  player_id bigint not null references players,
  subscribed_at timestamptz not null default now(),
  -- What the player was told of: that it runs, and that it ends soon.
  told_start boolean not null default false,
  told_end boolean not null default false,
  primary key (promo_id, player_id)
);
