import sql from 'sql-template-tag';
import { runImport, startImport } from '../../../src/applicants/intake/import/run-import';
import { makeUser } from '../../factories';
import { startMailTests } from '../../mail-tests';
import type { Caller } from '../../server';
import { importSteps } from './import-parts';

const tests = startMailTests();
const address = 'importing@example.com';
let caller: Caller;
let made = 0;

beforeAll(async () => {
  const id = await makeUser(tests.server.db, ['administrator'], { email: address });
  caller = await tests.server.signInAs('administrator', id);
});
beforeEach(() => tests.server.db.run(sql`delete from mail_preference`));

const { upload, forecast } = importSteps(() => caller);
const run = async (startedBefore: string, end: 'run' | 'gaveUp' = 'run') => {
  const { db, app } = tests.server;
  const job = await db.one<{ code: string }>(sql`
    select code from job where pipeline_id is not null order by id limit 1`);
  made += 1;
  const file = `Full Name,E-mail,Job Code\nRavi Nair,mailed${made}@runs.example,${job?.code}`;
  const { id, suggestion } = await upload(file);
  await forecast(id, { mapping: suggestion });
  await startImport(db, id);
  await db.run(sql`
    update application_import set started_at = now() - ${startedBefore}::interval where id = ${id}`);
  const task = runImport(db);
  if (end === 'run')
    await task.run({ importId: id }, { log: app.log, signal: new AbortController().signal });
  else await task.gaveUp?.({ importId: id });
  await tests.send();
  return id;
};
const mails = () => tests.receivedBy(address);

it('a person whose import took longer than a minute is mailed when it is finished', async () => {
  const id = await run('2 minutes');
  expect(mails().map(({ subject }) => subject)).toEqual(['people.csv is imported']);
  expect(mails()[0]?.text).toContain('Imported: 1 row');
  expect(await tests.pathBehind(mails()[0])).toBe(`/application/import?id=${id}`);
});

it('an import that stopped is mailed with the reason', async () => {
  await run('2 minutes', 'gaveUp');
  expect(mails().map(({ subject }) => subject)).toEqual(['The import of people.csv stopped']);
  expect(mails()[0]?.text).toContain('run the import again');
});

it('no mail is sent about a short import, nor to a person who turned such mail off', async () => {
  await run('20 seconds');
  await tests.choose(caller.userId, 'finished-import', 'off');
  await run('2 minutes');
  expect(mails()).toEqual([]);
});
