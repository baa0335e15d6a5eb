-- What names an identity document without telling its number: a keyed hash of its country and number.
create table document_hashes (
  player_id bigint not null references players,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  found_at timestamptz not null,
  primary key (player_id, hash)
);

-- Other accounts with the same document.
create index document_hashes_of_document on document_hashes (hash);

insert into settings (key, value) values ('document_secret', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text));
