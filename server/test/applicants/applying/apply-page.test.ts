import sql from 'sql-template-tag';
import { createHash } from 'node:crypto';
import { ensureReferralLink } from '../../../src/applicants/applying/referral-links';
import { jobCalls } from '../../jobs/postings/job-calls';
import { fillForm, describeWithPostedJob, postJob, resumePart, sendForm } from './applying-parts';

describeWithPostedJob((server, job) => {
  const path = () => `/careers/${job().slug}/apply`;
  const send = (fields: object, options = {}) =>
    sendForm(server(), job(), fields, { path: path(), ...options });
  const takenOf = (email: string) =>
    server().db.many<{ referrerId: number | null; source: string }>(sql`
        select application.referrer_id as "referrerId", source.name as source
        from application join applicant on applicant.id = application.applicant_id
          join applicant_source source on source.id = application.source_id
        where applicant.email = ${email}`);

  it('the application form shows the job’s questions without an account, and permits only its own script', async () => {
    const page = await server().app.inject(path());
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Do you hold a valid food handler certificate?');
    const inline = [...page.body.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(
      ([, , text]) => text,
    );
    expect(inline.length).toBeGreaterThan(2);
    for (const text of inline) {
      const hash = createHash('sha256')
        .update(text ?? '')
        .digest('base64');
      expect(page.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    }
    expect(page.body).not.toMatch(/ on[a-z]+="/);
  });

  it('an application form sent without a script is stored, and leads to a page that thanks the applicant', async () => {
    const fields = fillForm(server(), job());
    const answer = await send(fields, { files: { resume: resumePart } });
    const sent = `${path()}/sent?state=received`;
    expect([answer.statusCode, answer.headers.location]).toEqual([303, sent]);
    expect(await takenOf(fields.email)).toHaveLength(1);
    expect((await server().app.inject(sent)).body).toContain('Thank you');
  });

  it('the application form shows all errors at their fields, and typed input is not lost', async () => {
    const letter = '</textarea><script>alert(1)</script>';
    const answer = await send({ firstName: '', letter, 'answer-2': 'Day only' });
    expect(answer.statusCode).toBe(422);
    for (const field of ['firstName', 'email', 'resume', 'answer-1', 'consent-application'])
      expect(answer.body).toContain(`id="${field}-wrong"`);
    expect(answer.body).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)');
    expect(answer.body).toMatch(/value="Day only"\s+checked/);
  });

  it('an applicant whose job closed while the form was open is offered other jobs', async () => {
    const caller = await server().signInAs('administrator');
    const closed = await postJob(server(), { jobTitle: 'Short Lived' });
    await jobCalls(() => caller).update(closed.id, { jobStatusId: 3 });
    const address = `/careers/${closed.slug}/apply`;
    const answer = await sendForm(server(), closed, fillForm(server(), closed), {
      path: address,
    });
    expect([answer.statusCode, answer.body.includes(path())]).toEqual([410, true]);
    expect((await server().app.inject(address)).statusCode).toBe(410);
    expect((await server().app.inject('/careers/never/apply')).statusCode).toBe(404);
  });

  it('a person who applies by an employee’s link counts as their referral, also after reading the page of the job', async () => {
    const { userId } = await server().signInAs('referrer');
    const { code } = await ensureReferralLink(server().db, userId, job().id);
    const page = await server().app.inject({
      url: path(),
      headers: { host: 'localhost', referer: `http://localhost/careers/${job().slug}?ref=${code}` },
    });
    expect(page.body).toContain(`name="ref" value="${code}"`);
    const fields = fillForm(server(), job(), { ref: code });
    await send(fields);
    expect(await takenOf(fields.email)).toEqual([
      { referrerId: userId, source: expect.stringMatching(/referral/i) },
    ]);
    const referral = await server().db.many(sql`
        select from referral where referrer_id = ${userId} and job_id = ${job().id}`);
    expect(referral).toHaveLength(1);
    const link = await ensureReferralLink(server().db, userId, job().id);
    expect(link).toEqual({ code, opened: 1, applied: 1 });
  });

  it('an employee gets only their own link to share, with a QR code of it', async () => {
    const friend = await server().signInAs('referrer');
    const path = `/api/v1/open-jobs/${job().id}/link`;
    const [first, again] = [await friend.send('POST', path), await friend.send('POST', path)];
    expect(again.json()).toEqual(first.json());
    const { url, qrCode } = first.json().data;
    expect(url).toMatch(new RegExp(`/careers/${job().slug}\\?ref=[\\w-]{12}$`));
    expect(qrCode).toMatch(/^<svg/);
    const other = await server().signInAs('referrer');
    expect((await other.send('POST', path)).json().data.url).not.toBe(url);
    const unpublished = await server().db.one<{ id: number }>(sql`
        select id from job where not is_published limit 1`);
    const refused = await other.send('POST', `/api/v1/open-jobs/${unpublished?.id}/link`);
    expect(refused.statusCode).toBe(404);
  });

  it('nobody refers themselves, or refers the same person twice, by a link', async () => {
    const { userId } = await server().signInAs('referrer');
    const { code } = await ensureReferralLink(server().db, userId, job().id);
    const own = 'own.address@friends.example';
    await server().db.run(sql`update app_user set email = ${own} where id = ${userId}`);
    await send(fillForm(server(), job(), { email: own, ref: code }));
    expect(await takenOf(own)).toMatchObject([{ referrerId: null }]);
    const friend = 'friend@friends.example';
    for (const _ of [1, 2]) await send(fillForm(server(), job(), { email: friend, ref: code }));
    const [first, second] = await takenOf(friend);
    expect([first?.referrerId, second?.referrerId].toSorted()).toEqual([userId, null].toSorted());
  });

  it.each([
    ['Google', { source: 'google_jobs_apply' }, 'Google Jobs'],
    ['a page of LinkedIn', { referrer: 'https://www.linkedin.com' }, 'LinkedIn'],
    ['a word that nobody knows', { source: '"><script>' }, 'Careers Page'],
  ])('an applicant who arrives by %s gets that source', async (_, parts, source) => {
    const fields = fillForm(server(), job(), parts);
    await send(fields);
    expect(await takenOf(fields.email)).toMatchObject([{ source }]);
  });

  it('the source of an applicant’s first visit is stored beside that of the last, and a forged source is ignored', async () => {
    const at = new Date(Date.now() - 86_400_000).toISOString();
    const fields = fillForm(server(), job(), {
      ...{ source: 'indeed', firstTouch: JSON.stringify({ at, source: 'xing' }) },
    });
    await send(fields);
    const forged = fillForm(server(), job(), { firstTouch: '{"at":"2999-01-01"}' });
    await send(forged);
    const touches = await server().db.many(sql`
        select first_touch ->> 'source' as first, last_touch ->> 'source' as last
        from sent_application order by application_id desc limit 2`);
    expect(touches).toEqual([
      { first: null, last: null },
      { first: 'xing', last: 'indeed' },
    ]);
  });
});
