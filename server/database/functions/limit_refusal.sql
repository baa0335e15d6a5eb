-- Why a player may not wager or deposit this amount: the code of limit_stop, or null.
create or replace function limit_refusal(
  p_player bigint, p_currency text, p_kind text, p_amount bigint, p_staked bigint default 0
) returns text
language sql as $$ select limit_stop(p_player, p_currency, p_kind, p_amount, p_staked) ->> 'code' $$;
