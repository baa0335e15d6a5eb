-- The response stored under the idempotency key of a bet or a free spin, with the round's outcome; null without one.
-- Refuses: idempotency_conflict.
create or replace function answer_of_round_key(p_player bigint, p_key uuid, p_hash bytea) returns jsonb
language plpgsql stable as $$
declare
  v_answer jsonb := answer_of_key('player:' || p_player, p_key, p_hash);
begin
  return v_answer || (select jsonb_build_object('outcome', outcome) from rounds where id = (v_answer ->> 'round_id')::uuid);
end
$$;
