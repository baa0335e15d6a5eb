-- Begins a session of a player and ends the one that it replaces, with the audit entry {kind, details}, the attempts to forgive
-- (see forgive_attempts), and a notification job {task, payload}; each may be null. A single statement, so that a sign-in needs
-- one commit. If a database crash may lose it (p_may_be_lost), its transaction doesn't wait for the disk, and the player would sign in
-- again. A later commit that does wait, such as a bet, makes it durable. Ending another session always waits.
-- Returns the player's view of the account (player_facts).
create or replace function begin_session(
  p_player bigint, p_token_hash bytea, p_epoch text, p_device text, p_user_agent text, p_country text, p_address text,
  p_replaced bytea, p_entry jsonb, p_forgiven jsonb, p_job jsonb, p_may_be_lost boolean, p_now timestamptz
) returns jsonb
language plpgsql as $$
begin
  if p_may_be_lost and p_replaced is null then
    perform set_config('synchronous_commit', 'off', true);
  elsif p_replaced is not null then
    update sessions set revoked_at = now() where token_hash = p_replaced and revoked_at is null;
    if found then
      perform pg_notify('sessions_ended', encode(p_replaced, 'hex'));
    end if;
  end if;
  insert into sessions (token_hash, player_id, epoch, device_id, user_agent, country, address, created_at, authenticated_at, last_seen_at, acted_at)
    values (p_token_hash, p_player, p_epoch, p_device, p_user_agent, p_country, p_address::inet, p_now, p_now, p_now, p_now);
  update players set current_sign_in_at = p_now where id = p_player;
  if p_entry is not null then
    insert into audit_log (actor, player_id, kind, details) values ('player', p_player, p_entry ->> 'kind', (p_entry -> 'details') || jsonb_build_object('session', p_epoch));
  end if;
  if p_forgiven is not null then
    perform forgive_attempts(p_forgiven);
  end if;
  if p_job is not null then
    perform graphile_worker.add_job(p_job ->> 'task', (p_job -> 'payload')::json);
  end if;
  return player_facts(p_player);
end
$$;
