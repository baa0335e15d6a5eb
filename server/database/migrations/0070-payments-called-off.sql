-- A deposit that ended here while its provider has not yet confirmed that no money can come of it. Until then it counts
-- towards limits as one that is under way.
alter table payments add column may_still_come boolean not null default false;
