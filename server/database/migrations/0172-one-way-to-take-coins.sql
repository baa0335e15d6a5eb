-- spend_points takes coins for whatever they buy.

drop function take_ticket_points(bigint, bigint);
