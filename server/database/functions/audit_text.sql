-- What the chain of audit entries about a player says of one. Only its own hash: who did what may be nothing for the player to read.
create or replace function audit_text(p_player bigint, p_link bigint, p_entry audit_log) returns text
language sql stable as $$
  select concat_ws('|', 'audit', p_player, p_link, p_entry.id, (extract(epoch from p_entry.at) * 1000000)::bigint,
    encode(sha256(convert_to(concat_ws('|', p_entry.actor, p_entry.kind, p_entry.details), 'UTF8')), 'hex'))
$$;
