-- A round counts whole, in the hour in which its stake was taken, and no game opens a second one beside it.

create index rounds_open_of_player on rounds (player_id, game_identifier) where state = 'open';

-- From when on stakes are counted: what was staked before the player joined was never added, and is not taken back.
alter table bet_totals add column counted_from timestamptz not null default '-infinity';
