-- Opens the player's accounts in a currency; a repeat changes nothing. Refuses: currency_not_supported.
create or replace function open_account(p_player bigint, p_currency text) returns jsonb
language plpgsql as $$
begin
  if not exists (select from currency_rates where currency = p_currency) then
    perform refuse('currency_not_supported');
  end if;
  insert into accounts (player_id, currency, kind)
    select p_player, p_currency, kind from unnest(array['real', 'bonus', 'pending_withdrawal']::account_kind[]) as kind
    on conflict do nothing;
  return balance_of(p_player, p_currency);
end
$$;
