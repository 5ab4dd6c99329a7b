-- Jobs of a priority and of a slab are listed, and counted before either is deleted.
create index job_of_priority on job (job_priority_id) where job_priority_id is not null;
create index job_of_slab on job (referral_amount_id) where referral_amount_id is not null;
