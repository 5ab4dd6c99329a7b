-- What staff ask one applicant after they applied; it is answered on the page of their link.
create table asked_question (
  id integer generated always as identity primary key,
  application_id integer not null references application on delete cascade,
  asked_by integer references app_user,
  -- As it was asked, whatever becomes of the library's question.
  text text not null,
  description text not null default '',
  type text not null default 'text',
  options text[] not null default '{}',
  knock_out text[] not null default '{}',
  asked_at timestamptz not null default now(),
  answer text,
  is_knock_out boolean not null default false,
  file_id uuid,
  answered_at timestamptz
);
create index asked_question_of_application on asked_question (application_id);
create index asked_question_file on asked_question (file_id) where file_id is not null;
