-- The version of a page that players agree to; null for any other page. Until now the versions were in the code: 2.
alter table content_pages add column version text check (version ~ '^[1-9][0-9]*$');
update content_pages set version = '2' where slug in ('terms-and-conditions', 'privacy-policy');
