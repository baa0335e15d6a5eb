-- Whether a player has lost at least their deposits of the last 24 hours; an offer now would encourage chasing losses.
create or replace function has_lost_deposits(p_player bigint) returns boolean
language sql stable as $$
  select coalesce(sum(eur_cents(currency, deposited)) > 0
      and sum(eur_cents(currency, wagered - won)) >= sum(eur_cents(currency, deposited)), false)
  from usage_hours where player_id = p_player and usage_ends_at(hour, 'day') > now()
$$;
