import sql from 'sql-template-tag';
import { createStatusLink } from '../../../src/applicants/applying/status-links';
import { startMailTests } from '../../mail-tests';
import { findLinkPath } from '../../smtp';
import { toFormData, toMultipart } from '../../jobs/postings/job-parts';
import {
  fillForm,
  deleteSendingRecords,
  postJob,
  sendForm,
  type PostedJob,
} from './applying-parts';

const tests = startMailTests();
let job: PostedJob;

const jobDescription =
  '<p>Wir suchen für unser Team eine Person, die mit Tee und Kräutern arbeitet und die Kunden berät.</p>';

beforeAll(async () => {
  job = await postJob(tests.server, {
    ...{ jobTitle: 'Teemischer', jobDescription, slug: 'teemischer', seoCanonicalTag: '' },
  });
});
beforeEach(() => deleteSendingRecords(tests.server));

const path = () => `/careers/${job.slug}/apply`;
const open = (url: string, headers = {}) => tests.server.app.inject({ url, headers });
const send = async (parts: object = {}) => {
  const fields = fillForm(tests.server, job, { 'answer-2': 'Day only', ...parts });
  const answer = await sendForm(tests.server, job, fields, { path: path() });
  return { ...fields, answer };
};
const findPath = async (email: string): Promise<string> => {
  const row = await tests.server.db.one<{ id: number }>(sql`
    select application.id from application
      join applicant on applicant.id = application.applicant_id where applicant.email = ${email}`);
  return createStatusLink(tests.server.db, row?.id ?? 0);
};
/** Sentences of the English page, none of which may appear on the German one. */
const english = /your application|hiring team|your resume|\bplease\b|enter an e-mail|optional\)/i;

it('a person who applies for a German job fills in a German form, whose errors are German, too', async () => {
  const page = await open(path());
  expect(page.body).toContain('<html lang="de">');
  expect(page.body).toContain('Bewerben als Teemischer');
  expect(page.body).toContain('Wird gesendet…');
  const { answer } = await send({ email: 'nobody', 'answer-1': '', 'consent-application': '' });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('3 Angaben fehlen oder sind unklar');
  expect(answer.body).toContain('Geben Sie eine E-Mail-Adresse ein');
  expect(answer.body).toContain('Bitte beantworten Sie diese Frage.');
  expect(answer.body.replace(/<span lang="en">.*?<\/span>/gs, '')).not.toMatch(english);
});

it('a person who chose English on the page of the job continues in English', async () => {
  const page = await open(`${path()}?lang=en`);
  expect(page.body).toContain('<html lang="en">');
  expect(page.body).toContain('Send application');
});

it('receipt and status page of a German job are German, with days and numbers as read there', async () => {
  const { email, answer } = await send();
  expect(answer.statusCode).toBe(303);
  const thanks = await open(String(answer.headers.location));
  expect(thanks.body).toContain('Vielen Dank');
  await tests.send();
  const [mail] = tests.receivedBy(email);
  expect(mail?.subject).toBe('Ihre Bewerbung als Teemischer');
  expect(mail?.html).toContain('Oder öffnen Sie diese Adresse');
  expect(mail?.html).not.toMatch(english);
  const status = await open(await findPath(email));
  expect(status.body).toContain('<html lang="de">');
  expect(status.body).toContain('Ihre Bewerbung ist eingegangen');
  expect(status.body).toMatch(
    /\d{1,2}\. (Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\S* 20\d\d/,
  );
  expect(status.body).toContain('<dd>Ja</dd>');
});

it('the mail that asks to confirm a suspicious application is German', async () => {
  const { email, answer } = await send({ stamp: '' });
  expect((await open(String(answer.headers.location))).body).toContain('Noch ein Schritt');
  await tests.send();
  const [mail] = tests.receivedBy(email);
  expect(mail?.subject).toBe('Bitte bestätigen Sie Ihre Bewerbung als Teemischer');
  if (!mail) throw new Error('No mail came.');
  const link = findLinkPath(mail);
  const page = await open(link);
  expect(page.body).toContain('Bestätigen Sie Ihre Bewerbung');
  const done = await tests.server.app.inject({ method: 'POST', url: `${link}?agreed=` });
  expect(done.body).toContain('Das Recruiting-Team für Teemischer sieht sie jetzt');
});

it('a page without a job has the language of the browser, or the one that the reader chose', async () => {
  const german = { 'accept-language': 'fr, de-DE;q=0.9, en;q=0.8' };
  expect((await open('/careers/my', german)).body).toContain('Wie steht es um meine Bewerbung?');
  expect((await open('/careers/my?lang=en', german)).body).toContain('Where does my application');
  expect((await open('/careers/my/nothing', german)).body).toContain('Hier ist nichts');
  expect((await open('/careers/my')).body).toContain('Where does my application');
});

it('input that a page cannot accept is answered by a page, never by JSON', async () => {
  const { email } = await send();
  const form = toFormData({}, (name) => name);
  form.append('resume', new Blob([new Uint8Array(13 * 1024 * 1024)]), 'large.pdf');
  const { payload, headers } = await toMultipart(form);
  const own = await findPath(email);
  const answer = await tests.server.app.inject({
    ...{ method: 'POST', url: `${own}/resume`, payload },
    headers: { ...headers, 'accept-language': 'de' },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    413,
    'text/html; charset=utf-8',
  ]);
  expect(answer.body).toContain('Das ist mehr, als der Server annimmt');
  expect(answer.body).toContain(`href="${own}"`);
});
