-- A sign-up looks for other accounts of the same person by mailbox and by the end of the phone number; the birth date is the third way.

create index players_mailbox on players ((
  replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@'
  || replace(split_part(lower(email), '@', 2), 'googlemail.com', 'gmail.com')
));
create index players_phone_end on players ((right(regexp_replace(mobile_phone, '\D', '', 'g'), 8)));
create index players_birth on players (date_of_birth);
