-- What applicants read on their page in each category of statuses; empty stands for the usual text.
create table status_text (
  id integer generated always as identity primary key,
  category text not null unique
    check (category in ('start', 'active', 'on-hold', 'hired', 'rejected', 'withdrawn')),
  english_heading text not null default '',
  english_sentence text not null default '',
  english_next text not null default '',
  german_heading text not null default '',
  german_sentence text not null default '',
  german_next text not null default '',
  -- Days until an applicant hears from the company; 0 promises none.
  answer_days integer not null default 0 check (answer_days between 0 and 365),
  version integer not null default 1
);
insert into status_text (category, answer_days) values
  ('start', 14), ('active', 14), ('on-hold', 14), ('hired', 0), ('rejected', 0), ('withdrawn', 0);
