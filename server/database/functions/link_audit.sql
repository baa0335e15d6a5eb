-- Links an audit entry to the one before it about the same player. Runs as its transaction commits.
create or replace function link_audit() returns trigger
language plpgsql as $$
declare
  v_link bigint := 1;
  v_before record;
begin
  perform pg_advisory_xact_lock(8730157, hashint8(new.player_id));
  select link, hash into v_before from audit_links where player_id = new.player_id order by link desc limit 1;
  if found then
    v_link := v_before.link + 1;
  end if;
  insert into audit_links (player_id, link, audit_id, hash)
    values (new.player_id, v_link, new.id, chain_hash(v_before.hash, audit_text(new.player_id, v_link, new)));
  return null;
end
$$;
