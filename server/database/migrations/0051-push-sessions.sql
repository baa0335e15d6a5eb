-- A device hears of a player for as long as the player is signed in there: with the session its subscription has ended.
alter table push_subscriptions add column session_hash bytea references sessions (token_hash) on delete cascade;

-- The text as a locked screen may show it, without amounts; null where it names none.
alter table notifications add column discreet_text text;
