-- Takes the player's row lock, so that sequence numbers commit in order and without a gap. The caller wakes the streams
-- after its commit: NOTIFY inside a transaction makes all commits of the server wait for each other.
create or replace function write_event(p_player bigint, p_kind text, p_payload jsonb) returns bigint
language plpgsql as $$
declare
  v_seq bigint;
begin
  update players set event_seq = event_seq + 1 where id = p_player returning event_seq into v_seq;
  if not found then
    raise exception using errcode = 'PE001', message = 'not_found';
  end if;
  insert into player_events (player_id, seq, kind, payload) values (p_player, v_seq, p_kind, p_payload);
  return v_seq;
end
$$;
