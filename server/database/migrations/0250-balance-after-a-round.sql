-- The history of rounds shows what a player had after each. Rounds from before this have none.
alter table rounds add column balance_after bigint;
