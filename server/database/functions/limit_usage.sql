-- How much of a limit is used, in its currency and rounded up. All currencies count, or a second account would be a
-- way around; a net win counts as nothing lost.
create or replace function limit_usage(p_player bigint, p_type text, p_period text, p_currency text) returns bigint
language sql stable as $$
  select greatest(0, coalesce(sum(convert_cents(currency, p_currency, used)), 0))::bigint
  from (
    select currency, sum(case p_type when 'wager' then wagered when 'deposit' then deposited else wagered - won end)::bigint as used
    from usage_hours
    where player_id = p_player
      and (p_period = 'forever' or hour >= date_trunc('hour', now() - period_length(p_period), 'UTC'))
    group by currency
  ) as by_currency
$$;
