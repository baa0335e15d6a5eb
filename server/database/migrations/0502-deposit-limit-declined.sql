-- When a player answered the question about a deposit limit with “no limit”.
alter table players add column deposit_limit_declined_at timestamptz;
