-- How much of a stake counts towards a gift's wagering.
create or replace function counted_for_gift(p_gift gifts, p_game text, p_stake bigint, p_terms jsonb) returns bigint
language sql immutable as $$
  select case
    when p_gift.games is not null and not p_game = any (p_gift.games) then 0
    when p_terms is null then p_stake
    else div((p_terms ->> 'at_risk')::numeric
      * coalesce(p_gift.weights ->> (p_terms ->> 'kind'), p_terms ->> 'weight')::numeric, 100)::bigint end
$$;
