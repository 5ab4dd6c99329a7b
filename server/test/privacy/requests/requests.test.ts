import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many } from '../../../contract/answer';
import { PrivacyRequest } from '../../../contract/privacy/requests/privacy-request';
import { createStatusLink } from '../../../src/applicants/applying/status-links';
import { joinDomainEntries } from '../../../src/platform/domain';
import { openStorage } from '../../../src/platform/files/storage/open-storage';
import { createBuildPackageTask } from '../../../src/privacy/requests/package/build-package';
import { createRemovePackagesTask } from '../../../src/privacy/requests/package/remove-packages';
import { domains } from '../../../src/start/domains';
import { itAllowsOnly } from '../../allows-only';
import {
  fillForm,
  deleteSendingRecords,
  postJob,
  resumePart,
  sendForm,
  type PostedJob,
} from '../../applicants/applying/applying-parts';
import { makeUser } from '../../factories';
import { startMailTests } from '../../mail-tests';
import type { Caller } from '../../server';
import { findLinkPath } from '../../smtp';
import { openPackage } from '../../open-package';
import { readPdf } from './read-pdf';

const tests = startMailTests('company');
const path = '/api/v1/privacy-requests';
let job: PostedJob;
let admin: Caller;

beforeAll(async () => {
  admin = await tests.server.signInAs('administrator');
  job = await postJob(tests.server);
});
beforeEach(async () => {
  await deleteSendingRecords(tests.server);
  await tests.server.db.run(sql`delete from call_count`);
});

const apply = async (parts: object = {}) => {
  const fields = fillForm(tests.server, job, { letter: 'I love tea', ...parts });
  const answer = await sendForm(tests.server, job, fields, { files: { resume: resumePart } });
  expect(answer.statusCode).toBe(200);
  const row = await tests.server.db.one<{ id: number }>(sql`
    select application.id from application
      join applicant on applicant.id = application.applicant_id
    where applicant.email = ${fields.email}`);
  const id = row?.id ?? 0;
  await tests.server.db.run(sql`delete from mail_message`);
  return { id, page: await createStatusLink(tests.server.db, id), ...fields };
};
const open = (url: string) => tests.server.app.inject(url);
const post = (url: string, fields: Record<string, string> = {}) =>
  tests.server.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const list = async (query: Record<string, string> = {}): Promise<PrivacyRequest[]> => {
  const answer = await admin.send('GET', path, { query: { limit: '100', ...query } });
  expect([...Value.Errors(Many(PrivacyRequest), answer.json())]).toEqual([]);
  return answer.json().data;
};
const requestOf = async (applicantId: number): Promise<PrivacyRequest> => {
  const [found] = await list({ applicantId: String(applicantId) });
  if (!found) throw new Error('There is no request');
  return found;
};
const act = (id: number, what: string, payload: object = {}) =>
  admin.send('POST', `${path}/${id}/${what}`, { payload });
const storage = () => openStorage(tests.server.config, tests.server.db);
const buildPackages = async (requestId: number): Promise<void> => {
  const { app, db } = tests.server;
  const task = createBuildPackageTask(
    { db, storage: storage() },
    joinDomainEntries(domains, 'personalData'),
  );
  await task.run({ requestId }, { log: app.log, signal: new AbortController().signal });
};
const confirmByLink = async (address: string): Promise<void> => {
  await tests.send();
  const [mail] = tests.receivedBy(address);
  if (!mail) throw new Error('No link was mailed');
  expect((await post(findLinkPath(mail))).statusCode).toBe(200);
};

it('an applicant requests their data on the status page, confirms by mail, and downloads everything about themselves', async () => {
  const { id, page, email } = await apply();
  const other = await apply({ firstName: 'Otherperson', lastName: 'Somebody' });
  expect((await open(page)).body).toContain(`${page}/privacy`);
  const asked = await post(`${page}/privacy`, { kind: 'access', note: '' });
  expect([asked.statusCode, asked.headers.location]).toEqual([303, `${page}/privacy?sent=true`]);
  expect(await requestOf(id)).toMatchObject({ state: 'unconfirmed', madeBy: null, isLate: false });
  await tests.send();
  const [mail] = tests.receivedBy(email);
  const link = findLinkPath(mail ?? ({} as never));
  expect((await open(link)).body).toContain('Yes, it is me');
  expect((await requestOf(id)).state).toBe('unconfirmed');
  expect((await post(link)).body).toContain('Your request is confirmed');
  expect((await post(link)).statusCode).toBe(404);
  const request = await requestOf(id);
  expect(request.state).toBe('open');
  expect((await act(request.id, 'package')).json().data.state).toBe('building');
  await buildPackages(request.id);
  await tests.send();
  const ready = tests.receivedBy(email).at(-1);
  expect(ready?.subject).toBe('Your request to Kestrel Foods about your data');
  const own = findLinkPath(ready ?? ({} as never));
  const shown = await open(own);
  const download = /href="([^"]+data\.zip)"/.exec(shown.body)?.[1] ?? '';
  const zip = await open(download);
  expect([zip.statusCode, zip.headers['content-type']]).toEqual([200, 'application/zip']);
  const { names, json, pdf } = openPackage(zip.rawPayload);
  expect(names).toEqual(['data.json', 'data.pdf', 'files/01 noor.pdf']);
  const text = await readPdf(pdf);
  for (const content of [json, text]) {
    for (const part of ['Noor', email, 'I love tea', 'Day and late'])
      expect(content).toContain(part);
    expect(content).not.toContain(other.email);
    expect(content).not.toContain('Otherperson');
  }
});

it('a data package is deleted from page and storage after its days, and can be made again', async () => {
  const { id, page, email } = await apply();
  await post(`${page}/privacy`, { kind: 'access' });
  await confirmByLink(email);
  const { id: requestId } = await requestOf(id);
  await act(requestId, 'package');
  await buildPackages(requestId);
  const { fileId } = await requestOf(id);
  expect(fileId).not.toBeNull();
  const address = `${page}/privacy/${requestId}/data.zip`;
  expect((await open(address)).statusCode).toBe(200);
  await tests.server.db.run(sql`
    update privacy_request set built_at = now() - interval '15 days' where id = ${requestId}`);
  expect((await open(address)).statusCode).toBe(404);
  const { app, db } = tests.server;
  await createRemovePackagesTask(db).run(
    {},
    { log: app.log, signal: new AbortController().signal },
  );
  expect(await requestOf(id)).toMatchObject({ state: 'done', fileId: null });
  expect((await act(requestId, 'package')).statusCode).toBe(200);
});

it('nobody can download another person’s data package, whatever id they send', async () => {
  const one = await apply();
  const two = await apply();
  await post(`${one.page}/privacy`, { kind: 'access' });
  await confirmByLink(one.email);
  const { id } = await requestOf(one.id);
  await act(id, 'package');
  await buildPackages(id);
  expect((await open(`${two.page}/privacy/${id}/data.zip`)).statusCode).toBe(404);
  const { fileId } = await requestOf(one.id);
  const payload = { kind: 'file', fileId };
  const recruiter = await tests.server.signInAs('recruiting-manager');
  const ticket = (by: Caller) => by.send('POST', '/api/v1/file-tickets', { payload });
  expect((await ticket(recruiter)).statusCode).toBe(404);
  expect((await ticket(admin)).statusCode).toBe(200);
});

it('before the identity of an applicant is confirmed no data is returned, and a guessed link confirms nothing', async () => {
  const { id, page } = await apply();
  await post(`${page}/privacy`, { kind: 'access' });
  const request = await requestOf(id);
  for (const [what, payload] of [
    ['package', {}],
    ['answer', { outcome: 'done' }],
  ] as const)
    expect((await act(request.id, what, payload)).statusCode).toBe(412);
  expect((await post('/careers/my/request/guessed')).statusCode).toBe(404);
  expect(await requestOf(id)).toMatchObject({ state: 'unconfirmed', fileId: null });
});

it('a privacy request that is sent again gets its link mailed again, and is stored once', async () => {
  const { id, page, email } = await apply();
  await post(`${page}/privacy`, { kind: 'erasure' });
  await tests.server.db.run(sql`delete from mail_message`);
  await post(`${page}/privacy`, { kind: 'erasure' });
  await tests.send();
  expect(tests.receivedBy(email)).toHaveLength(1);
  expect(await list({ applicantId: String(id) })).toHaveLength(1);
});

it('a request for correction must say what is wrong, and a refused form keeps the applicant’s choice', async () => {
  const { page } = await apply();
  const empty = await post(`${page}/privacy`, { kind: 'correction', note: ' ' });
  expect(empty.statusCode).toBe(422);
  expect(empty.body).toContain('Say what is to be corrected.');
  expect(empty.body).toMatch(/value="correction"\s+checked/);
  expect((await post(`${page}/privacy`, { kind: 'everything' })).statusCode).toBe(422);
  const long = await post(`${page}/privacy`, { kind: 'correction', note: 'x'.repeat(2_001) });
  expect([long.statusCode, long.body]).toEqual([422, expect.stringContaining('2000 characters')]);
});

it('staff confirm the identity of an applicant without an e-mail address, and must say how', async () => {
  const { id } = await apply();
  await tests.server.db.run(sql`
    update applicant set email = '' where id = (
      select applicant_id from application where id = ${id})`);
  const made = await admin.send('POST', path, { payload: { applicantId: id, kind: 'erasure' } });
  expect(made.json().data).toMatchObject({ state: 'unconfirmed', hasAddress: false });
  const requestId = made.json().data.id;
  const again = await admin.send('POST', path, { payload: { applicantId: id, kind: 'erasure' } });
  expect(again.statusCode).toBe(409);
  expect((await act(requestId, 'identity', { how: '' })).statusCode).toBe(422);
  expect((await act(requestId, 'identity', { how: 'Passport seen' })).statusCode).toBe(200);
  expect(await requestOf(id)).toMatchObject({ state: 'open', confirmedHow: 'Passport seen' });
});

it('refusing a privacy request needs a reason, which the applicant reads with where to complain', async () => {
  const { id, page, email } = await apply();
  await post(`${page}/privacy`, { kind: 'erasure' });
  await confirmByLink(email);
  const { id: requestId } = await requestOf(id);
  expect((await act(requestId, 'answer', { outcome: 'refused' })).statusCode).toBe(422);
  const said = { outcome: 'refused', answer: 'A legal case is open.' };
  expect((await act(requestId, 'answer', said)).json().data.state).toBe('refused');
  await tests.send();
  expect(tests.receivedBy(email).at(-1)?.text).toMatch(/A legal case is open[\s\S]*complain/);
  expect((await open(`${page}/privacy`)).body).toContain('A legal case is open.');
  expect((await act(requestId, 'answer', said)).statusCode).toBe(412);
});

it('an erasure that was agreed to but not carried out remains waiting work until the applicant is anonymised', async () => {
  const { id, page, email } = await apply();
  await post(`${page}/privacy`, { kind: 'erasure' });
  await confirmByLink(email);
  const { id: requestId } = await requestOf(id);
  const countWaiting = async (): Promise<number> => {
    const waiting: { kind: string; count: number }[] = (
      await admin.send('GET', '/api/v1/dashboard/waiting')
    ).json().data;
    return waiting.find(({ kind }) => kind === 'privacy-request')?.count ?? 0;
  };
  const before = await countWaiting();
  await act(requestId, 'answer', { outcome: 'done' });
  expect([await countWaiting(), (await requestOf(id)).isToErase]).toEqual([before, true]);
  await tests.send();
  expect(tests.receivedBy(email).at(-1)?.text).toContain('It is done: Erase my data.');
  const erased = await admin.send('POST', `/api/v1/application/${id}/anonymise`, {
    payload: { reason: 'Asked' },
  });
  expect(erased.statusCode).toBe(200);
  expect([await countWaiting(), (await requestOf(id)).isToErase]).toEqual([before - 1, false]);
});

it('the bell notifies administrators of a confirmed privacy request, which waits on their dashboard too', async () => {
  const { page, email } = await apply();
  await post(`${page}/privacy`, { kind: 'access' });
  await confirmByLink(email);
  await tests.send();
  const bell = (await admin.send('GET', '/api/v1/notifications')).json().data;
  expect(bell).toContainEqual(expect.objectContaining({ to: '/privacy-requests' }));
  const waiting = (await admin.send('GET', '/api/v1/dashboard/waiting')).json().data;
  expect(waiting).toContainEqual(expect.objectContaining({ kind: 'privacy-request' }));
});

it('an administrator who turned mail about privacy requests off finds them in the bell only', async () => {
  const quiet = await makeUser(tests.server.db, ['administrator'], {
    email: 'quiet@kestrel.example',
  });
  await tests.choose(quiet, 'privacy-request', 'off');
  const { page, email } = await apply();
  await post(`${page}/privacy`, { kind: 'access' });
  await confirmByLink(email);
  await tests.send();
  expect(tests.receivedBy('quiet@kestrel.example')).toEqual([]);
  const person = await tests.server.signInAs('administrator', quiet);
  const bell = (await person.send('GET', '/api/v1/notifications')).json().data;
  expect(bell).toContainEqual(expect.objectContaining({ to: '/privacy-requests' }));
});

it('a privacy request past its due day is late, and of two changes of its owner the second is refused', async () => {
  const { id } = await apply();
  await admin.send('POST', path, {
    payload: { applicantId: id, kind: 'correction', note: 'Name' },
  });
  await tests.server.db.run(sql`
    update privacy_request set due_on = current_date - 2 where application_id = ${id}`);
  const { id: requestId, version, isLate } = await requestOf(id);
  expect(isLate).toBe(true);
  const assign = (payload: object) => admin.send('PUT', `${path}/${requestId}/owner`, { payload });
  const given = await assign({ ownerId: admin.userId, version });
  expect(given.json().data.owner.userId).toBe(admin.userId);
  expect((await assign({ ownerId: null, version })).statusCode).toBe(409);
  const others = [2_000_000_000, (await tests.server.signInAs('auditor')).userId];
  for (const ownerId of others) expect((await assign({ ownerId })).statusCode).toBe(422);
});

itAllowsOnly(
  () => tests.server,
  'the requests',
  ['administrator', 'auditor'],
  (person) => person.send('GET', path),
);
