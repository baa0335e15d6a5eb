-- Credits a gift's bonus money, or makes it wait until the gift being wagered in its currency is over.
create or replace function begin_wagering(p_gift gifts) returns void
language plpgsql as $$
begin
  if exists (select from gifts where player_id = p_gift.player_id and currency = p_gift.currency and stage = 'handle_bets') then
    perform move_gift(p_gift.id, 'wait');
    return;
  end if;
  perform post_transfer('gift_bonus', p_gift.id::text, p_gift.player_id,
    array[player_account(p_gift.player_id, p_gift.currency, 'bonus'), platform_account('house', p_gift.currency)],
    array[p_gift.amount_cents, -p_gift.amount_cents]);
  perform move_gift(p_gift.id, 'handle_bets');
  perform emit_balance(p_gift.player_id, p_gift.currency);
end
$$;
