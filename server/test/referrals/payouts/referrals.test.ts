import { createMissingReferrals } from '../../../src/referrals/promises/promise-referrals';
import { followJoiningDates, setJoiningDate } from '../../join';
import sql, { raw } from 'sql-template-tag';
import { beforeRelease, payoutStates } from '../../../contract/referrals/payouts/payout-constants';
import type { ReferralRow } from '../../../contract/referrals/payouts/referral';
import { onDatabase, type Caller } from '../../server';
import { createDuePayouts, referralCalls, referralsPath as path, today } from './referral-parts';

const { due, waiting } = payoutStates;

onDatabase(
  (server) => {
    let officer: Caller;
    beforeAll(async () => {
      officer = await server().signInAs('payout-officer');
    });
    const { approve, change, list, record, whole } = referralCalls(() => officer);

    it('each application of a referred person has a referral with the promised bonus', async () => {
      const { meta } = await list();
      const counted = await server().db.one<{ n: number }>(
        sql`select count(*) as n from application where referrer_id is not null`,
      );
      expect(meta.total).toBe(counted?.n);
      expect(meta.total).toBeGreaterThan(20);
      const promised = await server().db.many<{ wrong: number }>(sql`
        select count(*) as wrong from referral
          join application on application.id = application_id
          join job on job.id = application.job_id
        where referral.slab_id is distinct from coalesce(job.referral_amount_id,
          (select id from referral_amount where department_id = job.department_id
            and designation_id = job.designation_id),
          (select id from referral_amount where department_id is null
            and designation_id = job.designation_id))`);
      expect(promised).toEqual([{ wrong: 0 }]);
    });

    it('the lists of all, open and hired referrals contain the referrals with the matching status', async () => {
      const [total, progress, hired] = await Promise.all(
        ['1', '2', '3'].map((type) => whole({ type })),
      );
      expect(total?.length).toBe((await list()).meta.total);
      const categories = (rows: ReferralRow[] = []) =>
        [...new Set(rows.map(({ status }) => status?.category))].toSorted();
      expect(categories(progress)).toEqual(['active', 'on-hold', 'start']);
      expect(categories(hired)).toEqual(['hired']);
    });

    it('referrals are filtered by status, source and search, and paged by page and size', async () => {
      const most = await server().db.one<{ statusId: number; sourceId: number; n: number }>(sql`
        select status_id as "statusId", source_id as "sourceId", count(*) as n from application
        where referrer_id is not null and source_id is not null
        group by 1, 2 order by 3 desc limit 1`);
      const { statusId = 0, sourceId = 0, n = 0 } = most ?? {};
      const narrowed = { statusId: String(statusId), sourceId: String(sourceId) };
      const { data, meta } = await list({
        ...{ ...narrowed, applicantRelated: 'status', type: '1', size: '3', page: '2' },
      });
      expect(meta).toMatchObject({ total: n, current_page: 2, from: 4, to: 6 });
      expect(data.map(({ status }) => status?.id)).toEqual([statusId, statusId, statusId]);
      const [{ firstName = '', lastName = '' } = {}] = data;
      const found = await whole({ ...narrowed, search: `${firstName} ${lastName}` });
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(n);
    });

    it('the filter can offer every payout state by its name', async () => {
      const { data } = (await officer.send('GET', '/api/v1/referral-status')).json();
      expect(data).toEqual(
        Object.values(payoutStates).map(({ id, label }) => ({ id, referralStatus: label })),
      );
    });

    it('the filter by payout state finds exactly the rows in that state, for many combinations of facts', async () => {
      await createDuePayouts(server(), 3);
      const { db } = server();
      const every = (n: number, rest = 0) => sql`id % ${raw(String(n))} = ${raw(String(rest))}`;
      await db.run(sql`
        update application set status_id = 19, joining_date = ${today} - (id % 120)
        where referrer_id is not null and ${every(2)}`);
      await followJoiningDates(db);
      await db.run(sql`update referral set amount_minor = 100 where ${every(3, 1)}`);
      await db.run(sql`
        update referral set hire_left_on = payable_on + (id % 5) - 2 where ${every(7)}`);
      await db.run(sql`update referral set attribution = 'Two' where ${every(4)}`);
      await db.run(sql`update referral set attribution = 'Three' where ${every(5)}`);
      await db.run(sql`update referral set state = 'on-hold' where ${every(11)}`);
      await db.run(sql`
        update app_user set leaving_date = ${today} - (id % 90), is_active = ${every(2)}
        where ${every(3)} and id in (select referrer_id from referral)`);
      await db.run(sql`
        update app_user set is_active = false
        where ${every(13)} and id in (select referrer_id from referral)`);
      const rows = await whole();
      const idsOfStatus = (id: number) =>
        rows.filter((row) => row.referralStatus.id === id).map((row) => row.applicantId);
      for (const { id } of [due, waiting, payoutStates['on-hold']]) {
        const found = await whole({ referralStatusId: String(id) });
        expect(found.map((row) => row.applicantId)).toEqual(idsOfStatus(id));
      }
      expect(idsOfStatus(due.id).length).toBeGreaterThan(2);
      expect(
        new Set(rows.map(({ reason }) => reason?.split(' ', 3).join(' '))).size,
      ).toBeGreaterThan(5);
    });

    it('a referral shows the days since joining, the eligibility date and the remark', async () => {
      const [id = 0] = await createDuePayouts(server());
      const before = (await list({ search: 'Ravi Iyer' })).data.find(
        (row) => row.applicantId === id,
      );
      expect(before).toMatchObject({
        daysCompleted: 100,
        amount: 15000.5,
        currency: 'INR',
        referralStatus: { id: due.id, referralStatus: 'Due' },
        reason: '',
        user: { name: 'Ravi', lastName: 'Iyer' },
      });
      await change({ applicantId: [id], referralStatusId: 6, remark: 'Asked payroll' });
      expect((await record(id)).remark).toBe('Asked payroll');
    });

    it('a corrected joining date moves the eligibility date', async () => {
      const [id = 0] = await createDuePayouts(server());
      const { joiningDate } = await record(id);
      await setJoiningDate(server().db, sql`joining_date + 3`, id);
      const moved = await record(id);
      const dayOf = (day: string | null | undefined) => Date.parse(day ?? '') / 864e5;
      expect(dayOf(moved.joiningDate) - dayOf(joiningDate)).toBe(3);
      expect(dayOf(moved.eligibilityDate) - dayOf(moved.joiningDate)).toBe(90);
    });

    it('a referral pays at the payable status set when it was made, or at any hired status if none was set', async () => {
      const [id = 0] = await createDuePayouts(server());
      const { db } = server();
      const [later] = await db.many<{ id: number }>(sql`
        insert into status (name, category) values ('Confirmed', 'hired') returning id`);
      const payable = (statusId: number | null) =>
        db.run(sql`
          update referral
          set with_payable_status_id = ${statusId}, without_payable_status_id = ${statusId}
          where application_id = ${id}`);
      const isDue = async () => (await record(id)).referralStatus.id === due.id;
      const dueIds = async () =>
        (await whole({ referralStatusId: String(due.id) })).map((row) => row.applicantId);
      await payable(later?.id ?? null);
      expect((await record(id)).rules?.[0]).toMatchObject({
        outcome: 'open',
        change:
          'It is met with the status Confirmed, as General Settings said on the day of the referral.',
      });
      expect([await isDue(), (await dueIds()).includes(id)]).toEqual([false, false]);
      await db.run(sql`update application set status_id = ${later?.id} where id = ${id}`);
      expect([await isDue(), (await dueIds()).includes(id)]).toEqual([true, true]);
      await payable(null);
      expect(await isDue()).toBe(true);
    });

    it('a changed payable status applies to new referrals, and changes no existing payout', async () => {
      const [due1 = 0, approved = 0] = await createDuePayouts(server(), 2);
      await approve([approved]);
      const { db } = server();
      const administrator = await server().signInAs('administrator');
      const settings = '/api/v1/general-settings';
      const promised = async () =>
        (await administrator.send('GET', `${settings}/promised-statuses`)).json().data;
      const before = await promised();
      const stage = await db.one<{ id: number }>(sql`
        with made as (
          insert into status (name, category) values ('Confirmed twice', 'hired') returning id)
        insert into stage_status (stage_id, status_id, sequence)
        select (select min(id) from stage), id, 90 from made returning status_id as id`);
      const plain = await db.one<{ id: number }>(sql`
        insert into status (name, category) values ('Confirmed once', 'hired') returning id`);
      const saved = await administrator.send('PUT', settings, {
        payload: { withPayableStatusId: stage?.id, withoutPayableStatusId: plain?.id },
      });
      expect(saved.statusCode).toBe(200);
      expect((await record(due1)).referralStatus.referralStatus).toBe('Due');
      expect((await record(approved)).reason).toBe('');
      expect(await promised()).toEqual(before);
      const [made] = await db.many<{ id: number }>(sql`
        insert into application (job_id, applicant_id, status_id, source_id, referrer_id,
          joining_date)
        select job_id, applicant_id, 19, source_id, referrer_id, joining_date from application
        where id = ${due1} returning id`);
      await createMissingReferrals(db);
      expect((await record(made?.id ?? 0)).rules?.[0]).toMatchObject({
        outcome: 'open',
        change: expect.stringMatching(/^It is met with the status Confirmed (once|twice), as/),
      });
      expect(await promised()).toContainEqual({
        kind: expect.any(String),
        status: expect.objectContaining({ name: expect.stringMatching('Confirmed') }),
        referrals: 1,
      });
      await administrator.send('PUT', settings, {
        payload: { withPayableStatusId: null, withoutPayableStatusId: null },
      });
      await db.run(sql`delete from application where id = ${made?.id}`);
    });

    it('a changed setting or slab affects new referrals only', async () => {
      const { db } = server();
      const before = await db.many(sql`
        select id, amount_minor, release_days, setting_version from referral order by id`);
      await db.run(sql`update referral_amount set amount_minor = amount_minor + 100`);
      await db.run(sql`
        update referral_setting set release_days = 45, version = version + 1 where is_active`);
      expect(
        await db.many(sql`
          select id, amount_minor, release_days, setting_version from referral order by id`),
      ).toEqual(before);
      const [made] = await db.many<{ id: number }>(sql`
        insert into application (job_id, applicant_id, status_id, source_id, referrer_id)
        select job_id, applicant_id, 1, source_id, referrer_id from application
        where referrer_id is not null limit 1 returning id`);
      await createMissingReferrals(db);
      const [fresh] = await db.many<{ release_days: number }>(sql`
        select release_days from referral where application_id = ${made?.id}`);
      expect(fresh?.release_days).toBe(45);
    });

    it('referrers see the progress as a plain text, hiring managers see no amounts, and auditors no contact data', async () => {
      const [id = 0] = await createDuePayouts(server());
      const { db } = server();
      const referrer = await server().signInAs('referrer');
      const other = await server().signInAs('referrer');
      await db.run(sql`
        update referral set referrer_id = ${referrer.userId} where application_id = ${id}`);
      const mine = await list({}, referrer);
      expect(mine.meta.total).toBe(1);
      expect(Object.keys(mine.data[0] ?? {}).toSorted()).toEqual([
        ...['amount', 'applicantId', 'currency', 'eligibilityDate', 'firstName', 'job', 'lastName'],
        ...['progress', 'referralId', 'referralStatus', 'referredDate'],
      ]);
      expect(mine.data[0]).toMatchObject({ progress: 'Joined', amount: 15000.5 });
      expect(await record(id, referrer)).toEqual({ ...mine.data[0], hasChat: false });
      expect((await list({}, other)).meta.total).toBe(0);
      expect((await other.send('GET', `${path}/${id}`)).statusCode).toBe(404);

      const manager = await server().signInAs('hiring-manager');
      const [row] = await db.many<{ job_id: number }>(
        sql`select job_id from referral where application_id = ${id}`,
      );
      await db.run(sql`
        update job set hiring_manager_id = ${manager.userId} where id = ${row?.job_id}`);
      const assigned = await record(id, manager);
      expect(assigned).not.toHaveProperty('amount');
      expect(assigned.promise?.slab).toBeNull();
      expect(assigned.targets).toEqual([]);

      const auditor = await record(id, await server().signInAs('auditor'));
      for (const hidden of ['documentNumber', 'contact', 'remark', 'resumeFileId'])
        expect(auditor).not.toHaveProperty(hidden);
      expect(auditor.amount).toBe(15000.5);
    });

    it('an export has the rows of its list, and referrers cannot export', async () => {
      const [id = 0] = await createDuePayouts(server());
      const ticketFor = async (by: Caller) =>
        by.send('POST', '/api/v1/file-tickets', {
          payload: { kind: 'list', list: 'referral', rows: { applicantId: [id] } },
        });
      const ticket = await ticketFor(officer);
      const file = await server().app.inject({ url: ticket.json().data.url });
      const [head, row] = file.body.split('\r\n');
      expect(head).toContain('Candidate');
      expect(row).toContain('Ravi Iyer');
      expect(row).toContain('15000.5');
      expect((await ticketFor(await server().signInAs('referrer'))).statusCode).toBe(403);
    });

    it('the export of payable referrals shows the reason in place of the amount of a payout that is not due', async () => {
      const [due = 0] = await createDuePayouts(server());
      const [early = 0] = await createDuePayouts(server());
      await server().db.run(sql`
        update referral set payable_on = current_date + 2 where application_id = ${early}`);
      const ticketFor = async (applicantId: number[], by = officer) =>
        by.send('POST', '/api/v1/file-tickets', {
          payload: { kind: 'list', list: 'payable-referral', rows: { applicantId } },
        });
      const refused = await ticketFor([early]);
      expect(refused.statusCode).toBe(412);
      expect(refused.json().error.message).toBe(beforeRelease(90));
      const mixed = await ticketFor([due, early]);
      const file = await server().app.inject({ url: mixed.json().data.url });
      const lines = file.body.trim().split('\r\n').slice(1);
      const lineOf = (id: number) => lines.find((line) => line.startsWith(`${id},`)) ?? '';
      expect(lines).toHaveLength(2);
      expect(lineOf(due)).toContain('INR');
      expect(lineOf(due)).not.toContain('has not completed');
      expect(lineOf(early)).toContain(beforeRelease(90));
      expect(lineOf(early)).not.toContain('INR');
      expect((await ticketFor([due], await server().signInAs('referrer'))).statusCode).toBe(403);
    });
  },
  { data: 'company' },
);
