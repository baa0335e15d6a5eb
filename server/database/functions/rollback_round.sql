-- Returns an open round's stake once, and subtracts it from everything that it counted towards.
-- The house bears the contributions to jackpots. Refuses: round_not_found, round_closed (settled), money_stopped.
create or replace function rollback_round(p_round uuid, p_player bigint) returns jsonb
language plpgsql as $$
declare
  v_round rounds := lock_round(p_round, p_player);
begin
  if v_round.state = 'settled' then
    perform refuse('round_closed');
  elsif v_round.state = 'rolled_back' then
    return round_answer(v_round);
  end if;
  update rounds set state = 'rolled_back', ended_at = now() where id = p_round returning * into v_round;
  if v_round.is_free then
    update gifts set freespins_performed = freespins_performed - 1 where id = v_round.gift_id;
    return round_answer(v_round);
  end if;
  perform post_transfer('rollback', p_round::text, v_round.player_id,
    array[player_account(v_round.player_id, v_round.currency, 'real'),
      player_account(v_round.player_id, v_round.currency, 'bonus'),
      platform_account('house', v_round.currency)],
    array[v_round.stake - v_round.stake_bonus, v_round.stake_bonus, -v_round.stake]);
  perform add_usage(v_round.player_id, v_round.currency, -v_round.stake, 0, 0, v_round.placed_at);
  perform count_stake(v_round.player_id, v_round.game_identifier,
    -coalesce(v_round.counted_eur_cents, eur_cents(v_round.currency, v_round.stake)), v_round.placed_at);
  perform emit_balance(v_round.player_id, v_round.currency);
  if v_round.gift_id is not null then
    update gifts set amount_wager_cents = amount_wager_cents - coalesce(v_round.counted_for_gift,
        case when games is null or v_round.game_identifier = any (games) then v_round.stake else 0 end)
      where id = v_round.gift_id;
    perform judge_gift(v_round.gift_id);
  end if;
  return round_answer(v_round);
end
$$;
