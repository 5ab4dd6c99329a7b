-- Why applicants are rejected or withdraw. The mail template is proposed with the reason.
create table move_reason (
  id integer generated always as identity primary key,
  category text not null check (category in ('rejected', 'withdrawn')),
  name text not null,
  mail_template_id integer references mail_template on delete set null,
  is_active boolean not null default true,
  version integer not null default 1
);
create unique index move_reason_name on move_reason (category, lower(btrim(name)));
create index move_reason_mail_template on move_reason (mail_template_id);

insert into move_reason (category, name) values
  ('rejected', 'Experience does not fit'),
  ('rejected', 'Skills do not fit'),
  ('rejected', 'Another applicant was chosen'),
  ('rejected', 'Position was filled or closed'),
  ('rejected', 'Did not answer'),
  ('withdrawn', 'Accepted another offer'),
  ('withdrawn', 'Pay or conditions'),
  ('withdrawn', 'Place or hours'),
  ('withdrawn', 'Personal reasons');
