-- Loot boxes. A box keeps the table it was issued with: what a player was shown
-- is what is drawn from.

create table lootboxes (
  id bigint generated always as identity primary key,
  player_id bigint not null references players,
  group_key text not null,
  stage text not null default 'issued' check (stage in ('issued', 'activated', 'expired')),
  -- What may be drawn, with its weights.
  items jsonb not null,
  -- The id of the item that was drawn.
  drawn text,
  opened_at timestamptz,
  created_at timestamptz not null,
  valid_until timestamptz not null,
  -- What gave the box, such as a day of the wheel: it gives one.
  origin text not null,
  unique (player_id, origin),
  check ((stage = 'activated') = (drawn is not null and opened_at is not null))
);

create index lootboxes_waiting on lootboxes (valid_until) where stage = 'issued';
