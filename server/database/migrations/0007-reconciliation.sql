-- Proof that the books are right.

-- How far each account has been proven. An account's entries are written in the order of their ids under its row
-- lock, so whatever is visible has no gap before it.
create table account_checkpoints (
  account_id bigint primary key,
  entry_id bigint not null,
  balance bigint not null
) with (fillfactor = 70);
