-- A device without a fingerprint is known by its browser, among all sessions of a player: the index held only those that hadn't ended, and
-- such a sign-in read the whole table.
drop index sessions_player;
create index sessions_player on sessions (player_id);
