-- When an application came into the stage that it stands in, kept with each move: the step by which it
-- did, of those that were not taken back; without a stage, or a step, when it began.
alter table application add column stage_since timestamptz not null default now();

-- Nothing that the triggers keep is changed by this.
alter table application disable trigger user;
with step as materialized (
  select * from application_history one
  where undo_of is null
    and not exists (select from application_history undo where undo.undo_of = one.id)),
elsewhere as materialized (
  select step.application_id, max(step.id) as last from step
    join application on application.id = step.application_id
  where step.stage_id is distinct from application.stage_id group by 1),
entered as (
  select step.application_id, min(step.created_at) as since from step
    left join elsewhere on elsewhere.application_id = step.application_id
  where step.id > coalesce(elsewhere.last, 0) group by 1)
update application set stage_since = coalesce(entered.since, application.created_at)
from application one left join entered on entered.application_id = one.id
where one.id = application.id;
alter table application enable trigger user;

-- The columns of a board: a job's applications by stage, whoever came last first.
create index application_on_board on application (job_id, stage_id, stage_since desc, id desc)
  include (status_id, source_id);
