-- A notification's texts in every language, so that it's shown in the one that its reader uses when reading. Null for older ones.
alter table notifications add column texts jsonb;
