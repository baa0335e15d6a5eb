-- The inputs for a player's markers of harm at p_at (rules/limits/harm.ts): deposits within an hour after losing at least as much,
-- nights of play, stakes compared with earlier weeks, declined deposits, requested raises and removals of limits, long days, and the
-- player's weekly deposits. Days and nights are those of the player's time zone; amounts are euro cents.
create or replace function harm_facts(p_player bigint, p_at timestamptz) returns jsonb
language sql stable as $$
  with deposits as (
    select coalesce(finished_at, created_at) as at, eur_cents(currency, amount_cents) as cents from payments
    where player_id = p_player and action = 'deposit' and state = 'succeeded'
      and created_at > p_at - interval '28 days' and created_at <= p_at
  ), chasing as (
    select count(*)::integer as count from deposits d
    where d.at > p_at - interval '7 days' and d.cents > 0 and d.cents <= (
      select coalesce(sum(eur_cents(r.currency, r.stake) - eur_cents(r.currency, case when r.state = 'settled' then r.win else 0 end)), 0)
      from rounds r where r.player_id = p_player and not r.is_free and r.state <> 'rolled_back'
        and r.placed_at > d.at - interval '1 hour' and r.placed_at <= d.at)
  ), hours as (
    select u.hour at time zone p.time_zone as local, sum(u.played_ms) as ms
    from players p join usage_hours u on u.player_id = p.id
    where p.id = p_player and u.hour > p_at - interval '14 days' and u.hour <= p_at group by local
  ), nights as (
    select count(*)::integer as count from (
      select local::date from hours where extract(hour from local) < 5 group by local::date having sum(ms) >= 30 * 60000) as played
  ), long_days as (
    select count(*)::integer as count from (
      select local::date from hours, players where players.id = p_player and local > (p_at - interval '7 days') at time zone time_zone
      group by local::date having sum(ms) >= 4 * 3600000) as played
  ), stakes as (
    select count(*) filter (where is_recent)::integer as recent_rounds, coalesce(avg(cents) filter (where is_recent), 0)::bigint as recent,
      count(*) filter (where not is_recent)::integer as usual_rounds, coalesce(avg(cents) filter (where not is_recent), 0)::bigint as usual
    from (select eur_cents(currency, stake) as cents, placed_at > p_at - interval '7 days' as is_recent from rounds
      where player_id = p_player and not is_free and state <> 'rolled_back'
        and placed_at > p_at - interval '28 days' and placed_at <= p_at) as placed
  )
  select jsonb_build_object(
    'chasing_deposits', chasing.count, 'nights', nights.count, 'long_days', long_days.count,
    'recent_rounds', recent_rounds, 'recent_stake_cents', recent, 'usual_rounds', usual_rounds, 'usual_stake_cents', usual,
    'declined_deposits', (select count(*)::integer from payments where player_id = p_player and action = 'deposit'
      and state in ('declined', 'rejected') and created_at > p_at - interval '7 days' and created_at <= p_at),
    'raises', (select count(*)::integer from audit_log where player_id = p_player and at > p_at - interval '30 days' and at <= p_at
      and (kind = 'limit_removal_asked' or kind = 'limit_asked' and details ->> 'verdict' = 'waits')),
    'weekly_deposit_cents', (select coalesce(sum(cents) / 4, 0)::bigint from deposits))
  from chasing, nights, long_days, stakes
$$;
