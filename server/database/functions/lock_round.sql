-- Takes the player's lock and then the round's, only of this player if one is given. Refuses: round_not_found.
create or replace function lock_round(p_round uuid, p_player bigint) returns rounds
language plpgsql as $$
declare
  v_player bigint;
  v_round rounds;
begin
  select player_id into v_player from rounds where id = p_round and player_id = coalesce(p_player, player_id);
  if not found then
    perform refuse('round_not_found');
  end if;
  perform lock_player(v_player);
  select * into v_round from rounds where id = p_round;
  return v_round;
end
$$;
