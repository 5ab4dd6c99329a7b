import sql from 'sql-template-tag';
import { parsePhone } from '../../platform/contact/phone.rule';
import { readJobRegions } from '../../platform/contact/read-job-regions';
import type { Transaction } from '../../platform/db/database';
import { lockPeople } from '../../platform/db/lock-people';
import { applicationsAdded } from '../applications/hooks';
import { recordSuspectedDuplicates } from '../duplicates/suspect-duplicates';
import type { InitialStatus } from './initial-status';
import type { HashedDocumentNumber, PersonFields } from './person.rule';

export interface NewApplication {
  person: PersonFields;
  document?: HashedDocumentNumber | undefined;
  place: InitialStatus;
  sourceId: number | null;
  recruiterId: number | null;
  referrerId?: number | undefined;
  resumeFileId?: string | undefined;
  comment: string;
}

const reserveIds = async (db: Transaction, count: number) => {
  const rows = await db.many<{ personId: number; id: number }>(sql`
    select nextval(pg_get_serial_sequence('applicant', 'id'))::integer as "personId",
      nextval(pg_get_serial_sequence('application', 'id'))::integer as id
    from generate_series(1, ${count}::integer)`);
  return { people: rows.map(({ personId }) => personId), ids: rows.map(({ id }) => id) };
};

/** Returns the ids of the new applications in the order of the input. */
export const insertApplications = async (
  tx: Transaction,
  actorId: number | null,
  applications: readonly NewApplication[],
): Promise<number[]> => {
  const { people, ids } = await reserveIds(tx, applications.length);
  const regions = await readJobRegions(
    tx,
    applications.map(({ place }) => place.jobId),
  );
  const rows = JSON.stringify(
    applications.map(
      (
        { person, document, place, sourceId, recruiterId, referrerId, resumeFileId, comment },
        at,
      ) => ({
        id: ids[at],
        person_id: people[at],
        first_name: person.firstName,
        last_name: person.lastName,
        email: person.email,
        phone: person.phone,
        phone_number: parsePhone(person.phone, regions.get(place.jobId))?.number ?? '',
        experience: person.experience,
        last_four: document?.lastFour ?? '',
        hash: document?.hash ?? null,
        job_id: place.jobId,
        stage_id: place.stageId,
        status_id: place.statusId,
        source_id: sourceId,
        recruiter_id: recruiterId,
        referrer_id: referrerId ?? null,
        resume_file_id: resumeFileId ?? null,
        comment,
      }),
    ),
  );
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as given (id integer, person_id integer,
    first_name text, last_name text, email text, phone text, phone_number text, experience smallint, last_four text,
    hash text, job_id integer, stage_id integer, status_id integer, source_id integer,
    recruiter_id integer, referrer_id integer, resume_file_id uuid, comment text)`;
  // Locked as late as possible, since every transaction that adds people waits for this lock.
  await lockPeople(tx);
  await tx.run(sql`
    insert into applicant
      (id, first_name, last_name, email, phone, phone_number, phone_is_read, document_last_four,
        document_hash)
    select person_id, first_name, last_name, email, phone, phone_number, true, last_four, hash
    from ${given}`);
  await recordSuspectedDuplicates(tx, sql`person.id = any (${people}::integer[])`);
  await tx.run(sql`
    insert into application
      (id, applicant_id, job_id, source_id, experience, stage_id, status_id, recruiter_id,
        referrer_id, resume_file_id)
    select id, person_id, job_id, source_id, experience, stage_id, status_id, recruiter_id,
      referrer_id, resume_file_id
    from ${given} order by job_id, id`);
  await tx.run(sql`
    insert into application_history (application_id, stage_id, status_id, comment, actor_id)
    select id, stage_id, status_id, comment, ${actorId}::integer from ${given}`);
  await applicationsAdded.run(tx, { ids, actorId });
  return ids;
};
