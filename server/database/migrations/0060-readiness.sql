-- The one row that a server writes to find out whether it can write.

create table write_probe (
  is_only boolean primary key default true check (is_only),
  written_at timestamptz not null default now()
) with (fillfactor = 10);

insert into write_probe default values;
