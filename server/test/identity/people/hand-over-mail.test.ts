import sql from 'sql-template-tag';
import { makeGroup, makeUser } from '../../factories';
import { startMailTests } from '../../mail-tests';
import type { Caller } from '../../server';
import { findApplicationIds } from '../../applicants/applications/application-parts';

const tests = startMailTests();
const address = 'heir@example.com';
let admin: Caller;
let leaver = 0;
let heir = 0;

beforeAll(async () => {
  const { server } = tests;
  admin = await server.signInAs('administrator');
  heir = await makeUser(server.db, ['recruiter'], { email: address });
});
beforeEach(async () => {
  const { db } = tests.server;
  await db.run(sql`delete from mail_preference`);
  leaver = await makeUser(db, ['recruiter'], { firstName: 'Mira', lastName: 'Das' });
  await makeGroup(db, [leaver]);
  const ids = await findApplicationIds(tests.server, 'true', 3);
  await db.run(sql`
    update application set recruiter_id = ${leaver} where id = any (${ids}::integer[])`);
});

const handOver = async (to: number, from = leaver) => {
  const answer = await admin.send('POST', `/api/v1/person/${from}/hand-over`, {
    payload: { toPersonId: to },
  });
  expect(answer.statusCode).toBe(200);
};

it('a person who takes over somebody’s work gets a single mail with links to that work', async () => {
  await handOver(heir);
  await tests.send();
  const [mail, ...others] = tests.receivedBy(address);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('The work of Mira Das was handed over to you');
  expect(mail?.text).toContain('3 applicants\nOpen the applicants: http://localhost/application');
  expect(mail?.text).toContain('1 hiring team');
  expect(mail?.text).not.toContain('Open the hiring teams');
  expect(mail?.text).not.toMatch(/department|0 jobs/);
  const shown = await tests.server.db.one<{ path: string }>(sql`
    select notice ->> 'path' as path from mail_message where person_id = ${heir}`);
  expect(shown?.path).toBe('/application');
});

it('a person who took the work over themselves, or handed it on before the mail is sent, is not mailed', async () => {
  await handOver(admin.userId);
  await handOver(heir, admin.userId);
  const last = await makeUser(tests.server.db, ['recruiter']);
  await handOver(last, heir);
  await tests.send();
  expect(tests.receivedBy(address)).toEqual([]);
  expect(tests.smtp.received).toHaveLength(1);
});

it('a person who turned mail about handed-over work off gets none', async () => {
  await tests.choose(heir, 'hand-over', 'off');
  await handOver(heir);
  await tests.send();
  expect(tests.smtp.received).toEqual([]);
});
