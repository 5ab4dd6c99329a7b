import sql from 'sql-template-tag';
import Value from 'typebox/value';
import type { Many } from '../../../contract/answer';
import { DuplicatePair } from '../../../contract/applicants/duplicates/duplicate';
import { recordSuspectedDuplicates } from '../../../src/applicants/duplicates/suspect-duplicates';
import type { Db } from '../../../src/platform/db/database';
import { lockPeople } from '../../../src/platform/db/lock-people';
import type { Caller } from '../../server';

export interface PersonFields {
  email?: string;
  phone?: string;
  hash?: string;
  lastFour?: string;
  jobs: number[];
  name?: string;
}

let made = 0;

export const storePerson = async (db: Db, { jobs, ...given }: PersonFields): Promise<number> => {
  made += 1;
  await lockPeople(db);
  const row = await db.one<{ id: number }>(sql`
    insert into applicant (first_name, last_name, email, phone, document_hash, document_last_four)
    values (${given.name ?? 'Twin'}, ${`Number${made}`}, ${given.email ?? `own${made}@x.example`},
      ${given.phone ?? ''}, ${given.hash ?? null}, ${given.lastFour ?? ''}) returning id`);
  const id = row?.id ?? 0;
  await recordSuspectedDuplicates(db, sql`person.id = ${id}`);
  for (const job of jobs)
    await db.run(sql`
      insert into application (applicant_id, job_id, status_id) values (${id}, ${job}, 1)`);
  return id;
};

export const listPairs = async (by: Caller, query = {}): Promise<Many<DuplicatePair>> => {
  const answer = await by.send('GET', '/api/v1/duplicate-records', {
    query: { limit: '100', ...query },
  });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  for (const pair of answer.json().data) expect([...Value.Errors(DuplicatePair, pair)]).toEqual([]);
  return answer.json();
};
