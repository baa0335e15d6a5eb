-- A payout that returns a deposit which arrived during a break or past a limit. A deposit is returned once.
alter table payments add column returns uuid unique references payments;
