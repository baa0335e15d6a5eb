-- Ids commit in order, so a reader that has seen an id has missed none before it. Streams are woken at commit.
create or replace function announce(p_kind text, p_payload jsonb, p_told_apart bigint[]) returns void
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(8730157);
  insert into announcements (kind, payload, told_apart) values (p_kind, p_payload, p_told_apart);
  perform pg_notify('announcements', '');
end
$$;
