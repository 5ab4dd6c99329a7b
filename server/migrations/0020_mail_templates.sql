-- Texts of mail to applicants.
create table mail_template (
  id integer generated always as identity primary key,
  name text not null,
  language text not null,
  purpose text not null check (purpose in ('receipt', 'status', 'withdrawal')),
  mode text not null default 'off' check (mode in ('off', 'offered', 'always')),
  -- Hours from the cause to the mail.
  delay_hours integer not null default 0 check (delay_hours between 0 and 72),
  subject text not null,
  body text not null,
  version integer not null default 1
);
create unique index mail_template_name on mail_template (lower(name));
