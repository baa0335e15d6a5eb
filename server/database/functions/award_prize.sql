-- Pays a prize given in EUR cents in the player's own currency, rounded down, once per reference.
-- Returns {currency, amount_cents}. Refuses: money_stopped.
create or replace function award_prize(p_reference text, p_player bigint, p_eur_cents bigint) returns jsonb
language plpgsql as $$
declare
  v_currency text;
  v_amount bigint;
begin
  perform lock_player(p_player);
  select currency into v_currency from players where id = p_player;
  v_amount := convert_money('EUR', v_currency, p_eur_cents, false);
  if not exists (select from transfers where kind = 'prize' and reference = p_reference) then
    perform open_account(p_player, v_currency);
    perform post_transfer('prize', p_reference, p_player,
      array[player_account(p_player, v_currency, 'real'), platform_account('house', v_currency)],
      array[v_amount, -v_amount]);
    perform emit_balance(p_player, v_currency);
  end if;
  return jsonb_build_object('currency', v_currency, 'amount_cents', v_amount);
end
$$;
