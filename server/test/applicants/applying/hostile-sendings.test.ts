import sql from 'sql-template-tag';
import type { AddressInfo } from 'node:net';
import { startMailTests } from '../../mail-tests';
import { generateFormFields, multipartHeaders, sendBodyPieces } from '../../platform/http/raw-body';
import { setDatabaseReachable } from '../../reachable-database';
import {
  fillForm,
  deleteSendingRecords,
  postJob,
  resumePart,
  sendForm,
  type PostedJob,
} from './applying-parts';

jest.setTimeout(120_000);

const tests = startMailTests();
let job: PostedJob;
const entrances = {
  'the page': () => `/careers/${job.slug}/apply`,
  'the API': () => `/api/public/v1/jobs/${job.slug}/applications`,
};

beforeAll(async () => {
  job = await postJob(tests.server);
  await tests.server.app.listen({ port: 0, host: '127.0.0.1' });
}, 240_000);
beforeEach(() => deleteSendingRecords(tests.server));

const countApplicants = async (email: string): Promise<number | undefined> =>
  (
    await tests.server.db.one<{ n: number }>(sql`
      select count(*)::integer as n from applicant where email = ${email}`)
  )?.n;

const megabyte = 1_048_576;

describe.each(Object.entries(entrances))('hostile applications sent by %s', (_name, path) => {
  const send = (fields: object, options = {}) =>
    sendForm(tests.server, job, fields, { path: path(), ...options });

  it('a resume of 30 MB, an empty one and a disguised program are refused with a message', async () => {
    const files: [Buffer, RegExp, number][] = [
      [Buffer.alloc(30 * megabyte, 'a'), /10 MB/, 413],
      [Buffer.alloc(0), /\.pdf/, 422],
      [Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4_096)]), /\.pdf/, 422],
    ];
    for (const [content, message, status] of files) {
      const fields = fillForm(tests.server, job, { resumeText: '' });
      const answer = await send(fields, { files: { resume: [content, 'resume.pdf'] } });
      expect([answer.statusCode, answer.body]).toEqual([status, expect.stringMatching(message)]);
      expect(await countApplicants(fields.email)).toBe(0);
    }
  });

  it('a request without end is cut off at the size limit', async () => {
    const { port } = tests.server.app.server.address() as AddressInfo;
    const sent = await sendBodyPieces(
      `http://127.0.0.1:${port}${path()}`,
      { headers: multipartHeaders },
      generateFormFields(2_000, megabyte),
    );
    expect(sent.bytes).toBeLessThan(100 * megabyte);
    expect([0, 413, 503]).toContain(sent.status);
  });

  it('line breaks in a name become blanks, and in an address are refused at the field', async () => {
    const evil = '\r\nBcc: evil@evil.example';
    const { email, ...fields } = fillForm(tests.server, job, { lastName: `Haddad${evil}` });
    const refused = await send({ ...fields, email: `${email}${evil}` });
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('email')]);
    expect((await send({ ...fields, email })).statusCode).toBeLessThan(400);
    await tests.send();
    expect(tests.receivedBy(email).length).toBeGreaterThan(0);
    expect(tests.receivedBy('evil@evil.example')).toEqual([]);
  });

  it('an applicant’s name that is a formula or markup harms neither mail nor page', async () => {
    const fields = fillForm(tests.server, job, {
      firstName: '=1+cmd|calc!A1',
      lastName: '<img src=x onerror=alert(1)>',
    });
    const answer = await send(fields, { files: { resume: resumePart } });
    expect([200, 303]).toContain(answer.statusCode);
    await tests.send();
    const mails = tests.receivedBy(fields.email);
    expect(mails.length).toBeGreaterThan(0);
    for (const { html } of mails) expect(String(html)).not.toContain('<img src=x');
  });

  it('an application form sent from two tabs is stored once', async () => {
    const fields = fillForm(tests.server, job);
    const both = await Promise.all(
      ['tab-one', 'tab-two'].map((key) =>
        send(fields, { key: `${key}-${fields.email}`, files: { resume: resumePart } }),
      ),
    );
    expect(both.every(({ statusCode }) => statusCode < 400)).toBe(true);
    expect(await countApplicants(fields.email)).toBe(1);
  });

  it('a form sent while the database is down is answered with a request to try again, and is stored then', async () => {
    const fields = fillForm(tests.server, job);
    const { connectionString } = tests.server;
    try {
      await setDatabaseReachable(connectionString, false);
      const refused = await send(fields, {
        key: `away-${fields.email}`,
        files: { resume: resumePart },
      });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([
        503,
        expect.anything(),
      ]);
      expect(refused.body).toMatch(/try again/i);
    } finally {
      await setDatabaseReachable(connectionString, true);
    }
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const taken = await send(fields, {
      key: `away-${fields.email}`,
      files: { resume: resumePart },
    });
    expect(taken.statusCode).toBeLessThan(400);
    expect(await countApplicants(fields.email)).toBe(1);
  });
});
