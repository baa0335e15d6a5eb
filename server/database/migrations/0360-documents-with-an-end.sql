-- The last day on which an approved document counts; null for no end.
alter table documents add column valid_until date;
