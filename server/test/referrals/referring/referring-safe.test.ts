import sql from 'sql-template-tag';
import { changedEvent } from '../../../contract/platform/realtime/realtime-constants';
import { onDatabase, type Caller } from '../../server';
import { openSocketAs } from '../../socket-client';
import { findApplicationIds } from '../../applicants/applications/application-parts';
import { pdf } from '../../applicants/intake/intake-parts';
import {
  openJobsPath,
  myReferralsPath,
  createOpenJob,
  toReferral,
  referrerCalls,
} from './referring-parts';

const secrets = {
  remark: 'Remark-of-the-team',
  payoutRemark: 'Remark-of-the-desk',
  status: 'Status-of-the-team',
  recruiter: 'Recruiter-of-the-team',
  resume: 'resume-that-was-sent',
  stranger: 'Stranger-who-applied',
};

onDatabase(
  (server) => {
    let [referrer, staff]: (Caller | undefined)[] = [];
    let jobId = 0;
    const as = (caller: Caller | undefined): Caller => {
      if (!caller) throw new Error('Nobody is signed in yet');
      return caller;
    };
    const calls = () => referrerCalls(as(referrer));
    beforeAll(async () => {
      jobId = await createOpenJob(server());
      await server().app.listen({ host: '127.0.0.1', port: 0 });
    });
    beforeEach(async () => {
      referrer = await server().signInAs('referrer');
      staff = await server().signInAs('administrator');
    });

    const known = async (email: string): Promise<void> => {
      const other = await server().signInAs('referrer');
      await referrerCalls(other).refer({
        ...toReferral(jobId),
        firstName: secrets.stranger,
        applicantEmail: email,
      });
      await as(staff).send('POST', '/api/v1/application', {
        payload: { jobId, firstName: secrets.stranger, applicantEmail: email.toUpperCase() },
      });
    };

    it('a referrer gets the same answer for a known and an unknown person, byte for byte', async () => {
      const email = 'known-before@mail.example';
      await known(email);
      const fresh = await calls().send(toReferral(jobId));
      const again = await calls().send({ ...toReferral(jobId), applicantEmail: email });
      const shapeOf = ({ statusCode, headers, body }: typeof fresh) => ({
        statusCode,
        headers: Object.keys(headers).toSorted(),
        body: body.replace(/\d+/g, '0'),
      });
      expect(shapeOf(again)).toEqual(shapeOf(fresh));
      const { data } = await calls().mine();
      const rows = data.map(({ applicantId: _, referralId, referredDate, ...row }) => row);
      expect(rows[0]).toEqual(rows[1]);
    });

    it('a referral looks the same to its referrer after it was merged with a person known before', async () => {
      const email = 'merged-later@mail.example';
      await known(email);
      const id = await calls().refer({ ...toReferral(jobId), applicantEmail: email });
      const before = await calls().one(id);
      await server().db.run(sql`
        update application set applicant_id = (
          select min(id) from applicant where email_key = ${email})
        where id = ${id}`);
      const file = await as(staff).send('GET', `/api/v1/referrals/${id}`);
      const failed = file
        .json()
        .data.rules.filter(({ outcome }: { outcome: string }) => outcome === 'failed');
      expect(failed.length).toBeGreaterThan(0);
      const after = await calls().one(id);
      expect({ ...after, firstName: '' }).toEqual({ ...before, firstName: '' });
    });

    it('nothing that the hiring team wrote, chose or received is in a referrer’s answers and exports', async () => {
      const sent = await calls().send(toReferral(jobId), {
        resume: [pdf, `${secrets.resume}.pdf`],
      });
      const { id } = sent.json().data;
      const { db } = server();
      const [status] = await db.many<{ id: number }>(sql`
        insert into status (name) values (${secrets.status}) returning id`);
      const [recruiter] = await db.many<{ id: number }>(sql`
        insert into app_user (user_name, first_name, last_name, email)
        values ('recruiter-of-it', ${secrets.recruiter}, 'X', 'r@x.example') returning id`);
      await db.run(sql`
        update application set status_id = ${status?.id}, recruiter_id = ${recruiter?.id}
        where id = ${id}`);
      await db.run(sql`
        insert into application_history (application_id, status_id, comment, actor_id)
        values (${id}, ${status?.id}, ${secrets.remark}, ${recruiter?.id})`);
      await db.run(sql`
        update referral set state = 'not-eligible', reason = 'duplicate', remark = ${secrets.payoutRemark}
        where application_id = ${id}`);
      await known('of-somebody-else@mail.example');
      const foreign = (
        await findApplicationIds(server(), 'application.referrer_id is not null')
      )[0];

      const get = (path: string, query = {}) => as(referrer).send('GET', path, { query });
      const own = [
        await get(myReferralsPath),
        await get(myReferralsPath, { search: secrets.stranger }),
        await get(openJobsPath),
        await get(`${openJobsPath}/${jobId}`),
        await get('/api/v1/referrals'),
        await get(`/api/v1/referrals/${id}`),
        await calls().withdraw(id),
      ];
      const closed = [
        await get(`/api/v1/referrals/${foreign}`),
        await calls().withdraw(foreign ?? 0),
        await get(`/api/v1/application/${id}`),
        await get(`/api/v1/candidate-history/${id}`),
        await get('/api/v2/application'),
        await get('/api/v1/users'),
        await get('/api/v1/duplicate-records'),
        await as(referrer).send('POST', '/api/v1/file-tickets', {
          payload: { kind: 'list', list: 'referral', rows: { applicantId: [id] } },
        }),
      ];
      expect(own.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200, 409]);
      expect(closed.every(({ statusCode }) => [403, 404].includes(statusCode))).toBe(true);
      const all = [...own, ...closed].map(({ body }) => body).join('\n');
      for (const secret of Object.values(secrets)) expect(all).not.toContain(secret);
      expect((await calls().one(id))?.payoutWords).toMatch(/^The rules for referrals/);
    });

    it(`a referrer gets ${changedEvent} for their own referral only, without an id`, async () => {
      const id = await calls().refer(toReferral(jobId));
      const theirs = await referrerCalls(await server().signInAs('referrer')).refer(
        toReferral(jobId),
      );
      const socket = await openSocketAs(server(), as(referrer));
      await socket.receivedSoFar();
      const move = async (applicantId: number) => {
        const way = await as(staff).send('POST', '/api/v1/application/status-options', {
          payload: { applicantId: [applicantId] },
        });
        const [stage] = way.json().data.stages;
        const statusId = stage.status.find(
          ({ category }: { category: string }) => category === 'active',
        ).id;
        const moved = await as(staff).send('POST', '/api/v1/multiple-status-change', {
          payload: { applicantId: [applicantId], stageId: stage.id, statusId },
        });
        expect(moved.json().data.moved).toBe(1);
      };
      await move(theirs);
      expect((await socket.receivedSoFar()).filter(({ owner }) => owner !== 'job')).toEqual([]);
      await move(id);
      expect(await socket.next()).toEqual({ owner: 'application', ids: [], jobIds: [] });
      expect(await calls().one(id)).toMatchObject({
        progress: 'In review',
        promise: { state: 'kept' },
        mayWithdraw: false,
      });
      socket.close();
    });

    it('a referrer gets an event when a rule for new referrals changes', async () => {
      const socket = await openSocketAs(server(), as(referrer));
      await as(staff).send('PUT', '/api/v1/referral-setting', {
        payload: { referralSettingTypeId: 1, paymentReleaseInDays: 60 },
      });
      expect(await socket.next({ owner: 'referral-setting' })).toBeDefined();
      socket.close();
    });
  },
  { data: 'company' },
);
