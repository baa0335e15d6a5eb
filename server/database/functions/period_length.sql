-- The length of a limit's period; null for one without end.
create or replace function period_length(p_period text) returns interval
language sql immutable as $$
  select case p_period
    when 'hour' then interval '1 hour' when 'day' then interval '24 hours' when 'week' then interval '7 days' when 'month' then interval '1 month'
    when 'day_3' then interval '3 days' when 'month_3' then interval '3 months' when 'month_6' then interval '6 months'
    when 'month_9' then interval '9 months' when 'month_12' then interval '12 months'
    when 'month_36' then interval '36 months' when 'month_60' then interval '60 months' end
$$;
