-- What a payout costs, what a jackpot's winner is told, and which of a tournament's players know of its state.

-- Each player is told in a transaction of its own, and once.
alter table tournament_players add column told_status text not null default 'future'
  check (told_status in ('future', 'active', 'archive'));
update tournament_players set told_status = tournaments.told_status from tournaments where tournaments.id = tournament_id;

-- Ends a hold once. Of a payout that cost a fee the house keeps that, and the rest has gone out. Answers
-- {state, balance}; the same end again changes nothing, the other one is refused.
drop function recall_withdrawal(text, bigint);
drop function finish_withdrawal(text, bigint);
drop function end_withdrawal(text, bigint, text);
create function end_withdrawal(p_reference text, p_player bigint, p_state text, p_fee bigint) returns jsonb
language plpgsql as $$
declare
  v_hold withdrawal_holds;
  v_pending bigint;
begin
  perform lock_player(p_player);
  update withdrawal_holds set state = p_state, ended_at = now()
    where reference = p_reference and player_id = p_player and state = 'held' returning * into v_hold;
  if not found then
    select * into v_hold from withdrawal_holds where reference = p_reference and player_id = p_player;
    if not found then
      perform refuse('payment_not_found');
    elsif v_hold.state <> p_state then
      perform refuse('payment_not_recallable');
    end if;
    return jsonb_build_object('state', v_hold.state, 'balance', balance_of(p_player, v_hold.currency));
  end if;
  v_pending := player_account(p_player, v_hold.currency, 'pending_withdrawal');
  if p_state = 'recalled' then
    perform post_transfer('withdrawal_recalled', p_reference, p_player,
      array[v_pending, player_account(p_player, v_hold.currency, 'real')], array[-v_hold.amount, v_hold.amount],
      (select id from transfers where kind = 'withdrawal' and reference = p_reference));
  else
    perform post_transfer('withdrawal_paid', p_reference, p_player,
      array[v_pending, platform_account('payments', v_hold.currency), platform_account('house', v_hold.currency)],
      array[-v_hold.amount, v_hold.amount - least(p_fee, v_hold.amount), least(p_fee, v_hold.amount)]);
  end if;
  return jsonb_build_object('state', p_state, 'balance', emit_balance(p_player, v_hold.currency));
end
$$;

-- Gives a held withdrawal back: the player recalled it, or the payout failed.
-- Refuses: payment_not_found, payment_not_recallable, money_stopped.
create function recall_withdrawal(p_reference text, p_player bigint) returns jsonb
language sql as $$ select end_withdrawal(p_reference, p_player, 'recalled', 0) $$;

-- Marks a held withdrawal as paid out but for its fee. Refuses: payment_not_found, payment_not_recallable, money_stopped.
create function finish_withdrawal(p_reference text, p_player bigint, p_fee bigint) returns jsonb
language sql as $$ select end_withdrawal(p_reference, p_player, 'paid', p_fee) $$;

-- The winner of a jackpot is told by a job of the same transaction: on every device, and by a push where none is open.
create function tell_jackpot_win() returns trigger
language plpgsql as $$
begin
  perform graphile_worker.add_job('jackpot_won', json_build_object('round', new.round_id), job_key => 'jackpot_won:' || new.round_id);
  return null;
end
$$;

create trigger jackpot_wins_are_told after insert on jackpot_wins for each row execute function tell_jackpot_win();
