import sql from 'sql-template-tag';
import { enqueueMail } from '../../../src/platform/mail/enqueue-mail';
import { createUnsubscribePath } from '../../../src/platform/mail/unsubscribe-token';
import { makeUser } from '../../factories';
import { startMailTests } from '../../mail-tests';
import { openBrowser } from './browser';

const tests = startMailTests();
const address = 'leaving@example.com';
let personId = 0;
let applicationId = 0;

beforeAll(async () => {
  const { db } = tests.server;
  personId = await makeUser(db, ['recruiter'], { email: address });
  const application = await db.one<{ id: number }>(sql`
    update application set recruiter_id = ${personId}
    where id = (select min(id) from application) returning id`);
  applicationId = application?.id ?? 0;
});
beforeEach(() => tests.server.db.run(sql`delete from mail_preference`));

const oneClick = { 'List-Unsubscribe': 'One-Click' };
let made = 0;
const mailAssignment = async () => {
  made += 1;
  await enqueueMail(tests.server.db, { name: 'assigned-applicant' }, [
    { cause: `test:${made}`, to: { personId }, reference: { applicationId } },
  ]);
  await tests.send();
};
const pathInHeaders = () => {
  const { headerLines } = tests.smtp.lastTo(address);
  const lineOf = (key: string) => headerLines.find((line) => line.key === key)?.line ?? '';
  expect(lineOf('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, url = ''] = /^List-Unsubscribe:\s+<([^>]+)>$/.exec(lineOf('list-unsubscribe')) ?? [];
  expect(url).toMatch(/^http:\/\/localhost\/account\/unsubscribe\//);
  return new URL(url).pathname;
};
const frequencies = () =>
  tests.server.db.many<{ kind: string; frequency: string }>(sql`
    select kind, frequency from mail_preference where person_id = ${personId} order by kind`);
const post = (path: string, headers: Record<string, string> = {}) =>
  openBrowser(tests.server.app, headers).form(path, oneClick);

it('a mail program turns a kind of mail off by one POST request, without a cookie and from another site', async () => {
  await mailAssignment();
  const path = pathInHeaders();
  const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  expect((await post(path, foreign)).statusCode).toBe(200);
  expect(await frequencies()).toEqual([{ kind: 'assigned-applicant', frequency: 'off' }]);
  await mailAssignment();
  expect(tests.receivedBy(address)).toHaveLength(1);
  expect((await post(path)).body).toContain('It is turned off');
});

it('a kind of mail can also be turned off by a multipart form, and by a request with the cookie of another person', async () => {
  const path = createUnsubscribePath({ personId, kind: 'expiring-job' }, tests.server.keys);
  const answer = await tests.server.app.inject({
    ...{ method: 'POST', url: path, cookies: { console_refresh: 'somebody.else' } },
    headers: { host: 'localhost', 'content-type': 'multipart/form-data; boundary=x' },
    payload:
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  });
  expect(answer.statusCode).toBe(200);
  expect(await frequencies()).toEqual([{ kind: 'expiring-job', frequency: 'off' }]);
});

it('a scanner that opens the unsubscribe link turns nothing off; the page has a button that does', async () => {
  await mailAssignment();
  const path = pathInHeaders();
  const page = await openBrowser(tests.server.app).get(path);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('You will not get mail of the kind “Applicant assigned to you”');
  expect(await frequencies()).toEqual([]);
  expect(page.body).toMatch(/<form method="post">\s*<button class="main">Turn it off/);
});

it('the digest’s link turns off every kind of mail that comes daily, and no other kind', async () => {
  await tests.server.db.run(sql`
    insert into mail_preference (person_id, kind, frequency)
    values (${personId}, 'expiring-job', 'daily'), (${personId}, 'new-applications', 'at-once')`);
  await post(createUnsubscribePath({ personId, kind: 'digest' }, tests.server.keys));
  expect(await frequencies()).toEqual(
    expect.arrayContaining([
      { kind: 'expiring-job', frequency: 'off' },
      { kind: 'new-applications', frequency: 'at-once' },
    ]),
  );
});

it('mail that nobody may turn off has no unsubscribe header, and its kind stays on', async () => {
  await enqueueMail(tests.server.db, { name: 'password-changed' }, [
    { cause: 'test', to: { personId } },
  ]);
  await tests.send();
  expect(tests.smtp.lastTo(address).headers.has('list-unsubscribe-post')).toBe(false);
  await post(createUnsubscribePath({ personId, kind: 'password-changed' }, tests.server.keys));
  expect(await frequencies()).toEqual([]);
});

it.each([
  ['another person', (path: string) => path.replace(/.*\/.{4}/, '/account/unsubscribe/OTk5')],
  ['another signature', (path: string) => `${path.slice(0, -2)}AA`],
  ['no signature', (path: string) => path.split('.')[0] ?? ''],
  ['more than fits', (path: string) => `${path}${'a'.repeat(300)}`],
])(
  'an unsubscribe link whose token has %s is refused, and nothing is turned off',
  async (_, change) => {
    const path = change(
      createUnsubscribePath({ personId, kind: 'expiring-job' }, tests.server.keys),
    );
    for (const answer of [await post(path), await openBrowser(tests.server.app).get(path)]) {
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    }
    expect(await tests.server.db.many(sql`select from mail_preference`)).toEqual([]);
  },
);

it('the unsubscribe link of a deleted person shows a page, and stores nothing', async () => {
  const path = createUnsubscribePath(
    { personId: 999_999, kind: 'expiring-job' },
    tests.server.keys,
  );
  expect((await post(path)).statusCode).toBe(200);
  expect(await tests.server.db.many(sql`select from mail_preference`)).toEqual([]);
});
