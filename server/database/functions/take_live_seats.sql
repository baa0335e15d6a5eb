-- Gives a player the seats (spots `seat-…`) among the bets that were just placed in a round of a live table. A bet behind a seat
-- (`behind-…`) needs a player in it. Holds the round's seats until the transaction ends.
-- Returns why that isn't possible: seat_taken, seat_empty; null if it's done.
create or replace function take_live_seats(p_live_round uuid, p_player bigint, p_bets jsonb) returns text
language plpgsql as $$
declare
  v_spots text[] := array(select distinct bet ->> 'spot' from jsonb_array_elements(p_bets) bet order by 1);
begin
  if exists (select from unnest(v_spots) spot join live_seats using (spot) where live_round = p_live_round and spot like 'seat-%') then
    return 'seat_taken';
  elsif exists (select from unnest(v_spots) wanted where wanted like 'behind-%' and not exists (
      select from live_seats where live_round = p_live_round and spot = 'seat-' || substr(wanted, 8) and player_id <> p_player)) then
    return 'seat_empty';
  end if;
  insert into live_seats (live_round, spot, player_id)
    select p_live_round, spot, p_player from unnest(v_spots) spot where spot like 'seat-%';
  return null;
end
$$;
