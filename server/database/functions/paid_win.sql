-- What a settled round's win counts as won: in statements, loss limits and the result of a session of play. A free spin whose gift keeps
-- the wins until the last spin has won nothing yet; what comes of them is a bonus (statement_part).
create or replace function paid_win(p_round rounds) returns bigint
language sql stable as $$
  select case when not p_round.is_free or (select winnings = 'cash' from gifts where id = p_round.gift_id) then p_round.win else 0 end
$$;
