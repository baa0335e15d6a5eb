-- Time of play counts and binds, and what binds is judged by the clock rather than by the start of a transaction.

alter table usage_hours add column played_ms bigint not null default 0;

-- A limit holds from the instant it is written: a transaction that began before and got the player's lock after it must
-- find it, so neither side may go by now(), which stands still within a transaction.
alter table user_limits alter column active_from set default clock_timestamp();

create or replace view active_limits as
  select id, player_id, type, period, currency,
    case when is_due and not pending_removal then coalesce(pending_minutes, minutes) else minutes end as minutes,
    active_from, active_until,
    case when is_due and not pending_removal then coalesce(pending_amount_cents, amount_cents) else amount_cents end as amount_cents
  from user_limits,
    lateral (select confirmed_at is not null and pending_from <= clock_timestamp() as is_due) as change
  where active_from <= clock_timestamp() and (active_until is null or active_until > clock_timestamp())
    and not (pending_removal and is_due is true);
