-- Why a session was ended, if its player is to be told: the password was changed. Null for any other reason.
alter table sessions add column ended_by text check (ended_by = 'new_password');
