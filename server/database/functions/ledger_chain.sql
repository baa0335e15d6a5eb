-- The links of a player's ledger after the transfer p_after, p_most at most, computed from the current rows: [{link, text, hash,
-- cursor}], where a cursor is the transfer after which the next page starts. Hashing the texts one after the other gives the same hashes,
-- unless a row was changed.
create or replace function ledger_chain(p_player bigint, p_after bigint, p_most integer) returns jsonb
language sql stable as $$
  with found as (
    select id, kind, reference, at, link, hash from transfers
    where player_id = p_player and link is not null and id > p_after
    order by id limit p_most
  ), ends as (
    select min(id) as first, max(id) + 1 as last from found
  ), legs as (
    select e.transfer_id, string_agg(concat_ws('/', a.currency, a.kind, e.amount, e.balance_after), ',' order by e.id) as legs
    from ends, accounts a join entries e on e.account_id = a.id
    where a.player_id = p_player and e.id >= first_entry(a.id, first) and e.id < first_entry(a.id, last)
    group by e.transfer_id
  )
  select coalesce(jsonb_agg(jsonb_build_object('link', link, 'cursor', id,
      'text', ledger_text(p_player, link, id, kind, reference, at, coalesce(legs, '')), 'hash', encode(hash, 'hex')) order by id), '[]')
  from found left join legs on legs.transfer_id = found.id
$$;
