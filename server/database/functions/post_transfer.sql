-- Moves money: one transfer, one entry for each leg, accounts locked in the given order. Zero legs are left out.
-- The only writer of entries; a transfer sums to zero in one currency. A player's transfer is linked to their previous one, which
-- the player's lock guarantees to be the latest.
create or replace function post_transfer(
  p_kind text, p_reference text, p_player bigint, p_accounts bigint[], p_amounts bigint[], p_reverses bigint default null
) returns bigint
language plpgsql as $$
declare
  v_transfer bigint;
  v_found record;
  v_first_currency text;
  v_sum numeric := 0;
  v_legs text := '';
  v_link bigint;
  v_before bytea;
begin
  if p_player is not null then
    perform from players where id = p_player for no key update;
    select link, hash into v_link, v_before from transfers where player_id = p_player order by id desc limit 1;
    v_link := coalesce(v_link, 0) + 1;
  end if;
  v_transfer := nextval('transfers_id_seq');
  for leg in 1 .. array_length(p_accounts, 1) loop
    continue when p_amounts[leg] = 0;
    update accounts set balance = balance + p_amounts[leg] where id = p_accounts[leg]
      returning balance, currency, kind, player_id into v_found;
    insert into entries (transfer_id, account_id, amount, balance_after)
      values (v_transfer, p_accounts[leg], p_amounts[leg], v_found.balance);
    if v_found.player_id = p_player then
      v_legs := v_legs || case when v_legs = '' then '' else ',' end
        || concat_ws('/', v_found.currency, v_found.kind, p_amounts[leg], v_found.balance);
    end if;
    v_sum := v_sum + p_amounts[leg];
    v_first_currency := coalesce(v_first_currency, v_found.currency);
    if v_found.currency is distinct from v_first_currency then
      raise exception 'a transfer moves one currency';
    end if;
  end loop;
  if v_sum <> 0 then
    raise exception 'a transfer sums to zero';
  end if;
  insert into transfers (id, kind, reference, player_id, reverses, link, hash) overriding system value
    values (v_transfer, p_kind, p_reference, p_player, p_reverses, v_link, case when v_link is not null then
      chain_hash(v_before, ledger_text(p_player, v_link, v_transfer, p_kind, p_reference, now(), v_legs)) end);
  return v_transfer;
end
$$;
