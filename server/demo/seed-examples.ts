import sql from 'sql-template-tag';
import type { Db } from '../src/platform/db/database';
import { toIsoString } from './days';
import { seedChats } from './seed-chats';

const fatherNames = ['Suresh', 'Ramesh', 'Mohan', 'Anand', 'Prakash', 'Dinesh', 'Vijay'];
const maritalStatuses = ['single', 'married', 'married', 'divorced'];
const streets = ['Mill Road', 'Lake View', 'Station Road', 'Temple Street', 'Market Lane'];

const seedDetails = (db: Db): Promise<number> =>
  db.run(sql`
    insert into applicant_details (applicant_id, father_name, birth_date, marital_status, address)
    select distinct application.applicant_id,
      (${fatherNames}::text[])[application.applicant_id % ${fatherNames.length}::integer + 1]
        || ' ' || applicant.last_name,
      date '1985-03-09' + (application.applicant_id * 37) % 5000,
      (${maritalStatuses}::text[])[application.applicant_id % ${maritalStatuses.length}::integer + 1],
      (application.applicant_id % 90 + 1) || ' '
        || (${streets}::text[])[application.applicant_id % ${streets.length}::integer + 1] || ', Pune'
    from referral
      join application on application.id = referral.application_id
      join applicant on applicant.id = application.applicant_id
    where referral.state in ('approved', 'exported', 'paid', 'on-hold')
    on conflict do nothing`);

const seedClosedJobs = (db: Db): Promise<number> =>
  db.run(sql`
    update job set job_status_id = 3
    where id in (select id from job where is_expired order by id limit 4)`);

const seedFailedPublication = (db: Db, now: number): Promise<number> =>
  db.run(sql`
    insert into publication (job_id, platform_id, state, published_at, ended_at, actor_id, message)
    select job.id, platform.id, 'failed', ${toIsoString(now)}::timestamptz - interval '2 hours',
      ${toIsoString(now)}::timestamptz - interval '2 hours', 2,
      'The platform refused the job: its budget is used up. Raise it there, then publish again.'
    from job join platform on not exists (
      select from publication where job_id = job.id and platform_id = platform.id)
    where job.is_published and not job.is_expired
    order by job.id desc, platform.id limit 1`);

export const seedExamples = async (db: Db, now: number): Promise<void> => {
  await seedDetails(db);
  await seedClosedJobs(db);
  await seedFailedPublication(db, now);
  await seedChats(db, now);
};
