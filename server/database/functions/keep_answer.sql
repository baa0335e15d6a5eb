-- Stores the response of a player's call under its key, for a repeat. A null key stores nothing.
create or replace function keep_answer(p_player bigint, p_key uuid, p_hash bytea, p_call text, p_answer jsonb) returns void
language plpgsql as $$
begin
  if p_key is not null then
    insert into idempotency_keys (scope, key, call, body_hash, status, answer)
      values ('player:' || p_player, p_key, p_call, p_hash, 200, p_answer);
  end if;
end
$$;
