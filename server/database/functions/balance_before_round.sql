-- A player's balance in a currency, bonus money included, before a round took its first stake; null if it took none. The time of a round is
-- that of the transfer that paid for it.
create or replace function balance_before_round(p_round uuid) returns bigint
language sql stable as $$
  with asked as (select id, player_id, currency, placed_at from rounds where id = p_round),
  staked as (
    select t.id, asked.player_id, asked.currency from asked, transfers t
    where t.player_id = asked.player_id and t.id >= first_transfer(asked.player_id, asked.placed_at - interval '10 minutes')
      and t.id < first_transfer(asked.player_id, asked.placed_at + interval '10 minutes')
      and t.kind = 'wager' and t.reference = asked.id::text
    order by t.id limit 1
  )
  select sum(coalesce((
      select balance_after from entries e where e.account_id = a.id and e.id < first_entry(a.id, staked.id) order by e.id desc limit 1
    ), 0))::bigint
  from staked join accounts a using (player_id, currency) where a.kind in ('real', 'bonus')
$$;
