import sql from 'sql-template-tag';
import { readPhone } from '../../platform/contact/phone.rule';
import { readJobRegions } from '../../platform/contact/read-job-regions';
import type { Database } from '../../platform/db/database';
import { lockPeople } from '../../platform/db/lock-people';
import type { Task, TaskKind } from '../../platform/queue/task';
import { suspectDuplicates } from '../duplicates/suspect-duplicates';

interface UnreadPhone {
  id: number;
  phone: string;
  jobId: number;
}

/** A chunk blocks concurrent inserts of applicants, so it stays small. */
const chunk = 500;

/** Returns true when no phone number is left. */
const readChunk = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockPeople(tx);
    const people = await tx.many<UnreadPhone>(sql`
      select person.id, person.phone, coalesce((
        select application.job_id from application where application.applicant_id = person.id
        order by application.id limit 1), 0) as "jobId"
      from applicant person where person.phone <> '' and not person.phone_is_read
      order by person.id limit ${chunk} for update of person`);
    const regions = await readJobRegions(
      tx,
      people.map(({ jobId }) => jobId),
    );
    const numbers = people.map(
      ({ phone, jobId }) => readPhone(phone, regions.get(jobId))?.number ?? null,
    );
    // A number from before this validation may be invalid and then stays as it is.
    await tx.run(sql`
      update applicant set phone_number = coalesce(given.number, phone_number), phone_is_read = true
      from unnest(${people.map(({ id }) => id)}::integer[], ${numbers}::text[]) given (id, number)
      where applicant.id = given.id`);
    await suspectDuplicates(tx, sql`person.id = any (${people.map(({ id }) => id)}::integer[])`);
    return people.length < chunk;
  });

export const readPhonesTask: TaskKind = {
  name: 'read-phones',
  label: 'Read phone numbers that an earlier release stored',
  maxTries: 25,
};

export const readPhones = (db: Database): Task => ({
  ...readPhonesTask,
  run: async (_, { signal }) => {
    while (!(await readChunk(db))) signal.throwIfAborted();
  },
});
