-- Ends a live gift before it's completed; its bonus money goes back to the house. Refuses: round_open.
create or replace function end_gift(p_gift gifts, p_stage gift_stage) returns void
language plpgsql as $$
declare
  v_bonus bigint := player_account(p_gift.player_id, p_gift.currency, 'bonus');
  v_left bigint := (select balance from accounts where id = v_bonus);
begin
  if exists (select from rounds where gift_id = p_gift.id and state = 'open') then
    perform refuse('round_open');
  end if;
  perform move_gift(p_gift.id, p_stage);
  if p_gift.stage = 'handle_bets' then
    if v_left > 0 then
      perform post_transfer('gift_forfeited', p_gift.id::text, p_gift.player_id,
        array[v_bonus, platform_account('house', p_gift.currency)], array[-v_left, v_left]);
      perform emit_balance(p_gift.player_id, p_gift.currency);
    end if;
    perform begin_next_gift(p_gift.player_id, p_gift.currency);
  end if;
end
$$;
