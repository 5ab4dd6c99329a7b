-- How applicants of a stage are interviewed.
create table interview_plan (
  id integer generated always as identity primary key,
  name text not null unique,
  stage_id integer not null references stage,
  -- Null for every pipeline with the stage.
  pipeline_id integer references pipeline,
  version integer not null default 1,
  unique nulls not distinct (stage_id, pipeline_id)
);
create index interview_plan_pipeline on interview_plan (pipeline_id);
-- Rounds as they were once saved. Never changed: interviews keep the ones they were planned with.
create table interview_plan_rounds (
  id integer generated always as identity primary key,
  plan_id integer references interview_plan on delete set null,
  made_at timestamptz not null default now(),
  -- A list of {title, minutes, questions, userIds, roles, competencies}, with competencies as they
  -- were.
  rounds jsonb not null
);
create index interview_plan_rounds_newest on interview_plan_rounds (plan_id, id desc);
