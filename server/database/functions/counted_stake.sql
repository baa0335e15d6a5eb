-- How much of a stake counts towards points and totals, in its currency's minor units. p_terms: {kind, at_risk, weight, bonus_money,
-- max_stake}, weights in percent; null: all of it.
create or replace function counted_stake(p_stake bigint, p_from_bonus bigint, p_terms jsonb) returns bigint
language sql immutable as $$
  select case when p_terms is null then p_stake else div(
    (p_terms ->> 'at_risk')::numeric * (p_terms ->> 'weight')::numeric
      * ((p_stake - p_from_bonus) * 100::numeric + p_from_bonus * (p_terms ->> 'bonus_money')::numeric),
    p_stake * 10000::numeric)::bigint end
$$;
