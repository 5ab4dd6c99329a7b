import sql, { type Sql } from 'sql-template-tag';
import { directoryCalls } from '../../../contract/directory/directory.calls';
import type { HandedOver, Holdings } from '../../../contract/people/person';
import type { Actor } from '../../platform/access/actor';
import { isHiringStaff } from '../../platform/access/hiring-staff';
import { audit } from '../../platform/audit/audit';
import type { Database, Db, Transaction } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { recordingParts } from '../../platform/hiring-parts/record-parts';
import { holdAdministrators } from './administrators';
import { announce, announceApplications, announceJobs } from '../../platform/realtime/changes';
import { permissionsChanged } from '../../../contract/realtime/realtime-constants';

/** Jobs that a person is responsible for, or was added to by name. */
const jobsOf = (id: number): Sql => sql`(
  job.hiring_manager_id = ${id} or job.recruiting_manager_id = ${id}
  or job.id = any (array(select job_id from job_user where user_id = ${id})))`;

const changesOfDirectory = (['departments', 'functions', 'people'] as const).flatMap(
  (kind) => directoryCalls[kind].update.changes ?? [],
);

const held = (from: Sql, id: Sql, name: Sql): Sql => sql`
  json_build_object('count', (select count(*) ${from}), 'first', coalesce((
    select json_agg(json_build_object('id', one.id, 'name', one.name) order by one.id desc) from (
      select ${id} as id, ${name} as name ${from} order by ${id} desc limit 20) one), '[]'))`;

/** What a person is responsible for, with the first of each. */
export const readHoldings = async (db: Db, id: number): Promise<Holdings> => {
  const row = await db.one<Holdings>(sql`
    select ${held(sql`from job where ${jobsOf(id)}`, sql`job.id`, sql`job.title`)} as jobs,
      ${held(
        sql`from application join applicant on applicant.id = application.applicant_id
          where application.recruiter_id = ${id}`,
        sql`application.id`,
        sql`trim(applicant.first_name || ' ' || applicant.last_name)`,
      )} as applicants,
      ${held(
        sql`from hiring_group where exists (
          select 1 from group_member where group_id = hiring_group.id and user_id = ${id})`,
        sql`hiring_group.id`,
        sql`hiring_group.name`,
      )} as groups,
      ${held(sql`from department where head_id = ${id}`, sql`department.id`, sql`department.name`)} as departments,
      ${held(
        sql`from organization_function function where head_id = ${id}`,
        sql`function.id`,
        sql`function.name`,
      )} as functions,
      ${held(
        sql`from app_user report where manager_id = ${id}`,
        sql`report.id`,
        sql`trim(report.first_name || ' ' || report.last_name)`,
      )} as people
    from app_user where id = ${id}`);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

const ids = async (tx: Db, statement: Sql): Promise<number[]> =>
  (await tx.many<{ id: number }>(statement)).map(({ id }) => id);

/** Someone may stand in both of two people's places, and then once. */
const replaceMember = async (
  tx: Db,
  { table, of, from, to }: { table: Sql; of: Sql; from: number; to: number },
): Promise<number[]> => {
  const moved = await ids(
    tx,
    sql`
      update ${table} one set user_id = ${to}
      where user_id = ${from} and not exists (
        select 1 from ${table} other where other.${of} = one.${of} and other.user_id = ${to})
      returning one.${of} as id`,
  );
  const left = await ids(
    tx,
    sql`delete from ${table} one where user_id = ${from} returning one.${of} as id`,
  );
  return [...moved, ...left];
};

const headed = (tx: Db, table: Sql, from: number, to: number): Promise<number[]> =>
  ids(
    tx,
    sql`update ${table} set head_id = ${to}, version = version + 1 where head_id = ${from} returning id`,
  );

/** Whoever takes over from someone above them takes their place, so that nobody stands above themselves. */
const replaceManager = async (tx: Db, from: number, to: number): Promise<number[]> => {
  await tx.run(sql`
    with recursive path (at) as (
      select manager_id from app_user where id = ${to}
      union select person.manager_id from path join app_user person on person.id = path.at)
    update app_user set manager_id = (select manager_id from app_user where id = ${from}),
      version = version + 1
    where id = ${to} and exists (select from path where at = ${from})`);
  return ids(
    tx,
    sql`update app_user set manager_id = ${to}, version = version + 1
      where manager_id = ${from} returning id`,
  );
};

/** Puts another in a person's place in these jobs, in hiring teams and with applicants. */
const replaceInHiring = async (
  tx: Transaction,
  { jobs, from, to }: { jobs: readonly number[]; from: number; to: number },
) => {
  await tx.run(sql`
    update job set version = version + 1,
      hiring_manager_id = case when hiring_manager_id = ${from} then ${to} else hiring_manager_id end,
      recruiting_manager_id =
        case when recruiting_manager_id = ${from} then ${to} else recruiting_manager_id end
    where id = any (${[...jobs]}::integer[])`);
  await replaceMember(tx, { table: sql`job_user`, of: sql`job_id`, from, to });
  const groups = await replaceMember(tx, { table: sql`group_member`, of: sql`group_id`, from, to });
  await tx.run(
    sql`update hiring_group set version = version + 1 where id = any (${groups}::integer[])`,
  );
  const moved = await tx.many<{ id: number; job_id: number }>(sql`
    update application set recruiter_id = ${to} where recruiter_id = ${from} returning id, job_id`);
  return { groups, moved };
};

const handOverHiring = async (
  tx: Transaction,
  place: { jobs: readonly number[]; from: number; to: number },
) => {
  const { jobs, from } = place;
  const groups = await ids(
    tx,
    sql`select group_id as id from group_member where user_id = ${from} order by group_id`,
  );
  const applications = await ids(
    tx,
    sql`select id from application
      where recruiter_id = ${from} and referrer_id is not null order by id for update`,
  );
  return recordingParts(tx, { jobs, groups, applications }, () => replaceInHiring(tx, place));
};

/**
 * Gives all that a person is responsible for to another, whole or not at all.
 * @throws AppError when the other one does not work in hiring, or is the same.
 */
export const handOver = (
  db: Database,
  { userId }: Actor,
  from: number,
  to: number,
): Promise<HandedOver> =>
  db.transaction(async (tx) => {
    await holdAdministrators(tx);
    const known = await tx.one(sql`select 1 from app_user where id = ${from}`);
    if (!known) throw new AppError('NOT_FOUND');
    const successor = await tx.one(
      sql`select 1 from app_user where id = ${to} and ${isHiringStaff('app_user')}`,
    );
    if (!successor || from === to)
      throw invalidField('toPersonId', 'Choose someone else of the hiring staff who is active.');
    const jobs = await ids(
      tx,
      sql`select job.id from job where ${jobsOf(from)} order by job.id for update of job`,
    );
    const { groups, moved } = await handOverHiring(tx, { jobs, from, to });
    const departments = await headed(tx, sql`department`, from, to);
    const functions = await headed(tx, sql`organization_function`, from, to);
    const people = await replaceManager(tx, from, to);
    const counts = {
      ...{ jobs: jobs.length, applicants: moved.length, groups: groups.length },
      ...{ departments: departments.length, functions: functions.length, people: people.length },
    };
    await audit(tx, userId, 'person.hand-over', {
      id: from,
      details: {
        toPersonId: to,
        jobId: jobs,
        applicants: counts.applicants,
        groupId: groups,
        departmentId: departments,
        functionId: functions,
        personId: people,
      },
    });
    announceJobs(tx, jobs, true);
    announceApplications(tx, [], [...jobs, ...moved.map(({ job_id: jobId }) => jobId)], true);
    announce(tx, { owner: 'group', ids: groups, jobIds: [] });
    for (const owner of changesOfDirectory) announce(tx, { owner, ids: [], jobIds: [] });
    announce(tx, { owner: permissionsChanged, ids: [from, to], jobIds: [] });
    return counts;
  });
