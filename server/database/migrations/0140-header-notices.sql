-- What the house says in the header of every page, in words that operators keep.

create table header_notices (
  id integer generated always as identity primary key,
  icon text not null check (icon in ('news', 'gift', 'trophy', 'shield', 'wrench')),
  audience text not null default 'all' check (audience in ('all', 'guests', 'players')),
  -- A path of this site, or none.
  path text check (path ~ '^/([^/\\]|$)'),
  -- By locale: the message, and what the link says where there is one.
  texts jsonb not null,
  position integer not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at)
);
