-- The reality check is the account's: how often it shows, and when the player last acknowledged it.
alter table players add column reality_check_minutes smallint check (reality_check_minutes in (15, 30, 60)),
  add column reality_checked_at timestamptz;
