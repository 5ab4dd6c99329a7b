-- holds question_answer: the index has no rows yet, so under a second for a million answers
alter table question_answer
  add column file_id uuid,
  -- As it was judged when it came, so that a later change of the question marks nobody anew.
  add column is_knock_out boolean not null default false;
create index answer_file on question_answer (file_id) where file_id is not null;
