-- The usage that counts towards a player's limits of an hour, with exact times: the last 60 minutes, from the rounds and deposits
-- themselves. Longer periods use the sums of usage_hours, whose oldest hour counts as a whole. Amounts are in the currency of
-- the row: wagers, deposits, or losses, in which a win is negative and has the time of its stake.
create or replace function usage_of_hour(p_player bigint, p_type text) returns table (at timestamptz, currency text, used bigint)
language sql stable as $$
  select r.placed_at, r.currency, case when r.is_free then 0 else r.stake end
      - case when p_type = 'loss' and r.state = 'settled' then paid_win(r) else 0 end
    from rounds r
    where p_type in ('wager', 'loss') and r.player_id = p_player and r.placed_at > clock_timestamp() - interval '1 hour'
      and r.state <> 'rolled_back'
  union all
  select won_at, j.currency, -j.amount
    from jackpot_wins j
    where p_type = 'loss' and j.player_id = p_player and won_at > clock_timestamp() - interval '1 hour'
  union all
  select t.at, a.currency, e.amount
    from transfers t
      join accounts a on a.player_id = p_player and a.kind = 'real'
      join lateral (
        select amount, transfer_id from entries where account_id = a.id and id >= first_entry(a.id, t.id) order by id limit 1
      ) as e on e.transfer_id = t.id
    where p_type = 'deposit' and t.player_id = p_player and t.kind = 'deposit' and t.at > clock_timestamp() - interval '1 hour'
      and not exists (select from payments p where p.returns::text = t.reference)
$$;
