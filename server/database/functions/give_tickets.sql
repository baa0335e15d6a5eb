-- Gives the next tickets of a lottery to a player, whose lock the caller holds.
create or replace function give_tickets(p_lottery bigint, p_player bigint, p_count bigint, p_source text) returns void
language plpgsql as $$
declare
  v_last bigint;
begin
  update lotteries set tickets = tickets + p_count where id = p_lottery returning tickets into v_last;
  insert into lottery_tickets (lottery_id, first, last, player_id, source)
    values (p_lottery, v_last - p_count + 1, v_last, p_player, p_source);
end
$$;
