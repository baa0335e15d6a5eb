-- Keys of captchas that were used up, by hash: each opens a door once.
create table captcha_answers (
  key_hash bytea primary key,
  used_at timestamptz not null
);

create index captcha_answers_age on captcha_answers (used_at);

insert into settings (key, value) values ('captcha_secret', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text));
