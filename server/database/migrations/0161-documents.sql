-- Documents for verification. Their contents are files in the data folder, named by these rows alone.

create table documents (
  id uuid primary key,
  player_id bigint not null references players,
  kind text not null,
  state text not null default 'sending' check (state in ('sending', 'waiting', 'approved', 'rejected')),
  reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  check ((state = 'rejected') = (reason is not null))
);

create index documents_of_player on documents (player_id, created_at desc);
create index documents_waiting on documents (created_at) where state in ('sending', 'waiting');

create table document_files (
  document_id uuid not null references documents on delete cascade,
  side text not null check (side in ('front', 'back')),
  name text not null,
  size integer not null check (size > 0),
  type text not null,
  received integer not null default 0 check (received between 0 and size),
  primary key (document_id, side)
);
