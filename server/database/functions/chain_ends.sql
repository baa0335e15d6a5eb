-- The last links of a player's chains: {ledger: {link, hash}, audit: {link, hash}}; null for an empty chain.
create or replace function chain_ends(p_player bigint) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'ledger', (select jsonb_build_object('link', link, 'hash', encode(hash, 'hex')) from transfers
      where player_id = p_player and link is not null order by id desc limit 1),
    'audit', (select jsonb_build_object('link', link, 'hash', encode(hash, 'hex')) from audit_links
      where player_id = p_player order by link desc limit 1))
$$;
