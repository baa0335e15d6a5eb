-- Takes the player's row lock and returns the status. Every money operation of a player starts here.
create or replace function lock_player(p_player bigint) returns player_status
language plpgsql as $$
declare
  v_status player_status;
  v_is_stopped boolean;
begin
  select status, exists (select from settings where key = 'money_stopped') into v_status, v_is_stopped
    from players where id = p_player for no key update;
  if not found then
    perform refuse('not_found');
  elsif v_is_stopped then
    perform refuse('money_stopped');
  end if;
  return v_status;
end
$$;
