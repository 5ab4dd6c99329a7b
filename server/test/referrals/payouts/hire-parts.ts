import sql from 'sql-template-tag';
import { recordSuspectedDuplicates } from '../../../src/applicants/duplicates/suspect-duplicates';
import type { Caller, TestServer } from '../../server';
import { referralCalls, today } from './referral-parts';
import { createOpenJob, toReferral, referrerCalls } from '../referring/referring-parts';

/** Callers change before each test, so functions read them at each call. */
interface Actors {
  staff: Caller;
  referrer: Caller;
  jobId: number;
}

export const hireActors = (server: () => TestServer): Actors => {
  const actors = {} as Actors;
  beforeAll(async () => {
    actors.jobId = await createOpenJob(server());
    actors.staff = await server().signInAs(['administrator', 'payout-officer']);
  });
  beforeEach(async () => {
    actors.referrer = await server().signInAs('referrer');
  });
  return actors;
};

export const createHireCalls = (server: () => TestServer, actors: Actors) => {
  const refer = async (attribution = 'One') => {
    const { db } = server();
    const { referrer, jobId } = actors;
    const person = toReferral(jobId);
    const first = await referrerCalls(referrer).refer(person);
    await db.run(sql`
      update application set created_at = now() - interval '60 days' where id = ${first}`);
    await db.run(sql`
      update referral set referred_at = now() - interval '60 days', attribution = ${attribution}
      where application_id = ${first}`);
    const row = await db.one<{ id: number }>(sql`
      with other as (
        insert into applicant (first_name, last_name, email)
        values ('Mira', 'Sen', ${person.applicantEmail.toUpperCase()}) returning id)
      insert into application (applicant_id, job_id, status_id)
      select other.id, job.id, 1 from other, job
      where job.pipeline_id is null and job.id <> ${jobId} order by job.id limit 1
      returning id`);
    await recordSuspectedDuplicates(
      db,
      sql`person.id = (select applicant_id from application where id = ${row?.id})`,
    );
    return { first, hire: row?.id ?? 0 };
  };
  const hire = async (id: number) => {
    const status = await server().db.one<{ id: number; stageId: number | null }>(sql`
      select status.id, offered.stage_id as "stageId"
      from application join job on job.id = application.job_id
        join status on status.category = 'hired'
        left join lateral (
          select pipeline_stage.stage_id from pipeline_stage
            join stage_status on stage_status.stage_id = pipeline_stage.stage_id
          where pipeline_stage.pipeline_id = job.pipeline_id
            and stage_status.status_id = status.id limit 1) offered on true
      where application.id = ${id} and (job.pipeline_id is null or offered.stage_id is not null)
      order by status.id limit 1`);
    const day = await server().db.one<{ day: string }>(sql`select ${today}::text as day`);
    const answer = await actors.staff.send('PUT', `/api/v1/application/${id}`, {
      payload: {
        ...(status?.stageId
          ? { statusId: status.id, stageId: status.stageId }
          : { withoutHiringProcessId: status?.id }),
        joiningDate: day?.day,
      },
    });
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  };

  const referHire = async (hired: number): Promise<Caller> => {
    const other = await server().signInAs('referrer');
    await server().db.run(sql`
      update application set referrer_id = ${other.userId} where id = ${hired}`);
    await server().db.run(sql`
      insert into referral (application_id, job_id, referrer_id, referred_at, amount_minor, currency,
        release_days, gap_months, pays_rehired, attribution, setting_version)
      select id, job_id, referrer_id, created_at, 100000, 'INR', 90, 6, true, 'One', 1
      from application where id = ${hired} and not exists (
        select from referral where application_id = ${hired})`);
    return other;
  };
  const standing = async (id: number) => {
    const { referralStatus, reason, history } = await referralCalls(() => actors.staff).record(id);
    return [referralStatus.referralStatus, reason || history?.[0]?.reason];
  };
  return { refer, hire, referHire, standing };
};
