-- A player's entries of a span of time in the order in which they were written: those after the entry p_after, at most p_most.
-- A transfer has the time at which its transaction began, so one that waited for the player's lock comes later than its time suggests.
create or replace function entries_between(
  p_player bigint, p_starts timestamptz, p_ends timestamptz, p_after bigint default 0, p_most integer default null
) returns table (
  id bigint, currency text, account account_kind, transfer_id bigint, kind text, reference text, at timestamptz, amount bigint,
  balance_after bigint
)
language sql stable as $$
  with bounds as (
    select first_transfer(p_player, p_starts - interval '10 minutes') as low,
      first_transfer(p_player, p_ends + interval '10 minutes') as high
  ), mine as (
    select a.id, a.currency, a.kind, greatest(first_entry(a.id, low), p_after + 1) as low, first_entry(a.id, high) as high
    from bounds, accounts a where a.player_id = p_player
  )
  select found.id, mine.currency, mine.kind, found.transfer_id, found.kind, found.reference, found.at, found.amount, found.balance_after
  from mine, lateral (
    select e.id, e.transfer_id, e.amount, e.balance_after, t.kind, t.reference, t.at
    from entries e join transfers t on t.id = e.transfer_id
    where e.account_id = mine.id and e.id >= mine.low and e.id < mine.high and t.at >= p_starts and t.at < p_ends
    order by e.id limit p_most
  ) as found
  order by found.id limit p_most
$$;
