import sql from 'sql-template-tag';
import { createMailFailedWorkTask } from '../../../src/platform/background-work/failed-work-mail';
import { enqueueFailingProviderMail } from '../../../src/identity/single-sign-on/failing-provider-mail';
import { makeUser } from '../../factories';
import { startMailTests } from '../../mail-tests';

const tests = startMailTests('empty');
const address = 'keeper@example.com';
let keeper = 0;

beforeAll(async () => {
  const { db } = tests.server;
  keeper = await makeUser(db, ['administrator'], { email: address });
  await makeUser(db, ['recruiter'], { email: 'no.keeper@example.com' });
});
beforeEach(async () => {
  await tests.server.db.run(sql`delete from mail_preference`);
  await tests.server.db.run(sql`delete from failed_task`);
});

let made = 0;
const fail = async (task: string) => {
  made += 1;
  await tests.server.db.run(sql`
    insert into failed_task (queued_id, task, payload, error, tries, queued_at)
    values (${made}, ${task}, '{}', 'The disk is full', 3, now())`);
};
const tell = async () => {
  const { db, app } = tests.server;
  const known = [{ name: 'tidy', label: 'Tidy files', maxTries: 1, run: () => Promise.resolve() }];
  const task = createMailFailedWorkTask(db, known);
  await task.run({}, { log: app.log, signal: new AbortController().signal });
  await tests.send();
};
const subjects = (of = address) => tests.receivedBy(of).map(({ subject }) => subject);

it('administrators are mailed about failed work once a day for each task, with the reason', async () => {
  await fail('tidy');
  await fail('tidy');
  await fail('unknown-task');
  await tell();
  await fail('tidy');
  await tell();
  expect(subjects().toSorted()).toEqual([
    'Background work failed: Tidy files',
    'Background work failed: unknown-task',
  ]);
  expect(tests.receivedBy(address)[0]?.text).toContain('The disk is full');
  expect(subjects('no.keeper@example.com')).toEqual([]);
});

it('failed background work that succeeded before the mail is sent is not reported, and nobody who turned that mail off gets it', async () => {
  await fail('tidy');
  await tests.choose(keeper, 'failed-work', 'daily');
  await tell();
  await tests.server.db.run(sql`delete from failed_task`);
  await tests.sendLater();
  await tests.choose(keeper, 'failed-work', 'off');
  await fail('other');
  await tell();
  expect(subjects()).toEqual([]);
});

it('administrators are mailed once a day that people cannot sign in by a provider', async () => {
  const provider = { id: 'first', name: 'Company sign-in' };
  await enqueueFailingProviderMail(tests.server.db, provider);
  await enqueueFailingProviderMail(tests.server.db, provider);
  await tests.send();
  expect(subjects()).toEqual(['People could not sign in by Company sign-in']);
  await tests.choose(keeper, 'failing-provider', 'off');
  await enqueueFailingProviderMail(tests.server.db, { ...provider, id: 'second' });
  await tests.send();
  expect(subjects()).toHaveLength(1);
});
