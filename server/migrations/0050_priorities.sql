-- A new priority is not offered before somebody enables it.
alter table job_priority alter column is_active set default false;
