-- The balance of a player's account at an instant.
create or replace function balance_at(p_player bigint, p_account bigint, p_at timestamptz) returns bigint
language sql stable as $$
  with bounds as (
    select first_entry(p_account, first_transfer(p_player, p_at - interval '10 minutes')) as low,
      first_entry(p_account, first_transfer(p_player, p_at + interval '10 minutes')) as high
  )
  select coalesce((
      select balance_after from entries, bounds where account_id = p_account and entries.id < low order by entries.id desc limit 1
    ), 0) + coalesce((
      select sum(e.amount) from bounds, entries e join transfers t on t.id = e.transfer_id
      where e.account_id = p_account and e.id >= low and e.id < high and t.at < p_at
    ), 0)::bigint
$$;
