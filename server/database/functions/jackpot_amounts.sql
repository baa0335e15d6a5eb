-- Each level's current amount in euro cents. Contributions stay in the currency they were made in.
create or replace function jackpot_amounts() returns table (jackpot text, level text, name text, eur_cents bigint)
language sql stable as $$
  select jackpot_levels.jackpot, jackpot_levels.level, jackpot_levels.name,
    seed_eur_cents + coalesce((
      select sum(eur_cents(currency, balance)) from accounts
      where kind = 'jackpot' and accounts.name = jackpot_levels.jackpot || '/' || jackpot_levels.level and player_id is null), 0)::bigint
  from jackpot_levels
$$;
