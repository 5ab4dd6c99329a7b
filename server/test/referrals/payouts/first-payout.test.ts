import sql from 'sql-template-tag';
import type { StatusOptions } from '../../../contract/applicants/applications/application-status';
import type { Method } from '../../../contract/call';
import { referralTypes } from '../../../contract/referrals/payouts/payout-constants';
import { roles, type Role } from '../../../contract/permission';
import { companyToday } from '../../company-today';
import { makeCompany } from '../../factories';
import { jobCalls } from '../../jobs/postings/job-calls';
import { onDatabase, type Caller } from '../../server';
import { chatCalls } from '../../chat/channels/chat-parts';
import { minimalJob } from '../../jobs/postings/job-parts';
import { batchCalls, batchPath, downloadBatchFile } from '../payout-batches/payout-batch-parts';
import { referralCalls } from './referral-parts';
import { toReferral, referrerCalls } from '../referring/referring-parts';

const daysAgo = (days: number): string =>
  new Date(Date.parse(companyToday()) - days * 86_400_000).toISOString().slice(0, 10);

onDatabase(
  (server) => {
    const callers = new Map<Role, Caller>();
    const as = (role: Role): Caller => {
      const caller = callers.get(role);
      if (!caller) throw new Error(`No ${role} is signed in`);
      return caller;
    };
    beforeAll(async () => {
      await makeCompany(server().db);
      for (const role of roles) callers.set(role, await server().signInAs(role));
    });
    const { list, record } = referralCalls(() => as('payout-officer'));
    const { build, step, confirm } = batchCalls(() => as('payout-officer'));
    const read = async (path: string, by = as('payout-officer')) => {
      const answer = await by.send('GET', path);
      expect([path, answer.statusCode, answer.json().error]).toEqual([path, 200, undefined]);
      return answer.json().data;
    };
    const write = async (role: Role, path: string, payload: object, method: Method = 'POST') => {
      const answer = await as(role).send(method, path, { payload });
      expect([path, answer.statusCode, answer.json().error]).toEqual([path, 200, undefined]);
      return answer.json().data;
    };

    it('every list and figure of an empty installation is empty', async () => {
      for (const type of Object.values(referralTypes))
        expect((await list({ type: String(type) })).meta.total).toBe(0);
      expect(await read('/api/v1/referral-summary')).toEqual({ total: 0, payable: 0 });
      expect(await read('/api/v1/payout-calendar')).toEqual([]);
      const { months, stages } = await read('/api/v1/payout-forecast');
      expect([months.length, stages]).toEqual([12, []]);
      for (const figure of await read('/api/v1/dashboard/payouts'))
        expect(figure).toMatchObject({ payouts: 0, longest: null, amounts: [] });
      for (const path of [batchPath, '/api/v1/referral-amount', '/api/v1/referral-eligibility'])
        expect(await read(path)).toEqual([]);
      for (const path of ['/api/v1/open-jobs', '/api/v1/my-referrals'])
        expect(await read(path, as('referrer'))).toEqual([]);
      expect(await read('/api/v1/referral-status')).toHaveLength(8);
      expect(
        await read('/api/v1/get-referral-setting-by-referralType?referralSettingTypeId=1'),
      ).toMatchObject({ isActive: true, paymentReleaseInDays: 90 });
    });

    it('an empty installation can have its first payout by calls of the API alone', async () => {
      const names = { departments: 'Kitchen', designations: 'Cook', skills: 'Baking' };
      const ids: Record<string, number> = {};
      for (const [kind, name] of Object.entries(names))
        ids[kind] = (await write('administrator', `/api/v1/directory/${kind}`, { name })).id;
      const city = await write('administrator', '/api/v1/directory/cities', {
        name: 'Pune',
        countryId: 356,
      });
      const location = await write('administrator', '/api/v1/directory/locations', {
        name: 'Head office',
        cityId: city.id,
      });
      const parts = await read('/api/v1/starter-set', as('administrator'));
      await write('administrator', '/api/v1/starter-set', {
        part: parts.map(({ part }: { part: string }) => part),
        amount: 500,
      });
      const [pipeline] = await read('/api/v1/pipeline', as('administrator'));
      await write('payout-officer', '/api/v1/referral-amount', {
        ...{ slug: 'Cooks', designationId: ids.designations, amount: 1234.5 },
      });
      const job = await jobCalls(() => as('recruiting-manager')).create({
        ...minimalJob,
        departmentId: ids.departments,
        locationId: [location.id],
        designationId: ids.designations,
        skills: [ids.skills],
        ...{
          hiringManagerId: as('hiring-manager').userId,
          recruitingManagerId: as('administrator').userId,
        },
        ...{ numberOfPositions: 1, minExperience: 0, jobTypeId: 1, pipeLineId: pipeline.id },
      });
      await write('recruiting-manager', `/api/v1/publishjob-to-platforms/${job.jobId}`, {
        platformId: [1],
      });

      const referrer = referrerCalls(as('referrer'));
      expect((await referrer.jobs()).data).toMatchObject([
        { jobId: job.jobId, bonus: { amount: 1234.5, currency: 'INR' } },
      ]);
      const id = await referrer.refer(toReferral(job.jobId));
      // Joining 90 days ago requires an earlier application.
      await server().db.run(sql`
        update application set created_at = now() - interval '100 days' where id = ${id}`);
      await server().db.run(sql`
        update referral set referred_at = now() - interval '100 days' where application_id = ${id}`);
      expect((await list({ type: '2' })).data).toMatchObject([
        { applicantId: id, reason: expect.stringMatching(/^Not hired yet: /) },
      ]);
      const { stages }: StatusOptions = await write(
        ...(['recruiting-manager', '/api/v1/application/status-options'] as const),
        { applicantId: [id] },
      );
      const [hired] = stages.flatMap(({ id: stageId, status }) =>
        status.flatMap(({ id: statusId, category }) =>
          category === 'hired' ? [{ stageId, statusId }] : [],
        ),
      );
      await write('recruiting-manager', '/api/v1/multiple-status-change', {
        ...{ applicantId: [id], joiningDate: daysAgo(89), ...hired },
      });
      expect((await record(id)).reason).toMatch(/^Payable from /);
      await write(
        'payout-officer',
        `/api/v1/employment/${id}`,
        { joiningDate: daysAgo(90) },
        'PUT',
      );
      expect(await record(id)).toMatchObject({
        ...{ referralStatus: { referralStatus: 'Due' }, daysCompleted: 90, amount: 1234.5 },
      });

      const batch = await build([id]);
      await step(batch.id, 'approve', as('recruiting-manager'));
      await step(batch.id, 'export');
      const { body } = await downloadBatchFile(server(), as('payout-officer'), batch.id);
      expect(body).toContain(`\r\n${batch.id},${id},`);
      expect(await confirm(batch.id, body)).toMatchObject({ paid: 1, refused: 0 });
      expect(await referrer.one(id)).toMatchObject({ referralStatus: { referralStatus: 'Paid' } });
      const { total } = (await list({ type: '4', referralStatusId: '5' })).meta;
      expect([total, await read('/api/v1/payout-calendar')]).toEqual([1, []]);
    });

    it('a team that switches its chat on gets the first chat, which referrer and recruiter can read', async () => {
      const [referrer, recruiter] = [chatCalls(as('referrer')), chatCalls(as('recruiter'))];
      const mine = async () => (await referrerCalls(as('referrer')).mine()).data;
      expect((await referrer.channels()).data).toEqual([]);
      expect(await mine()).toMatchObject([{ hasChat: false, mayBePaid: true }]);
      const group = await write('administrator', '/api/v1/group', {
        ...{ groupName: 'Kitchen', groupDescription: 'Hires cooks' },
        ...{ members: [as('recruiter').userId], activeStatus: 1, enableReferralChat: 1 },
      });
      const [job] = await read('/api/v1/job', as('administrator'));
      const team = { groupId: group.id };
      await write('administrator', `/api/v1/job/${job.jobId}`, team, 'PUT');
      const [channel] = (await referrer.channels()).data;
      expect(channel).toMatchObject({ channelName: 'Mira Sen', unread: 0 });
      expect(await mine()).toMatchObject([{ hasChat: true }]);
      const { id = 0 } = channel ?? {};
      await recruiter.send(id, 'Thank you for Mira');
      expect(await referrer.unread()).toBe(1);
      expect((await referrer.chat(id)).data).toMatchObject([{ message: 'Thank you for Mira' }]);
    });
  },
  { data: 'empty' },
);
