-- The contents of documents, in the parts in which they come, so that every server on this database can take the next one.

create table document_parts (
  document_id uuid not null,
  side text not null,
  starts_at integer not null check (starts_at >= 0),
  data bytea not null,
  primary key (document_id, side, starts_at),
  foreign key (document_id, side) references document_files on delete cascade
);

-- Photos are compressed already.
alter table document_parts alter column data set storage external;
