-- What the fraud check looks at (CASH-013). The fingerprint names a card without telling its number.
alter table payments
  add column card_fingerprint text,
  -- A payout that people look at before it goes out, whatever it is worth.
  add column is_held boolean not null default false;

create index payments_of_card on payments (card_fingerprint, created_at) where card_fingerprint is not null;
create index sessions_by_device on sessions (device_id) where device_id is not null;
