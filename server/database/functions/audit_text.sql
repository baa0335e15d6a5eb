-- The text of an audit entry in the player's chain: only the entry's hash, since the player may not be allowed to read the entry itself.
create or replace function audit_text(p_player bigint, p_link bigint, p_entry audit_log) returns text
language sql stable as $$
  select concat_ws('|', 'audit', p_player, p_link, p_entry.id, (extract(epoch from p_entry.at) * 1000000)::bigint,
    encode(sha256(convert_to(concat_ws('|', p_entry.actor, p_entry.kind, p_entry.details), 'UTF8')), 'hex'))
$$;
