-- Whether a player has lost within 24 hours at least what they paid in within them: an offer now would invite to chase it.
create or replace function has_lost_deposits(p_player bigint) returns boolean
language sql stable as $$
  select coalesce(sum(eur_cents(currency, deposited)) > 0
      and sum(eur_cents(currency, wagered - won)) >= sum(eur_cents(currency, deposited)), false)
  from usage_hours where player_id = p_player and usage_ends_at(hour, 'day') > now()
$$;
