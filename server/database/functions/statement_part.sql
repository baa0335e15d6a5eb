-- The line of a statement in which a transfer counts. A transfer between a player's own accounts, such as for a pending withdrawal, counts
-- in none: null.
create or replace function statement_part(p_kind text) returns text
language sql immutable as $$
  select case
    when p_kind = 'deposit' then 'deposits'
    when p_kind = 'withdrawal_paid' then 'withdrawals'
    when p_kind in ('withdrawal', 'withdrawal_recalled') then null
    when p_kind in ('wager', 'rollback') then 'stakes'
    when p_kind in ('win', 'jackpot_win') then 'wins'
    when p_kind in ('gift_bonus', 'gift_converted', 'gift_forfeited', 'gift_cash', 'prize', 'exchange', 'bonus') then 'bonuses'
    else 'other' end
$$;
