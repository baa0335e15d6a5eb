-- What statements need: the fee of a withdrawal that was paid out, and a player's payments without the rounds between them.

alter table withdrawal_holds add column fee bigint not null default 0;

update withdrawal_holds set fee = kept.amount
  from transfers join entries on entries.transfer_id = transfers.id join accounts on accounts.id = entries.account_id,
    lateral (select entries.amount) as kept
  where transfers.kind = 'withdrawal_paid' and accounts.kind = 'house'
    and withdrawal_holds.reference = transfers.reference and withdrawal_holds.state = 'paid';

create index transfers_of_payments on transfers (player_id, id) where kind in ('deposit', 'withdrawal_paid');
