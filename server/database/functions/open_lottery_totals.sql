-- Creates the totals of running lotteries at a player's first bet in them; count_stake then counts this bet.
create or replace function open_lottery_totals() returns trigger
language plpgsql as $$
begin
  insert into bet_totals (player_id, kind, key, starts_at, ends_at)
    select new.player_id, 'lottery', id::text, start_at, end_at from lotteries
    where ticket_bets_cents is not null and now() >= start_at and now() < end_at
      and not exists (select from bet_totals where player_id = new.player_id and kind = 'lottery' and key = id::text)
    on conflict do nothing;
  return null;
end
$$;
