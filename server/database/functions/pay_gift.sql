-- Pays a gift's amount as real money.
create or replace function pay_gift(p_gift gifts, p_amount bigint) returns void
language plpgsql as $$
begin
  perform post_transfer('gift_cash', p_gift.id::text, p_gift.player_id,
    array[player_account(p_gift.player_id, p_gift.currency, 'real'), platform_account('house', p_gift.currency)],
    array[p_amount, -p_amount]);
  perform emit_balance(p_gift.player_id, p_gift.currency);
end
$$;
