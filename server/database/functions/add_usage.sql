-- Adds to what binds limits, in the hour of p_at. A stake that is given back leaves the hour in which it was taken, and
-- a win joins it there: elsewhere it would make room for other stakes once the hour of its own has passed.
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
