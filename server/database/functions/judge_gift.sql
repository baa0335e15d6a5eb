-- Advances a gift when one of its rounds has ended: completed if its wagering is done, over if its money is gone or its last spin played.
create or replace function judge_gift(p_id uuid) returns void
language plpgsql as $$
declare
  v_gift gifts;
  v_bonus bigint;
  v_left bigint;
  v_paid bigint;
begin
  select * into v_gift from gifts where id = p_id for update;
  if exists (select from rounds where gift_id = p_id and state = 'open') then
    return;
  elsif v_gift.stage = 'activated' and v_gift.freespins_performed = v_gift.freespins_total then
    if v_gift.winnings = 'bonus' and v_gift.amount_cents > 0 and v_gift.wager > 0 then
      update gifts set amount_wager_requirement_cents = amount_cents * wager where id = p_id returning * into v_gift;
      perform begin_wagering(v_gift);
    else
      perform move_gift(p_id, 'finished');
      if v_gift.winnings = 'bonus' and v_gift.amount_cents > 0 then
        perform pay_gift(v_gift, v_gift.amount_cents);
      end if;
    end if;
  elsif v_gift.stage = 'handle_bets' then
    select id, balance into v_bonus, v_left from accounts where player_id = v_gift.player_id and currency = v_gift.currency and kind = 'bonus';
    if v_gift.amount_wager_cents >= v_gift.amount_wager_requirement_cents then
      v_paid := least(v_left, coalesce(v_gift.max_win_cents, v_left));
      perform post_transfer('gift_converted', p_id::text, v_gift.player_id,
        array[v_bonus, player_account(v_gift.player_id, v_gift.currency, 'real'), platform_account('house', v_gift.currency)],
        array[-v_left, v_paid, v_left - v_paid]);
      update gifts set paid_cents = v_paid where id = p_id;
      perform move_gift(p_id, 'wager_done');
      perform emit_balance(v_gift.player_id, v_gift.currency);
      perform begin_next_gift(v_gift.player_id, v_gift.currency);
    elsif v_left = 0 then
      perform move_gift(p_id, 'lost');
      perform begin_next_gift(v_gift.player_id, v_gift.currency);
    end if;
  end if;
end
$$;
