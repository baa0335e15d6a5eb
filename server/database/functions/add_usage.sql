-- Adds to the sums that limits check, in the hour of p_at. A returned stake is subtracted from the hour in which it was taken,
-- and a win is added there; in a later hour it would allow further stakes after its own hour has passed.
create or replace function add_usage(
  p_player bigint, p_currency text, p_wagered bigint, p_won bigint, p_deposited bigint, p_at timestamptz default now()
) returns void
language sql as $$
  insert into usage_hours as known (player_id, currency, hour, wagered, won, deposited)
    values (p_player, p_currency, date_trunc('hour', p_at, 'UTC'), p_wagered, p_won, p_deposited)
    on conflict (player_id, currency, hour) do update set
      wagered = known.wagered + excluded.wagered,
      won = known.won + excluded.won,
      deposited = known.deposited + excluded.deposited
$$;
