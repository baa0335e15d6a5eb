-- Pays a player's bets in a round of a live table, once: the outcome is stored in the round of the ledger and its win is
-- credited; the caller wakes the player's streams. A stake that an operator returned stays returned. Returns whether anything was paid.
-- Refuses: money_stopped.
create or replace function settle_live_bet(p_live_round uuid, p_player bigint, p_outcome jsonb, p_win bigint) returns boolean
language plpgsql as $$
declare
  v_round uuid;
begin
  perform lock_player(p_player);
  select round_id into v_round from live_bets where live_round = p_live_round and player_id = p_player and settled_at is null;
  if not found then
    return false;
  end if;
  update rounds set outcome = p_outcome, win = p_win where id = v_round and state = 'open';
  if found then
    perform settle_round(v_round, p_player, false);
  end if;
  update live_bets set win = (select case state when 'rolled_back' then stake else win end from rounds where id = v_round),
      settled_at = clock_timestamp()
    where live_round = p_live_round and player_id = p_player;
  return true;
end
$$;
