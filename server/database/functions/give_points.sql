-- Experience points count towards levels; they can't be spent.
create or replace function give_points(p_player bigint, p_chargeable bigint, p_persistent bigint) returns void
language plpgsql as $$
declare
  v_comp comp_points;
begin
  insert into comp_points as known (player_id, chargeable, persistent) values (p_player, p_chargeable, p_persistent)
    on conflict (player_id) do update set
      chargeable = known.chargeable + excluded.chargeable, persistent = known.persistent + excluded.persistent
    returning * into v_comp;
  perform emit_event(p_player, 'comps_award',
    jsonb_build_object('chargeable_points', v_comp.chargeable, 'persistent_points', v_comp.persistent));
end
$$;
