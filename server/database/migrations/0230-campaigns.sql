-- Campaigns: what operators make of tournaments, lotteries, offers and the like, in files; each names the rows it made.

create table campaigns (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 48),
  kind text not null,
  definition jsonb not null,
  -- Set by an operator: nothing more comes of it.
  ended_at timestamptz,
  changed_at timestamptz not null default now()
);

-- Every change with its definition, so that a mistake can be found and taken back.
create table campaign_history (
  id bigint generated always as identity primary key,
  slug text not null,
  action text not null check (action in ('created', 'changed', 'ended')),
  definition jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null default now()
);
create index campaign_history_by_slug on campaign_history (slug, id desc);

-- The campaign that a row is an occurrence of; null for what the product or a demo made.
alter table tournaments add column campaign text;
create index tournaments_of_campaign on tournaments (campaign, end_at desc) where campaign is not null;
alter table lotteries add column campaign text;
create index lotteries_of_campaign on lotteries (campaign, end_at desc) where campaign is not null;
alter table header_notices add column campaign text unique;
