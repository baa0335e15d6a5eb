-- Creates the player's totals for lifetime and this quarter if missing, starting with a first stake in each.
create or replace function open_totals(p_player bigint, p_eur_cents bigint) returns void
language sql as $$
  insert into bet_totals (player_id, kind, key, bets, starts_at, ends_at)
    select p_player, kind, key, greatest(0, p_eur_cents), starts_at, ends_at
    from date_trunc('quarter', now(), 'UTC') as quarter, lateral (values
      ('lifetime', '', '-infinity', 'infinity'),
      ('quarter', to_char(quarter at time zone 'UTC', 'YYYY-"Q"Q'), quarter, date_add(quarter, interval '3 months', 'UTC'))
    ) as totals (kind, key, starts_at, ends_at)
    on conflict do nothing
$$;
