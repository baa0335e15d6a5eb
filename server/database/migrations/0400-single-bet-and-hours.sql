-- Limits of a single bet and of an hour, breaks of an hour, exclusions of three and five years.

alter table user_limits drop constraint user_limits_type_check, drop constraint user_limits_period_check, drop constraint user_limits_check;
alter table user_limits
  add constraint user_limits_type_check check (type in
    ('loss', 'wager', 'deposit', 'coolingoff', 'selfexclusion', 'session', 'single_bet')),
  add constraint user_limits_period_check check (period in
    ('bet', 'hour', 'day', 'week', 'month', 'day_3', 'month_3', 'month_6', 'month_9', 'month_12', 'month_36', 'month_60', 'forever')),
  add constraint user_limits_check check
    ((type in ('loss', 'wager', 'deposit', 'single_bet')) = (currency is not null and amount_cents is not null));
