import sql from 'sql-template-tag';
import { parsePhone } from '../../platform/contact/phone.rule';
import { readJobRegions } from '../../platform/contact/read-job-regions';
import type { Database } from '../../platform/db/database';
import { lockPeople } from '../../platform/db/lock-people';
import type { Task, TaskKind } from '../../platform/queue/task';
import { recordSuspectedDuplicates } from '../duplicates/suspect-duplicates';

interface UnreadPhone {
  id: number;
  phone: string;
  jobId: number;
}

/** Phone numbers per transaction: few, since inserts of applicants wait for it. */
const phonesPerChunk = 500;

/** Returns true when all phone numbers were read. */
const readPhoneChunk = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockPeople(tx);
    const people = await tx.many<UnreadPhone>(sql`
      select person.id, person.phone, coalesce((
        select application.job_id from application where application.applicant_id = person.id
        order by application.id limit 1), 0) as "jobId"
      from applicant person where person.phone <> '' and not person.phone_is_read
      order by person.id limit ${phonesPerChunk} for update of person`);
    const regions = await readJobRegions(
      tx,
      people.map(({ jobId }) => jobId),
    );
    const numbers = people.map(
      ({ phone, jobId }) => parsePhone(phone, regions.get(jobId))?.number ?? null,
    );
    // Phone numbers from before the validation may be invalid; these stay unchanged.
    await tx.run(sql`
      update applicant set phone_number = coalesce(given.number, phone_number), phone_is_read = true
      from unnest(${people.map(({ id }) => id)}::integer[], ${numbers}::text[]) given (id, number)
      where applicant.id = given.id`);
    await recordSuspectedDuplicates(
      tx,
      sql`person.id = any (${people.map(({ id }) => id)}::integer[])`,
    );
    return people.length < phonesPerChunk;
  });

export const readPhonesTaskKind: TaskKind = {
  name: 'read-phones',
  label: 'Read phone numbers that an earlier release stored',
  maxTries: 25,
};

export const createReadPhonesTask = (db: Database): Task => ({
  ...readPhonesTaskKind,
  run: async (_, { signal }) => {
    while (!(await readPhoneChunk(db))) signal.throwIfAborted();
  },
});
