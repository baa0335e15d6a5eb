-- What of a stake counts. Bets that cover each other, games with a small house edge and bonus money count in part: the server
-- passes what is at risk and the weights that operators set (p_terms), a gift keeps the weights of the day it was given.
-- Limits keep counting whole stakes.

-- Of a gift: percent by kind of game that count towards its wager, and the highest stake while it is wagered. Null: what
-- holds for all.
alter table gifts add column weights jsonb, add column max_stake_cents bigint check (max_stake_cents > 0);

-- What was counted, so that a rollback takes back the same: euro cents towards totals and points, minor units towards the
-- gift. Null for rounds of the time before.
alter table rounds add column counted_eur_cents bigint, add column counted_for_gift bigint;
