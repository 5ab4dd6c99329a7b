-- Lists that need no status, stage, recruiter or joining date read filed_application alone.
create or replace view listed_application as
  select filed.id, filed.job_id, filed.source_id, filed.created_at, filed.name_key,
    filed.last_name_key, filed.search_key, filed.experience_key, application.status_id,
    application.stage_id, application.recruiter_id, application.joining_date
  from filed_application filed left join application on application.id = filed.id;
