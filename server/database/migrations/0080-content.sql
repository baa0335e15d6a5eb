-- Pages, snippets and files that operators keep; texts are kept as they were written and as they are shown.

create table content_pages (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  page_type text not null check (page_type in ('static', 'news')),
  categories text[] not null,
  position integer not null default 0,
  hidden boolean not null default false,
  members_only boolean not null default false,
  -- The day of an article.
  published_on date,
  -- What was won, where the page lists it: name, nomination, prize, year, imgUrl.
  awards jsonb not null default '[]',
  changed_at timestamptz not null default now()
);

-- variant is '' for the text that holds everywhere, else a licence or country.
create table content_texts (
  page_id integer not null references content_pages on delete cascade,
  locale text not null,
  variant text not null default '',
  title text not null,
  description text not null,
  keywords text not null default '',
  badge text,
  source text not null,
  html text not null,
  primary key (page_id, locale, variant)
);

create table content_snippets (
  id text not null check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  locale text not null,
  categories text[] not null,
  source text not null,
  html text not null,
  primary key (id, locale)
);

create table content_files (
  name text primary key check (name ~ '^[a-z0-9]+([.-][a-z0-9]+)*$'),
  type text not null,
  content bytea not null
);
