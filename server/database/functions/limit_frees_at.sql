-- When the used part of a limit begins to shrink: the time at which the oldest counted hour leaves the period, or in a period of an hour
-- the oldest counted round or deposit. Null if nothing counts.
create or replace function limit_frees_at(p_player bigint, p_type text, p_period text) returns timestamptz
language sql stable as $$
  select case when p_period = 'hour'
    then (select min(at) + interval '1 hour' from usage_of_hour(p_player, p_type) where used > 0)
    else (
      select min(usage_ends_at(hour, p_period))
      from usage_hours
      where player_id = p_player and usage_ends_at(hour, p_period) > now() and hour > now() - period_length(p_period) - interval '4 days'
        and case p_type when 'wager' then wagered when 'deposit' then deposited when 'session' then played_ms else wagered - won end > 0)
    end
$$;
