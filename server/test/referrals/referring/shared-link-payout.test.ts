import sql from 'sql-template-tag';
import { fillForm, postJob, sendForm } from '../../applicants/applying/applying-parts';
import { companyToday } from '../../company-today';
import { makeUser } from '../../factories';
import { onDatabase } from '../../server';
import { referralCalls } from '../payouts/referral-parts';
import { referrerCalls } from './referring-parts';

const daysAgo = (days: number): string =>
  new Date(Date.parse(companyToday()) - days * 86_400_000).toISOString().slice(0, 10);

onDatabase(
  (server) => {
    it('an employee who shared a link is owed the promised amount, once the friend who applied by the link is hired', async () => {
      const job = await postJob(server(), { seoCanonicalTag: '' });
      const sharerId = await makeUser(server().db, ['referrer'], {
        email: 'shares@kestrel.example',
      });
      const sharer = await server().signInAs('referrer', sharerId);
      const jobs = (await referrerCalls(sharer).jobs()).data;
      const amount = jobs.find(({ jobId }) => jobId === job.id)?.bonus?.amount ?? 0;
      expect(amount).toBeGreaterThan(0);
      const link = await sharer.send('POST', `/api/v1/open-jobs/${job.id}/link`);
      const ref = new URL(link.json().data.url).searchParams.get('ref') ?? '';
      expect(ref).not.toBe('');

      const fields = fillForm(server(), job, { ref });
      const sent = await sendForm(server(), job, fields, { path: `/careers/${job.slug}/apply` });
      expect([sent.statusCode, sent.headers.location]).toEqual([
        303,
        expect.stringContaining('state=received'),
      ]);
      const row = await server().db.one<{ id: number }>(sql`
        select application.id from application
          join applicant on applicant.id = application.applicant_id
        where applicant.email = ${fields.email}`);
      const id = row?.id ?? 0;
      const officer = await server().signInAs('payout-officer');
      const { record } = referralCalls(() => officer);
      expect(await record(id)).toMatchObject({
        ...{ amount, reason: expect.stringMatching(/^Not hired yet: /) },
      });

      // Joining 90 days ago requires an earlier application.
      await server().db.run(sql`
        update application set created_at = now() - interval '100 days' where id = ${id}`);
      await server().db.run(sql`
        update referral set referred_at = now() - interval '100 days' where application_id = ${id}`);
      const manager = await server().signInAs('recruiting-manager');
      const options = await manager.send('POST', '/api/v1/application/status-options', {
        payload: { applicantId: [id] },
      });
      const [hired] = options
        .json()
        .data.stages.flatMap(
          ({ id: stageId, status }: { id: number; status: { id: number; category: string }[] }) =>
            status.flatMap(({ id: statusId, category }) =>
              category === 'hired' ? [{ stageId, statusId }] : [],
            ),
        );
      const moved = await manager.send('POST', '/api/v1/multiple-status-change', {
        payload: { applicantId: [id], joiningDate: daysAgo(90), ...hired },
      });
      expect(moved.statusCode).toBe(200);
      expect(await record(id)).toMatchObject({
        ...{ referralStatus: { referralStatus: 'Due' }, daysCompleted: 90 },
        amount,
      });
      const mine = await referrerCalls(sharer).one(id);
      expect(mine).toMatchObject({ referralStatus: { referralStatus: 'Due' } });
    });
  },
  { data: 'company' },
);
