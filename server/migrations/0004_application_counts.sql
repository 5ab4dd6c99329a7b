-- Counts the applications of a job by stage and status without visiting the table.
create index application_counts on application (job_id, stage_id, status_id);
