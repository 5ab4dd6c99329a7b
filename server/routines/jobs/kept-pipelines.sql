-- In another pipeline nobody keeps stages of the former one.
create or replace function drop_kept_pipelines() returns trigger language plpgsql as $$
begin
  delete from kept_pipeline using application
  where application.id = kept_pipeline.application_id and application.job_id = new.id;
  return null;
end $$;

create or replace trigger job_leaves_pipeline after update of pipeline_id on job
  for each row when (old.pipeline_id is distinct from new.pipeline_id)
  execute function drop_kept_pipelines();
