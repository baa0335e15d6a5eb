-- The launch of a call at a live table, with its player locked, and the stored response if p_key repeats a call. The launch is
-- read again under the lock, because it may have ended meanwhile.
-- Refuses: launch_token_invalid.
create or replace function caller_at_live_table(
  p_token_hash bytea, p_key uuid, p_hash bytea, out session game_sessions, out status player_status, out answer jsonb
)
language plpgsql as $$
declare
  v_player bigint;
begin
  select player_id into v_player from game_sessions where token_hash = p_token_hash;
  if not found then
    perform refuse('launch_token_invalid');
  end if;
  status := lock_player(v_player);
  answer := answer_of_key('player:' || v_player, p_key, p_hash);
  select * into session from game_sessions where token_hash = p_token_hash;
end
$$;
