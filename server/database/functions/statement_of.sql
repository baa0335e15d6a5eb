-- A player's statement over whole days of their own time zone, the first and the last included: for each currency the opening balance,
-- movements and closing balance, bonus money and pending withdrawals included. The only place that derives a statement from the ledger.
-- opening + deposits - withdrawals - fees - stakes + wins + bonuses + other = closing.
create or replace function statement_of(p_player bigint, p_from date, p_until date) returns jsonb
language sql stable as $$
  with span as (
    select time_zone, (created_at at time zone time_zone)::date as since,
      p_from::timestamp at time zone time_zone as starts, (p_until + 1)::timestamp at time zone time_zone as ends
    from players where id = p_player
  ), parts as (
    select currency,
      coalesce(sum(amount) filter (where part = 'deposits'), 0)::bigint as deposits,
      -coalesce(sum(amount) filter (where part = 'withdrawals'), 0)::bigint as withdrawals,
      -coalesce(sum(amount) filter (where part = 'stakes'), 0)::bigint as stakes,
      coalesce(sum(amount) filter (where part = 'wins'), 0)::bigint as wins,
      coalesce(sum(amount) filter (where part = 'bonuses'), 0)::bigint as bonuses,
      coalesce(sum(amount) filter (where part = 'other'), 0)::bigint as other
    from span, entries_between(p_player, starts, ends), lateral (select statement_part(kind) as part) as counted
    group by currency
  ), fees as (
    select currency, sum(fee)::bigint as fees from span, withdrawal_holds
    where player_id = p_player and state = 'paid' and ended_at >= starts and ended_at < ends group by currency
  ), played as (
    select currency, count(*)::integer as rounds from span, rounds
    where player_id = p_player and placed_at >= starts and placed_at < ends and state <> 'rolled_back' group by currency
  ), balances as (
    select currency, sum(balance_at(p_player, id, starts))::bigint as opening, sum(balance_at(p_player, id, ends))::bigint as closing
    from span, accounts where player_id = p_player group by currency
  )
  select jsonb_build_object('since', since, 'from', p_from, 'until', p_until, 'time_zone', time_zone,
    'played_ms', (select coalesce(sum(played_ms), 0)::bigint from usage_hours
      where player_id = p_player and hour >= starts and hour < ends),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object('currency', currency,
        'opening_cents', opening, 'deposits_cents', coalesce(deposits, 0),
        'withdrawals_cents', coalesce(withdrawals, 0) - coalesce(fees, 0), 'fees_cents', coalesce(fees, 0),
        'stakes_cents', coalesce(stakes, 0), 'wins_cents', coalesce(wins, 0), 'bonuses_cents', coalesce(bonuses, 0),
        'other_cents', coalesce(other, 0), 'closing_cents', closing, 'rounds', coalesce(rounds, 0),
        'lifetime', lifetime_payments(p_player, currency)) order by currency), '[]')
      from balances left join parts using (currency) left join fees using (currency) left join played using (currency)))
  from span
$$;
