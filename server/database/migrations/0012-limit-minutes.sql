-- A longer session waits as a higher amount does.

alter table user_limits add column pending_minutes integer;

create or replace view active_limits as
  select id, player_id, type, period, currency,
    case when is_due and not pending_removal then coalesce(pending_minutes, minutes) else minutes end as minutes,
    active_from, active_until,
    case when is_due and not pending_removal then coalesce(pending_amount_cents, amount_cents) else amount_cents end as amount_cents
  from user_limits,
    lateral (select confirmed_at is not null and pending_from <= now() as is_due) as change
  where active_from <= now() and (active_until is null or active_until > now())
    and not (pending_removal and is_due is true);
