-- Writes an event and wakes the streams at commit. The busiest calls use write_event instead.
create or replace function emit_event(p_player bigint, p_kind text, p_payload jsonb) returns bigint
language plpgsql as $$
begin
  perform pg_notify('player_events', p_player::text);
  return write_event(p_player, p_kind, p_payload);
end
$$;
