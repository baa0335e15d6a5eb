-- The used part of a limit, in its currency and rounded up. All currencies count, so that a second account can't get
-- around it; a net win counts as no loss. The margin of four days is for using the index, since months differ in length.
create or replace function limit_usage(p_player bigint, p_type text, p_period text, p_currency text) returns bigint
language sql stable as $$
  select greatest(0, coalesce(sum(convert_cents(currency, p_currency, used)), 0))::bigint
  from (
    select currency, sum(used)::bigint as used
    from (
      select currency, case p_type when 'wager' then wagered when 'deposit' then deposited else wagered - won end as used
      from usage_hours
      where player_id = p_player and p_period <> 'hour'
        and (p_period = 'forever'
          or (usage_ends_at(hour, p_period) > now() and hour > now() - period_length(p_period) - interval '4 days'))
      union all
      select currency, used from usage_of_hour(p_player, p_type) where p_period = 'hour'
    ) as counted
    group by currency
  ) as by_currency
$$;
