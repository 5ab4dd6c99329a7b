import sql from 'sql-template-tag';
import { makeUser } from '../../factories';
import { startMailTests } from '../../mail-tests';
import type { Caller } from '../../server';
import { findApplicationIds } from './application-parts';

const tests = startMailTests();
let staff: Caller;
let recruiter = 0;
let id = 0;

const assign = async (userId: number) => {
  const { statusCode } = await staff.send('PUT', `/api/v1/application/${id}`, {
    payload: { recruitingManagerId: userId },
  });
  expect(statusCode).toBe(200);
};

beforeAll(async () => {
  staff = await tests.server.signInAs('administrator');
  recruiter = await makeUser(tests.server.db, ['recruiter'], { email: 'recruiter@example.com' });
  [id = 0] = await findApplicationIds(tests.server, 'application.recruiter_id is not null');
});

it('a recruiter is mailed each applicant who is assigned to them, once', async () => {
  await assign(recruiter);
  await assign(recruiter);
  await tests.send();
  const person = await tests.server.db.one<{ name: string }>(sql`
    select btrim(first_name || ' ' || last_name) as name from applicant
    where id = (select applicant_id from application where id = ${id})`);
  const mails = tests.receivedBy('recruiter@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual([`${person?.name} was assigned to you`]);
  expect(await tests.pathBehind(mails[0])).toBe(`/application/view/${id}`);
});

it('nobody is mailed about an applicant whom they took themselves', async () => {
  await assign(staff.userId);
  await tests.send();
  expect(tests.smtp.received).toEqual([]);
});

it('no mail about an assigned applicant is sent when somebody else is assigned before it is sent', async () => {
  await assign(recruiter);
  await assign(staff.userId);
  await tests.send();
  expect(tests.smtp.received).toEqual([]);
});

it('a recruiter who turned mail about assigned applicants off gets none', async () => {
  await assign(staff.userId);
  await tests.choose(recruiter, 'assigned-applicant', 'off');
  await assign(recruiter);
  await tests.send();
  expect(tests.smtp.received).toEqual([]);
});
