import sql from 'sql-template-tag';
import { findLinkPath } from '../../smtp';
import { postJob, postJobWithFile } from '../applying/applying-parts';
import { doc, pdf } from '../intake/intake-parts';
import { startLetterTests } from './letter-parts';

const { tests, callSwitch, mail, heldOf, mailTo, linkTo, open, press, countTaken, admin, address } =
  startLetterTests();

it('a mailed resume waits until its sender answers the questions and consents, and then becomes an application', async () => {
  expect(address()).toMatch(/^hiring\+a-\d+\.[0-9a-f]{20}@kestrel\.example$/);
  const email = await mail();
  expect(await heldOf(email)).toEqual([
    {
      ...{ firstName: 'Noor', lastName: 'van Haddad', email, reasons: ['by-mail'] },
      ...{ letter: 'I have tasted tea for twelve years.\n\nNoor', file: 'noor.pdf' },
    },
  ]);
  expect(await tests.imap.readUnseen()).toEqual([]);
  const link = await linkTo(email);
  expect((await open(link)).body).toContain('I agree that my data are stored');
  const unanswered = await press(link, {});
  expect(unanswered.statusCode).toBe(422);
  expect(unanswered.body).toContain('2 things are missing');
  expect(await heldOf(email)).toHaveLength(1);
  expect((await press(link)).statusCode).toBe(200);
  const taken = await tests.server.db.many(sql`
    select sent.letter, source.name as source, application.resume_file_id is not null as "hasResume",
      (select count(*)::integer from application_consent agreed
        where agreed.application_id = application.id) as consents,
      (select count(*)::integer from question_answer given
        where given.application_id = application.id) as answers
    from application join applicant on applicant.id = application.applicant_id
      join sent_application sent on sent.application_id = application.id
      join applicant_source source on source.id = application.source_id
    where applicant.email = ${email}`);
  expect(taken).toEqual([
    {
      letter: 'I have tasted tea for twelve years.\n\nNoor',
      ...{ source: 'E-mail', hasResume: true, consents: 1, answers: 2 },
    },
  ]);
  tests.smtp.received.length = 0;
  expect(await mailTo(email)).toHaveLength(1);
});

it('a sender who does not complete a mailed application is reminded once after three days, and both links work until one is used', async () => {
  const email = await mail();
  const first = await linkTo(email);
  tests.smtp.received.length = 0;
  await tests.sendLater();
  const reminders = tests.receivedBy(email);
  expect(reminders.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('still waits for you'),
  ]);
  expect((await open(first)).statusCode).toBe(200);
  const [second = ''] = reminders.map((letter) => findLinkPath(letter));
  expect((await press(second)).statusCode).toBe(200);
  expect((await press(first)).statusCode).toBe(404);
  expect(await countTaken(email)).toBe(1);
});

it('a sender who completed a mailed application is not reminded', async () => {
  const email = await mail();
  await press(await linkTo(email));
  tests.smtp.received.length = 0;
  await tests.sendLater();
  expect(tests.receivedBy(email).map(({ subject }) => subject)).not.toContainEqual(
    expect.stringContaining('still waits'),
  );
});

it('a file that answers a question is stored, a disguised file is refused, and typed answers are not lost', async () => {
  const other = await postJobWithFile(tests.server);
  const to = (await callSwitch(true, admin(), other)).json().data.address;
  const email = await mail({ to });
  const link = await linkTo(email);
  const { field } = other;
  const agreed = { 'consent-application': '1' };
  const disguised = await press(link, agreed, [[field, Buffer.from('MZ')]]);
  expect(disguised.statusCode).toBe(422);
  expect(disguised.body).toMatch(/value="1"\s+checked/);
  expect(
    (
      await press(link, agreed, [
        [field, pdf],
        ['resume', doc],
      ])
    ).statusCode,
  ).toBe(200);
  const [taken] = await tests.server.db.many(sql`
    select answer.answer, resume.name as resume from question_answer answer
      join application on application.id = answer.application_id
      join stored_file file on file.id = answer.file_id
      join stored_file resume on resume.id = application.resume_file_id
      join applicant on applicant.id = application.applicant_id where applicant.email = ${email}`);
  expect(taken).toEqual({ answer: 'permit.pdf', resume: 'noor.pdf' });
});

it('a sender who mails a resume for a German job gets mail, page and errors in German', async () => {
  const german = await postJob(tests.server, {
    ...{ jobTitle: 'Teemischer', slug: 'teemischer-per-mail', seoCanonicalTag: '' },
    jobDescription:
      '<p>Wir suchen für unser Team eine Person, die mit Tee und Kräutern arbeitet und die Kunden berät.</p>',
  });
  const to = (await callSwitch(true, admin(), german)).json().data.address;
  const email = await mail({ to });
  const link = await linkTo(email);
  expect(tests.receivedBy(email)[0]?.subject).toBe(
    'Bitte vervollständigen Sie Ihre Bewerbung als Teemischer',
  );
  expect((await open(link)).body).toContain('Vervollständigen Sie Ihre Bewerbung');
  expect((await press(link, {})).body).toContain('Bitte beantworten Sie diese Frage.');
});

it('a recruiter sees missing details of a mailed application, and the history shows who released it without them', async () => {
  const email = await mail();
  const path = '/api/v1/held-applications';
  const { data } = (await admin().send('GET', path, { query: { search: email } })).json();
  const unanswered = [expect.stringContaining('food handler')];
  expect(data).toMatchObject([{ email, unanswered, lacksConsent: true }]);
  await admin().send('POST', `${path}/release`, { payload: { id: [data[0].id] } });
  const row = await tests.server.db.one<{ id: number }>(sql`
    select application.id from application
      join applicant on applicant.id = application.applicant_id where applicant.email = ${email}`);
  const sent = (await admin().send('GET', `/api/v1/application/${row?.id}/sent`)).json().data;
  expect(sent).toMatchObject({
    released: { unanswered, lacksConsent: true, by: expect.stringMatching(/\S/) },
    consents: [],
    answers: [],
  });
  const entry = await tests.server.db.one<{ details: object }>(sql`
    select details from audit_entry where action = 'held-application.release' order by id desc`);
  expect(entry?.details).toMatchObject({ unanswered, lacksConsent: true });
});

it('a second application by mail on the same day gets the questions of its own job and waits for their answers', async () => {
  const other = await postJob(tests.server, { jobTitle: 'Tea Buyer' });
  const to = (await callSwitch(true, admin(), other)).json().data.address;
  const email = await mail();
  await mail({ to, from: email });
  const [first, second] = (await mailTo(email)).map((letter) => findLinkPath(letter));
  expect((await press(first ?? '')).statusCode).toBe(200);
  expect(await countTaken(email)).toBe(1);
  expect((await press(second ?? '')).statusCode).toBe(200);
  expect(await countTaken(email)).toBe(2);
});
