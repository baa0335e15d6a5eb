-- The links of the audit entries about a player after p_after, p_most at most, computed from the current entries: [{link, text, hash,
-- cursor}].
create or replace function audit_chain(p_player bigint, p_after bigint, p_most integer) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('link', link, 'cursor', link, 'text', text, 'hash', hash) order by link), '[]')
  from (
    select links.link, encode(links.hash, 'hex') as hash,
      case when entry.id is not null then audit_text(p_player, links.link, entry) end as text
    from audit_links links left join audit_log entry on entry.id = links.audit_id
    where links.player_id = p_player and links.link > p_after
    order by links.link limit p_most
  ) as found
$$;
