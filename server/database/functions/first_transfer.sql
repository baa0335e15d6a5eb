-- The id from which on all of a player's transfers are of p_at or later, by binary search: a player's transfers are in the order of
-- time, except for the seconds that one waited for the player's lock. Null for a player without transfers.
create or replace function first_transfer(p_player bigint, p_at timestamptz) returns bigint
language plpgsql stable as $$
declare
  v_low bigint;
  v_high bigint;
  v_middle bigint;
  v_found record;
begin
  select min(id), max(id) + 1 into v_low, v_high from transfers where player_id = p_player;
  while v_low < v_high loop
    v_middle := (v_low + v_high) / 2;
    select id, at into v_found from transfers where player_id = p_player and id >= v_middle order by id limit 1;
    if v_found.at >= p_at then
      v_high := v_middle;
    else
      v_low := v_found.id + 1;
    end if;
  end loop;
  return v_low;
end
$$;
