-- A free spin's win is credited to the player, or stored with its gift until the last spin.
create or replace function settle_free_spin(p_round rounds) returns void
language plpgsql as $$
begin
  update gifts set amount_cents = amount_cents + p_round.win where id = p_round.gift_id;
  if paid_win(p_round) > 0 then
    perform post_transfer('win', p_round.id::text, p_round.player_id,
      array[player_account(p_round.player_id, p_round.currency, 'real'), platform_account('house', p_round.currency)],
      array[p_round.win, -p_round.win]);
    perform add_usage(p_round.player_id, p_round.currency, 0, p_round.win, 0, p_round.placed_at);
    perform emit_balance(p_round.player_id, p_round.currency);
  end if;
end
$$;
