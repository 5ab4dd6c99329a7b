-- Countries that people may work from, where a job is remote; without any it is the job's own.
create table job_country (
  job_id integer references job on delete cascade,
  country_id integer references country,
  sequence integer not null,
  primary key (job_id, country_id)
);
