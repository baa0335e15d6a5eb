-- An account begins as Rising star (group 1117), so that its first rise is one from a level to the next. Accounts made
-- before this have no level group at all.
insert into player_groups (player_id, group_id)
select id, 1117 from players
where not exists (select from player_groups where player_id = players.id and group_id in (1117, 257, 258, 259, 255, 759));
