-- When a player last looked at their limits because we asked.
alter table players add column limits_reviewed_at timestamptz;
