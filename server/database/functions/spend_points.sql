-- Takes coins. Refuses: not_enough_points.
create or replace function spend_points(p_player bigint, p_points bigint) returns bigint
language plpgsql as $$
declare
  v_comp comp_points;
begin
  update comp_points set chargeable = chargeable - p_points where player_id = p_player and chargeable >= p_points returning * into v_comp;
  if not found then
    perform refuse('not_enough_points');
  end if;
  perform emit_event(p_player, 'comps_award',
    jsonb_build_object('chargeable_points', v_comp.chargeable, 'persistent_points', v_comp.persistent));
  return v_comp.chargeable;
end
$$;
