-- The round of a table in which an act that arrived at p_arrived still counts, locked for changing it or against changes by others.
-- Null if its time has passed. A late act takes no lock, so that late acts can't delay the next phase.
create or replace function playing_live_round(p_live_round uuid, p_game text, p_arrived timestamptz, p_is_changed boolean)
returns live_rounds
language plpgsql as $$
declare
  v_round live_rounds;
begin
  select * into v_round from live_rounds where id = p_live_round and game = p_game;
  if not found or v_round.phase <> 'playing' or p_arrived >= v_round.ends_at then
    return null;
  end if;
  if p_is_changed then
    select * into v_round from live_rounds where id = p_live_round for update;
  else
    select * into v_round from live_rounds where id = p_live_round for share;
  end if;
  if v_round.phase <> 'playing' or p_arrived >= v_round.ends_at then
    return null;
  end if;
  return v_round;
end
$$;
