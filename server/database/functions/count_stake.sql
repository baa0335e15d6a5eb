-- Adds a stake (or, if negative, subtracts a rolled-back one) to the player's comp points and to the totals that were open at
-- p_at, when it was staked. Points that were spent in the meantime aren't taken back.
create or replace function count_stake(p_player bigint, p_game text, p_eur_cents bigint, p_at timestamptz default now()) returns void
language plpgsql as $$
declare
  v_price bigint := (select value::bigint from settings where key = 'eur_cents_per_comp_point');
  v_quarters integer;
  v_comp record;
begin
  with counted as (
    update bet_totals set bets = greatest(0, bets + p_eur_cents)
      where player_id = p_player and p_at >= starts_at and p_at < ends_at and p_at >= counted_from
        and (games is null or p_game = any (games))
      returning kind
  ) select count(*) filter (where kind = 'quarter') into v_quarters from counted;
  if v_quarters = 0 then
    perform open_totals(p_player, p_eur_cents);
    insert into comp_points (player_id) values (p_player) on conflict do nothing;
  end if;

  update comp_points set
    chargeable = greatest(0, chargeable + points),
    persistent = greatest(0, persistent + points),
    remainder_eur_cents = remainder - points * v_price
    from (select remainder_eur_cents + p_eur_cents as remainder,
        floor((remainder_eur_cents + p_eur_cents)::numeric / v_price)::bigint as points
      from comp_points where player_id = p_player) as gained
    where player_id = p_player
    returning points, chargeable, persistent into v_comp;
  if v_comp.points <> 0 then
    perform write_event(p_player, 'comps_award',
      jsonb_build_object('chargeable_points', v_comp.chargeable, 'persistent_points', v_comp.persistent));
  end if;
end
$$;
