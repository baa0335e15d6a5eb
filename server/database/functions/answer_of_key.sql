-- The response stored under an idempotency key, null without one. Refuses: idempotency_conflict if it was for another body.
create or replace function answer_of_key(p_scope text, p_key uuid, p_hash bytea) returns jsonb
language plpgsql stable as $$
declare
  v_known record;
begin
  select body_hash, answer into v_known from idempotency_keys where scope = p_scope and key = p_key;
  if found and v_known.body_hash <> p_hash then
    perform refuse('idempotency_conflict');
  end if;
  return v_known.answer;
end
$$;
