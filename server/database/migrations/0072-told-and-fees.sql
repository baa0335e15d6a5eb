-- What a payout costs, what a jackpot's winner is told, and which of a tournament's players know of its state.

-- Each player is told in a transaction of its own, and once.
alter table tournament_players add column told_status text not null default 'future'
  check (told_status in ('future', 'active', 'archive'));
update tournament_players set told_status = tournaments.told_status from tournaments where tournaments.id = tournament_id;

create trigger jackpot_wins_are_told after insert on jackpot_wins for each row execute function tell_jackpot_win();
