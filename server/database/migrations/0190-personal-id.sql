-- A national identification code, for countries whose players operators ask for one (FORM-003, FORM-019).
alter table players add column personal_id text check (length(personal_id) = 11);
