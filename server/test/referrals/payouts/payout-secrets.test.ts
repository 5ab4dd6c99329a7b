import sql from 'sql-template-tag';
import { roles, type Role } from '../../../contract/permission';
import { onDatabase, type Caller } from '../../server';
import { openSocketAs, type PageSocket } from '../../socket-client';
import {
  batchCalls,
  batchPath,
  downloadBatchFile,
  storeDuePayouts,
} from '../payout-batches/payout-batch-parts';
import { payoutChangePath, referralsPath, referralCalls } from './referral-parts';

const everything: Role[] = [
  ...(['administrator', 'recruiting-manager', 'payout-officer', 'auditor'] as const),
];
const team: Role[] = [...everything, 'recruiter', 'hiring-manager'];
const isAuditor = (role: Role): boolean => role === 'auditor';
const unmasked = team.filter((role) => !isAuditor(role));

/** `near` is a referral by the referrer for a job of the recruiter; `far` is of another team and referrer. */
const secrets: Record<string, readonly [text: string, seenBy: readonly Role[]]> = {
  'name of near': ['Nearby-person', roles],
  'name of far': ['Faraway-person', everything],
  'amount of near': ['4321.07', roles.filter((role) => role !== 'hiring-manager')],
  'amount of far': ['8765.03', everything],
  'slab of near': ['Slab-of-the-company', team.filter((role) => role !== 'hiring-manager')],
  'e-mail of near': ['near-secret@mail.example', unmasked],
  'phone of near': ['5550001122', unmasked],
  'document of near': ['XXXX 7391', unmasked],
  'remark of near': ['Remark-of-the-desk', unmasked],
  'earlier remark of near': ['Remark-before-that', unmasked],
  'resume of near': ['"resumeFileId"', unmasked.filter((role) => role !== 'payout-officer')],
  'father of near': ['Father-of-near', ['administrator', 'payout-officer']],
  'birth date of near': ['1987-06-05', ['administrator', 'payout-officer']],
  'address of near': ['House-of-near', ['administrator', 'payout-officer']],
  'status of near': ['Status-of-the-team', team],
  'recruiter of near': ['Recruiter-of-the-team', team],
  'who referred far': ['Farhad', everything],
  'their e-mail address': ['farhad-secret@mail.example', ['payout-officer']],
  'e-mail of far': ['far-secret@mail.example', everything.filter((role) => !isAuditor(role))],
  'why near is not paid': ['Another referral of this person comes first', team],
};

onDatabase(
  (server) => {
    const callers = new Map<Role, Caller>();
    const as = (role: Role): Caller => {
      const caller = callers.get(role);
      if (!caller) throw new Error(`No ${role} is signed in`);
      return caller;
    };
    const { change } = referralCalls(() => as('payout-officer'));
    const { build, step } = batchCalls(() => as('payout-officer'));
    let [near, far, rival, batchId] = [0, 0, 0, 0];

    beforeAll(async () => {
      const { db, app } = server();
      await app.listen({ host: '127.0.0.1', port: 0 });
      for (const role of roles) callers.set(role, await server().signInAs(role));
      const one = async (statement: ReturnType<typeof sql>): Promise<number> =>
        (await db.one<{ id: number }>(statement))?.id ?? 0;
      [near = 0, far = 0, rival = 0] = await storeDuePayouts(server(), 3);
      const otherJob = await one(sql`
        select id from job where id > 1 and group_id is distinct from (
          select group_id from job where id = 1) order by id limit 1`);
      await db.run(sql`
        update job set hiring_manager_id = ${as('hiring-manager').userId} where id = 1`);
      await db.run(sql`
        insert into group_member (group_id, user_id)
        select group_id, ${as('recruiter').userId} from job where id = 1`);
      const slab = await one(sql`
        insert into referral_amount (slug, department_id, designation_id, amount_minor, currency)
        select 'Slab-of-the-company', department.id, designation.id, 432107, 'INR'
        from department cross join designation
        where not exists (select from referral_amount taken
          where coalesce(taken.department_id, 0) = department.id
            and taken.designation_id = designation.id)
        limit 1 returning id`);
      const status = await one(sql`
        insert into status (name, category) values ('Status-of-the-team', 'hired') returning id`);
      const person = (name: string, email: string) =>
        one(sql`
        insert into app_user (user_name, first_name, last_name, email)
        values (${name}, ${name}, 'X', ${email}) returning id`);
      const recruiter = await person('Recruiter-of-the-team', 'recruiter-of-it@mail.example');
      const employee = await person('Farhad', 'farhad-secret@mail.example');
      await db.run(sql`
        update application set job_id = ${otherJob}, referrer_id = ${employee}
        where id = any (${[far, rival]}::integer[])`);
      await db.run(sql`
        update referral set job_id = ${otherJob}, referrer_id = ${employee}, amount_minor = 876503,
          referred_at = now() - interval '210 days'
        where application_id = any (${[far, rival]}::integer[])`);
      await db.run(sql`
        update application set status_id = ${status}, recruiter_id = ${recruiter},
          referrer_id = ${as('referrer').userId}
        where id = ${near}`);
      await db.run(sql`
        update referral set referrer_id = ${as('referrer').userId}, slab_id = ${slab},
          amount_minor = 432107, attribution = 'One'
        where application_id = ${near}`);
      const rename = (id: number, name: string, email: string) =>
        db.run(sql`
          update applicant set first_name = ${name}, last_name = 'Candidate', email = ${email},
            phone = '5550001122', document_last_four = '7391'
          where id = (select applicant_id from application where id = ${id})`);
      await rename(near, 'Nearby-person', 'near-secret@mail.example');
      await rename(far, 'Faraway-person', 'far-secret@mail.example');
      await db.run(sql`
        insert into applicant_details (applicant_id, father_name, birth_date, marital_status, address)
        select applicant_id, 'Father-of-near', '1987-06-05', 'widowed', 'House-of-near'
        from application where id = ${near}`);
      await db.run(sql`
        update applicant set phone = '', document_last_four = ''
        where id = (select applicant_id from application where id = ${far})`);
      // Applications that moved cannot be withdrawn by their referrer.
      await db.run(sql`
        insert into application_history (application_id, status_id)
        select ${near}, ${status} from generate_series(1, 2)`);
      // An earlier referral by another employee makes the person known.
      await db.run(sql`
        update application set applicant_id = (select applicant_id from application where id = ${near})
        where id = ${rival}`);
      for (const [referralStatusId, remark] of [
        [6, 'Remark-before-that'],
        [1, 'Remark-of-the-desk'],
      ] as const)
        await change({ applicantId: [near], referralStatusId, remark });
      ({ id: batchId } = await build([far]));
      await step(batchId, 'approve');
      await step(batchId, 'export');
    });

    const readAll = async (role: Role): Promise<string> => {
      const by = as(role);
      const answers = await Promise.all([
        ...[
          ...[`${referralsPath}?limit=500`, `${referralsPath}?search=Candidate`],
          ...[near, far, rival].map((id) => `${referralsPath}/${id}`),
          ...['/api/v1/referral-summary', '/api/v1/payout-calendar', '/api/v1/payout-forecast'],
          ...['/api/v1/dashboard/payouts', '/api/v1/my-referrals', '/api/v1/open-jobs'],
          ...[batchPath, `${batchPath}/${batchId}`, `${batchPath}/${batchId}/rows`],
        ].map((path) => by.send('GET', path)),
        ...[near, far].flatMap((id) => [
          ...[5, 4].map((referralStatusId) =>
            by.send('POST', payoutChangePath, {
              payload: { applicantId: [id], referralStatusId, remark: 'Tried' },
            }),
          ),
          by.send('POST', payoutChangePath, {
            payload: { applicantId: [rival, near], referralStatusId: 3 },
          }),
          by.send('PUT', `${referralsPath}/${near}`, { payload: { eligible: true } }),
          by.send('POST', `/api/v1/my-referrals/${id}/withdrawal`, { payload: {} }),
          by.send('POST', `${batchPath}/${batchId}/discard`, { payload: {} }),
        ]),
      ]);
      const ticket = await by.send('POST', '/api/v1/file-tickets', {
        payload: { kind: 'list', list: 'referral', rows: { applicantId: [near, far] } },
      });
      const files = [await downloadBatchFile(server(), by, batchId)];
      if (ticket.statusCode === 200)
        files.push(await server().app.inject({ method: 'GET', url: ticket.json().data.url }));
      return [...answers, ticket, ...files].map(({ body }) => body).join('\n');
    };

    it.each(roles)('as %s: all answers contain only data that the role may see', async (role) => {
      const answers = await readAll(role);
      const seen = Object.entries(secrets).flatMap(([name, [text]]) =>
        answers.includes(text) ? [name] : [],
      );
      const due = Object.entries(secrets).flatMap(([name, [, seenBy]]) =>
        seenBy.includes(role) ? [name] : [],
      );
      expect(seen).toEqual(due);
    });

    it('each role receives events only of records that it may see', async () => {
      const sockets: [Role, PageSocket][] = [];
      for (const role of roles) sockets.push([role, await openSocketAs(server(), as(role))]);
      const collectEvents = async () => {
        const eventsByRole: Partial<Record<Role, unknown[]>> = {};
        for (const [role, socket] of sockets)
          eventsByRole[role] = (await socket.receivedSoFar())
            .filter(({ owner }) => owner === 'referral' || owner === 'payout-batch')
            .map(({ owner, ids }) => [owner, ...ids]);
        return eventsByRole;
      };
      const hold = (id: number) =>
        change({ applicantId: [id], referralStatusId: 6, remark: 'Waits' });
      const whole = (...events: unknown[]) =>
        Object.fromEntries(everything.map((role) => [role, events]));
      await collectEvents();
      await hold(near);
      expect(await collectEvents()).toEqual({
        ...whole(['referral', near]),
        ...{
          recruiter: [['referral']],
          'hiring-manager': [['referral']],
          referrer: [['referral']],
        },
      });
      await hold(rival);
      expect(await collectEvents()).toEqual({
        ...whole(['referral', rival]),
        ...{ recruiter: [['referral']], 'hiring-manager': [['referral']], referrer: [] },
      });
      const [other = 0] = await storeDuePayouts(server(), 1);
      await collectEvents();
      const { id } = await build([other]);
      expect(await collectEvents()).toEqual({
        ...whole(['payout-batch', id]),
        ...{ recruiter: [], 'hiring-manager': [], referrer: [] },
      });
      for (const [, socket] of sockets) socket.close();
    });
  },
  { data: 'company' },
);
