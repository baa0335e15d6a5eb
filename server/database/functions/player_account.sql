-- The player's account of a kind in a currency. Refuses: currency_not_supported.
create or replace function player_account(p_player bigint, p_currency text, p_kind account_kind) returns bigint
language plpgsql stable as $$
declare
  v_id bigint;
begin
  select id into v_id from accounts where player_id = p_player and currency = p_currency and kind = p_kind;
  if not found then
    perform refuse('currency_not_supported');
  end if;
  return v_id;
end
$$;
