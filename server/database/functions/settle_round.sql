-- Credits the round's win once and wakes the streams as place_wager does; a repeat returns the same and moves nothing.
-- An excluded player's open rounds are settled too. Bonus money that was staked wins bonus money, rounded down; the rest
-- is real. A free spin wins money, or adds to its gift's wins. Returns {round_id, state, stake_cents, win_cents, outcome, balance}.
-- Refuses: round_not_found, round_closed (rolled back), round_unfinished (a live table's, not drawn yet), money_stopped.
create or replace function settle_round(p_round uuid, p_player bigint, p_wakes boolean) returns jsonb
language plpgsql as $$
declare
  v_round rounds := lock_round(p_round, p_player);
  v_to_bonus bigint;
begin
  if v_round.state = 'rolled_back' then
    perform refuse('round_closed');
  elsif v_round.state = 'settled' then
    return round_answer(v_round);
  elsif v_round.outcome ->> 'kind' = 'live' then
    -- Bets at a live table whose round hasn't been drawn; the table settles them.
    perform refuse('round_unfinished');
  end if;
  -- A free spin's win is paid with its gift, so there's no balance after the spin.
  update rounds set state = 'settled', ended_at = now(),
      balance_after = case when not is_free then (balance_of(player_id, currency) ->> 'amount_cents')::bigint + win end
    where id = p_round returning * into v_round;
  if v_round.is_free then
    perform settle_free_spin(v_round);
  elsif v_round.win > 0 then
    v_to_bonus := floor(v_round.win::numeric * v_round.stake_bonus / v_round.stake);
    perform post_transfer('win', p_round::text, v_round.player_id,
      array[player_account(v_round.player_id, v_round.currency, 'real'),
        player_account(v_round.player_id, v_round.currency, 'bonus'),
        platform_account('house', v_round.currency)],
      array[v_round.win - v_to_bonus, v_to_bonus, -v_round.win]);
    perform add_usage(v_round.player_id, v_round.currency, 0, v_round.win, 0, v_round.placed_at);
    perform write_event(v_round.player_id, 'balance', balance_of(v_round.player_id, v_round.currency));
    if p_wakes then
      perform pg_notify('player_events', v_round.player_id::text);
    end if;
  end if;
  if v_round.gift_id is not null then
    perform judge_gift(v_round.gift_id);
  end if;
  return round_answer(v_round);
end
$$;
