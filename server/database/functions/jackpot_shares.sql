-- A stake's contributions to the levels of a jackpot: their accounts with amounts, and the sum. Empty without a jackpot.
create or replace function jackpot_shares(p_jackpot text, p_currency text, p_stake bigint,
  out accounts bigint[], out amounts bigint[], out total bigint)
language plpgsql as $$
declare
  v_level record;
begin
  accounts := '{}';
  amounts := '{}';
  total := 0;
  if p_jackpot is null then
    return;
  end if;
  for v_level in
    -- In the same order everywhere, because two connections may share a shard.
    select paid.account, paid.amount
    from (select * from jackpot_levels where jackpot = p_jackpot order by level) as levels,
      contribute(jackpot || '/' || level, p_currency, p_stake, contribution_ppm) as paid
  loop
    accounts := accounts || v_level.account;
    amounts := amounts || v_level.amount;
    total := total + v_level.amount;
  end loop;
end
$$;
