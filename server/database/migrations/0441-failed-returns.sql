-- A payout that returns a deposit and failed: when, and the payout that operators sent in its place.
alter table payments
  add column return_failed_at timestamptz,
  add column replaced_by uuid references payments;
create index payments_return_failed on payments (return_failed_at) where return_failed_at is not null and replaced_by is null;
