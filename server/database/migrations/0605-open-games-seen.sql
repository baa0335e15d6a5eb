-- When a page last had a game open that was launched for money: time of play counts from the launch to then, whether or not anything is bet.
alter table game_sessions add column seen_at timestamptz;
create index game_sessions_player on game_sessions (player_id, created_at);
