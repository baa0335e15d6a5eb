-- When a clock hour's sums stop counting towards a limit: one period after its end. A month without that day ends on its last day, as with
-- breaks, so that an hour that has stopped counting never counts again. Null for a period without end.
create or replace function usage_ends_at(p_hour timestamptz, p_period text) returns timestamptz
language sql immutable as $$
  select ((p_hour at time zone 'UTC') + interval '1 hour' + period_length(p_period)) at time zone 'UTC'
$$;
