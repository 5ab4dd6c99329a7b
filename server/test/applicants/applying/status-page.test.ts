import sql from 'sql-template-tag';
import { createStatusLink } from '../../../src/applicants/applying/status-links';
import { toFormData, toMultipart } from '../../jobs/postings/job-parts';
import { fillForm, describeWithPostedJob, resumePart, sendForm } from './applying-parts';

describeWithPostedJob((server, job) => {
  const apply = async (parts: object = {}) => {
    const fields = fillForm(server(), job(), parts);
    const answer = await sendForm(server(), job(), fields);
    expect(answer.statusCode).toBe(200);
    const row = await server().db.one<{ id: number }>(sql`
        select application.id from application
          join applicant on applicant.id = application.applicant_id
        where applicant.email = ${fields.email}`);
    const id = row?.id ?? 0;
    return { id, path: await createStatusLink(server().db, id), ...fields };
  };
  const open = (path: string) => server().app.inject(path);
  const post = (path: string, fields: Record<string, string>) =>
    server().app.inject({
      method: 'POST',
      url: path,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const moveTo = async (id: number, category: string) => {
    await server().db.run(sql`
        update application set status_id = (
          select id from status where category = ${category} order by id limit 1)
        where id = ${id}`);
  };

  it('a person with the link sees the sent application and its status, and never a stage, a mark or a remark', async () => {
    const { id, path } = await apply({ 'answer-2': 'Day only', letter: '<b>Tea</b>' });
    const page = await open(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('Your application has arrived');
    expect(page.body).toContain('Day only');
    expect(page.body).toContain('&lt;b&gt;Tea&lt;/b&gt;');
    await server().db.run(sql`
        update application_history set comment = 'Too slow' where application_id = ${id}`);
    await moveTo(id, 'rejected');
    const after = await open(path);
    expect(after.body).toContain('It did not work out this time');
    expect(after.body).not.toMatch(/Too slow|>Rejected|knock/i);
  });

  it('the applicant reads on the status page how far the recruiter moved them, up to hired', async () => {
    const { id, path } = await apply();
    await moveTo(id, 'active');
    expect((await open(path)).body).toContain('in review');
    await moveTo(id, 'hired');
    expect((await open(path)).body).toContain('congratulations');
  });

  it('a person with an unknown or expired status link reads so, and the secret of the link is not in the database', async () => {
    const { path } = await apply();
    expect((await open('/careers/my/nothing')).statusCode).toBe(404);
    const secret = path.replace('/careers/my/', '');
    const stored = await server().db.many<{ secret_hash: string }>(sql`
        select secret_hash from status_link`);
    expect(stored.map(({ secret_hash: hash }) => hash)).not.toContain(secret);
    await server().db.run(sql`update status_link set expires_at = now() - interval '1 minute'`);
    expect((await open(path)).statusCode).toBe(404);
  });

  it('an applicant withdraws: the application moves, and says that it is withdrawn', async () => {
    const { id, path } = await apply();
    const pressed = await post(`${path}/withdraw`, {});
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, `${path}?done=withdrawn`]);
    expect((await open(path)).body).toContain('You withdrew your application');
    const sent = await server().db.one<{ at: string | null }>(sql`
        select withdrawn_at as at from sent_application where application_id = ${id}`);
    expect(sent?.at).not.toBeNull();
  });

  it('an applicant who is hired can no longer withdraw', async () => {
    const { id, path } = await apply();
    await moveTo(id, 'hired');
    await post(`${path}/withdraw`, {});
    const sent = await server().db.one<{ at: string | null }>(sql`
        select withdrawn_at as at from sent_application where application_id = ${id}`);
    expect(sent?.at).toBeNull();
  });

  it('an applicant can correct contact data, errors are shown at their fields, and typed values are not lost', async () => {
    const { id, path } = await apply();
    const wrong = await post(`${path}/contact`, { email: 'nobody', phone: '' });
    expect([wrong.statusCode, wrong.body.includes('value="nobody"')]).toEqual([422, true]);
    const email = `moved-${id}@friends.example`;
    expect((await post(`${path}/contact`, { email, phone: '+49 30 901820' })).statusCode).toBe(303);
    const person = await server().db.one(sql`
        select email, phone from applicant join application on applicant_id = applicant.id
        where application.id = ${id}`);
    expect(person).toEqual({ email, phone: '+49 30 901820' });
  });

  it('an applicant can add a file and withdraw a consent; a disguised file is refused with the reason', async () => {
    const { id, path } = await apply({ 'consent-talent-pool': '1' });
    const sendFile = async (content: Buffer) => {
      const form = toFormData({}, (name) => name);
      form.append('resume', new Blob([new Uint8Array(content)]), 'mine.pdf');
      const { payload, headers } = await toMultipart(form);
      return server().app.inject({ method: 'POST', url: `${path}/resume`, payload, headers });
    };
    expect((await sendFile(Buffer.from('MZ disguised'))).statusCode).toBe(422);
    expect((await sendFile(resumePart[0])).statusCode).toBe(303);
    expect((await open(path)).body).toContain('mine.pdf');
    const consent = await server().db.one<{ id: number }>(sql`
        select consent_id as id from application_consent agreed
          join consent_text on consent_text.id = agreed.consent_id
        where application_id = ${id} and purpose = 'talent-pool'`);
    await post(`${path}/consent`, { consentId: String(consent?.id) });
    const left = await server().db.many(sql`
        select from application_consent where application_id = ${id} and withdrawn_at is null`);
    expect(left).toHaveLength(1);
  });

  it('an applicant can have the status link mailed again, and nobody learns whether an address has applied', async () => {
    const { email } = await apply();
    const ask = (address: string) => post('/careers/my', { email: address });
    const known = await ask(email);
    const unknown = await ask('nobody@friends.example');
    expect([known.statusCode, known.headers.location]).toEqual([
      unknown.statusCode,
      unknown.headers.location,
    ]);
    await ask(email);
    const mails = await server().db.many(sql`
        select from mail_message
        where address = ${email} and kind = 'application-link' and cause like 'link:%'`);
    expect(mails).toHaveLength(1);
  });
});
