import { createMissingReferrals } from '../../../src/referrals/promises/promise-referrals';
import sql, { raw } from 'sql-template-tag';
import { intakeMessages } from '../../../contract/applicants/intake/application-intake-constants';
import { roles } from '../../../contract/permission';
import {
  mostReferralsADay,
  noBonusWords,
  referringMessages,
} from '../../../contract/referrals/referring/referring-constants';
import { itAllowsOnly } from '../../allows-only';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { onDatabase, type Caller } from '../../server';
import { waitUntilTasksDone } from '../../until-tasks-done';
import { listStoredFiles } from '../../stored-files';
import { pdf } from '../../applicants/intake/intake-parts';
import {
  openJobsPath,
  myReferralsPath,
  createOpenJob,
  toReferral,
  referrerCalls,
} from './referring-parts';

const whoSubmits = roles.filter((role) => role !== 'auditor');

onDatabase(
  (server) => {
    let referrer: Caller;
    let jobId = 0;
    beforeAll(async () => {
      jobId = await createOpenJob(server());
    });
    // The limit counts per user, so each test has its own referrer.
    beforeEach(async () => {
      referrer = await server().signInAs('referrer');
    });
    const calls = () => referrerCalls(referrer);
    const rows = <Row>(text: string) => server().db.many<Row>(sql([text]));
    const move = (id: number, statusId: number) =>
      server().db.transaction(async (tx) => {
        await tx.run(sql`update application set status_id = ${statusId} where id = ${id}`);
        await tx.run(sql`
          insert into application_history (application_id, status_id, actor_id)
          values (${id}, ${statusId}, 1)`);
      });

    it('a referrer sees only published and open jobs, each with its bonus and payment day', async () => {
      const { data, meta } = await calls().jobs({ limit: '100' });
      const [counted] = await rows<{ n: number }>(
        'select count(*)::integer as n from job where is_published and not is_expired',
      );
      expect([meta.total, meta.total > 1]).toEqual([counted?.n, true]);
      expect(data.find((job) => job.jobId === jobId)).toMatchObject({
        bonus: { amount: 25_000, currency: 'INR' },
        releaseDays: 90,
        noBonus: null,
      });
    });

    it('a referrer sees no more of a job than a careers site would show', async () => {
      const answer = await referrer.send('GET', `${openJobsPath}/${jobId}`);
      expect(Object.keys(answer.json().data).toSorted()).toEqual([
        ...['answerDays', 'bonus', 'city', 'department', 'description', 'jobCode', 'jobId'],
        ...['jobTitle', 'jobType', 'noBonus', 'openDate', 'releaseDays', 'remote'],
      ]);
      const [closed] = await rows<{ id: number }>(
        'select id from job where not is_published or is_expired limit 1',
      );
      expect((await referrer.send('GET', `${openJobsPath}/${closed?.id}`)).statusCode).toBe(404);
    });

    it('a referrer finds jobs by the words of their titles', async () => {
      const [job] = await rows<{ title: string }>(`select title from job where id = ${jobId}`);
      const { data } = await calls().jobs({ search: job?.title ?? '', limit: '100' });
      expect(data.map((found) => found.jobId)).toContain(jobId);
      expect((await calls().jobs({ search: 'zzqq' })).meta.total).toBe(0);
    });

    it.each([
      ['a position that may not refer', 'position', 'position'],
      ['the hiring manager', 'hiring_manager_id', 'part'],
      ['the recruiting manager', 'recruiting_manager_id', 'part'],
    ])('%s reads that no bonus would be paid to them', async (_, field, reason) => {
      const { userId } = referrer;
      if (field === 'position') {
        const [held] = await rows<{ id: number }>(`
          insert into designation (name) values ('Held ${userId}') returning id`);
        await rows(`update app_user set designation_id = ${held?.id} where id = ${userId}`);
        await rows(
          `insert into referral_eligibility (designation_id, is_eligible) values (${held?.id}, false)`,
        );
      } else await rows(`update job set ${field} = ${userId} where id = ${jobId}`);
      const found = (await calls().jobs({ limit: '100' })).data.find((job) => job.jobId === jobId);
      expect(found?.noBonus).toBe(reason);
      const id = await calls().refer(toReferral(jobId));
      expect(await calls().one(id)).toMatchObject({
        payoutWords: noBonusWords[reason as 'part'],
        mayBePaid: false,
      });
      await rows(
        `update job set hiring_manager_id = null, recruiting_manager_id = null where id = ${jobId}`,
      );
    });

    it('a referred person becomes an applicant, with the referral source and the signed-in referrer', async () => {
      const body = {
        ...toReferral(jobId),
        phoneNumber: '+91 98765 43210',
        relation: 'We studied together',
      };
      const answer = await calls().send(body, { resume: [pdf, 'mira.pdf'] });
      expect([answer.statusCode, Object.keys(answer.json().data)]).toEqual([200, ['id']]);
      const { id } = answer.json().data;
      await waitUntilTasksDone(server().db);
      const [stored] = await server().db.many(sql`
        select referral.referrer_id as referrer, source.identifier as source,
          exists (select from resume_text where file_id = resume_file_id) as "isResumeRead", consent_version as version,
          consent_at > now() - interval '5 minutes' as "isFresh", history.comment
        from application
          join referral on application_id = application.id
          join applicant_source source on source.id = source_id
          join application_history history on history.application_id = application.id
        where application.id = ${id}`);
      expect(stored).toEqual({
        referrer: referrer.userId,
        source: 'referral',
        isResumeRead: true,
        version: 1,
        isFresh: true,
        comment: 'We studied together',
      });
    });

    it('a referral with a referrer in the request body is refused', async () => {
      const refused = await readFieldErrors(calls().send({ ...toReferral(jobId), referrerId: 1 }));
      expect(Object.keys(refused)).toEqual(['referrerId']);
    });

    it('the source for referrals is created if the installation has none', async () => {
      await rows(
        `update applicant_source set name = 'Old', identifier = 'old' where identifier = 'referral'`,
      );
      await calls().refer(toReferral(jobId));
      const [made] = await rows(
        `select name from applicant_source where identifier = 'employee-referral'`,
      );
      expect(made).toEqual({ name: 'Employee referral' });
    });

    it('requests with the same Idempotency-Key create one referral', async () => {
      const body = toReferral(jobId);
      const answers = await Promise.all([1, 2, 3].map(() => calls().send(body, { key: 'once' })));
      expect(new Set(answers.map((answer) => answer.json().data?.id)).size).toBe(1);
      expect((await calls().mine()).meta.total).toBe(1);
    });

    it.each([
      ['without consent', { consent: undefined }, 'consent', referringMessages.consent],
      ['by another wording', { consent: 2 }, 'consent', referringMessages.consentChanged],
      ['without a name', { firstName: ' ' }, 'firstName', intakeMessages.firstName],
      ['without an address', { applicantEmail: 'mira' }, 'applicantEmail', intakeMessages.email],
      ['for no such job', { jobId: 2_000_000_000 }, 'jobId', referringMessages.closed],
    ])('a referral %s is refused, and not stored', async (_, change, field, sentence) => {
      const fields = Object.entries({ ...toReferral(jobId), ...change });
      const sent = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
      expect(await readFieldErrors(calls().send(sent))).toEqual({ [field]: sentence });
      expect((await calls().mine()).meta.total).toBe(0);
    });

    it('a referral for a job that was closed while the form was open is refused', async () => {
      await rows(`update job set is_expired = true where id = ${jobId}`);
      expect(await readFieldErrors(calls().send(toReferral(jobId)))).toEqual({
        jobId: referringMessages.closed,
      });
      await rows(`update job set is_expired = false where id = ${jobId}`);
    });

    it('a person cannot refer themselves', async () => {
      const [me] = await rows<{ email: string }>(
        `select upper(email) as email from app_user where id = ${referrer.userId}`,
      );
      expect(
        await readFieldErrors(
          calls().send({ ...toReferral(jobId), applicantEmail: ` ${me?.email} ` }),
        ),
      ).toEqual({ applicantEmail: referringMessages.self });
    });

    it('a referral with a resume of a false type is refused, and not stored', async () => {
      const before = await listStoredFiles(server());
      const answer = calls().send(toReferral(jobId), {
        resume: [Buffer.from('<script>alert(1)</script>'), 'cv.pdf'],
      });
      expect(await readFieldErrors(answer)).toEqual({ resume: intakeMessages.resumeType });
      expect(await listStoredFiles(server())).toEqual(before);
    });

    it('a referral with 10 MB of text is refused', async () => {
      const answer = await calls().send({
        ...toReferral(jobId),
        relation: 'a'.repeat(10_000_000),
      });
      expect([413, 422]).toContain(answer.statusCode);
      expect((await calls().mine()).meta.total).toBe(0);
    });

    it('referrals above a person’s daily limit are refused, and other people can still refer', async () => {
      await server().db.run(sql`
        with person as (
          insert into applicant (first_name) select 'Paced' from generate_series(1, ${mostReferralsADay - 1}::integer)
          returning id)
        insert into application (applicant_id, job_id, status_id, referrer_id)
        select id, ${jobId}, 1, ${referrer.userId} from person`);
      await createMissingReferrals(server().db);
      await rows(`update referral set consent_at = now() where referrer_id = ${referrer.userId}`);
      const answers = await Promise.all([1, 2, 3].map(() => calls().send(toReferral(jobId))));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429]);
      await referrerCalls(await server().signInAs('referrer')).refer(toReferral(jobId));
    });

    it('a promised bonus keeps the rules of the day of its referral, and a later setting applies to the next referral', async () => {
      const first = await calls().refer(toReferral(jobId));
      await rows('update referral_setting set release_days = 45, answer_days = 7 where is_active');
      const second = await calls().refer(toReferral(jobId));
      const days = async (id: number) =>
        rows(`select release_days, answer_days from referral where application_id = ${id}`);
      expect([await days(first), await days(second)]).toEqual([
        [{ release_days: 90, answer_days: 14 }],
        [{ release_days: 45, answer_days: 7 }],
      ]);
      const words = (await calls().mine()).data.map(({ payoutWords }) => payoutWords.slice(0, 12));
      expect(words.toSorted()).toEqual(['Paid 45 days', 'Paid 90 days']);
      await rows('update referral_setting set release_days = 90, answer_days = 14 where is_active');
    });

    it.each([
      ['nobody answered yet', 3, false, 'open'],
      ['nobody answered in time', 20, false, 'missed'],
      ['somebody answered in time', 3, true, 'kept'],
      ['somebody answered late', 20, true, 'missed'],
    ])(
      'a referrer sees the state of the promised answer when %s',
      async (_, ago, isMoved, state) => {
        const id = await calls().refer(toReferral(jobId));
        await server().db.run(sql`
        update referral set referred_at = now() - interval '${raw(String(ago))} days'
        where application_id = ${id}`);
        if (isMoved) await move(id, 2);
        expect((await calls().one(id))?.promise?.state).toBe(state);
      },
    );

    it('a referral can be withdrawn once, before its first move, and the hiring team sees the withdrawal', async () => {
      const id = await calls().refer(toReferral(jobId));
      expect((await calls().one(id))?.mayWithdraw).toBe(true);
      const answers = await Promise.all([calls().withdraw(id), calls().withdraw(id)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(answers[0]?.json().data).toMatchObject({
        progress: 'Withdrawn',
        promise: null,
        mayWithdraw: false,
      });
      const staff = await server().signInAs('administrator');
      const way = (await staff.send('GET', `/api/v1/candidate-history/${id}`)).json().data;
      expect(way.history).toHaveLength(2);
      expect(way.history[0]).toMatchObject({
        comment: 'Withdrawn by the person who referred them.',
      });
      const file = (await staff.send('GET', `/api/v1/referrals/${id}`)).json().data;
      expect(file.rules[0]).toMatchObject({ outcome: 'failed' });
      expect(file.status.category).toBe('withdrawn');
    });

    it('a referral that was moved, or is another person’s, cannot be withdrawn', async () => {
      const id = await calls().refer(toReferral(jobId));
      const other = await server().signInAs(['referrer', 'administrator']);
      expect((await referrerCalls(other).withdraw(id)).statusCode).toBe(404);
      await move(id, 2);
      const refused = await calls().withdraw(id);
      expect([refused.statusCode, refused.json().error.message]).toEqual([
        409,
        referringMessages.moved,
      ]);
      expect((await calls().one(id))?.progress).toBe('Not selected');
    });

    itAllowsOnly(server, 'lists open jobs', whoSubmits, (person) =>
      person.send('GET', openJobsPath),
    );
    itAllowsOnly(server, 'lists own referrals', whoSubmits, (person) =>
      person.send('GET', myReferralsPath),
    );
    itAllowsOnly(server, 'refers somebody', whoSubmits, (person) =>
      referrerCalls(person).send(toReferral(jobId)),
    );
  },
  { data: 'company', queue: true },
);
