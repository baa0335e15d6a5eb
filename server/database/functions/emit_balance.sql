-- Sends the player's balance to their streams and returns it.
create or replace function emit_balance(p_player bigint, p_currency text) returns jsonb
language plpgsql as $$
declare
  v_balance jsonb := balance_of(p_player, p_currency);
begin
  perform emit_event(p_player, 'balance', v_balance);
  return v_balance;
end
$$;
