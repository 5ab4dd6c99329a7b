-- Change of the job that search engines were last told of; null where they know nothing of its page.
alter table job_address add column told_change timestamptz;
