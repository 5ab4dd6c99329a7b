import sql from 'sql-template-tag';
import { joinDomainEntries } from '../../../src/platform/domain';
import { runRetention } from '../../../src/privacy/retention/run-retention';
import { domains } from '../../../src/start/domains';
import { makeUser } from '../../factories';
import { startMailTests } from '../../mail-tests';

const tests = startMailTests('company');

it('administrators are mailed the report of a nightly retention run, unless they turned that mail off', async () => {
  const { db, keys, config, signInAs } = tests.server;
  const [reader, quiet] = ['reader@kestrel.example', 'quiet@kestrel.example'];
  await makeUser(db, ['administrator'], { email: reader });
  const quietId = await makeUser(db, ['administrator'], { email: quiet });
  await tests.choose(quietId, 'retention-report', 'off');
  const admin = await signInAs('administrator');
  const rule = { name: 'Half a year', outcome: 'rejected', keepMonths: 6 };
  const answer = await admin.send('POST', '/api/v1/retention-rules', { payload: rule });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  await db.run(sql`update application set kept_since = now() - interval '8 months'`);
  const data = joinDomainEntries(domains, 'personalData');
  await runRetention(
    { db, keys, data, folder: config.dataFolder },
    { signal: new AbortController().signal },
  );
  await tests.send();
  expect(tests.receivedBy(reader).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^\d+ applicants anonymised by the retention rules$/),
  ]);
  expect(tests.receivedBy(quiet)).toEqual([]);
});
