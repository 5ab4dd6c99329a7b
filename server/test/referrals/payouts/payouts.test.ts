import { setJoiningDate } from '../../join';
import sql from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import type { Role } from '../../../contract/permission';
import { beforeRelease, payoutStates } from '../../../contract/referrals/payouts/payout-constants';
import { onDatabase, type Caller } from '../../server';
import {
  createDuePayouts,
  payoutChangePath as changePath,
  referralCalls,
  referralsPath as path,
  today,
} from './referral-parts';

const { approved } = payoutStates;

onDatabase(
  (server) => {
    let officer: Caller;
    beforeAll(async () => {
      officer = await server().signInAs('payout-officer');
    });
    const { approve, change, list, messageOf, record } = referralCalls(() => officer);

    it('before the payable day an approval is refused with the text of the tooltip, and Hold is allowed', async () => {
      const [id = 0] = await createDuePayouts(server());
      await setJoiningDate(server().db, sql`${today} - 89`, id);
      expect(await messageOf(id)).toBe(beforeRelease(90));
      expect(beforeRelease(90)).toBe(
        'The employee has not completed 90 days, so you can neither change the status nor export the data.',
      );
      const held = await change({ applicantId: [id], referralStatusId: 6, remark: 'Wait' });
      expect(held).toMatchObject({ changed: 1, refused: 0 });
    });

    it('a change of several payouts changes those that allow it, and gives the reason for each other one', async () => {
      const [good = 0, early = 0] = await createDuePayouts(server(), 2);
      await setJoiningDate(server().db, sql`${today} - 10`, early);
      const answer = await officer.send('POST', changePath, {
        payload: `applicantId[0]=${good}&applicantId[1]=${early}&applicantId[2]=999999&referralStatusId=3&remark=Fine`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(answer.json().data).toMatchObject({
        changed: 1,
        refused: 2,
        results: [
          { applicantId: good, outcome: 'changed' },
          { applicantId: early, outcome: 'refused', message: beforeRelease(90) },
          { applicantId: 999_999, outcome: 'refused', message: messages.payout.gone },
        ],
      });
      const file = await record(good);
      expect(file.referralStatus).toEqual({ id: 3, referralStatus: 'Approved' });
      expect(file.history).toMatchObject([
        { from: 'Due', to: 'Approved', remark: 'Fine', actor: { userId: officer.userId } },
      ]);
      const audited = await server().db.many(sql`
        select details from audit_entry where action = 'payout.approve' and subject_id = ${good}`);
      expect(audited).toMatchObject([{ details: { from: 'due', to: 'approved' } }]);
    });

    it('the totals of a list are counted again when one of its payouts has changed', async () => {
      const [id = 0] = await createDuePayouts(server());
      const onHold = async () => (await list({ type: '4', referralStatusId: '6' })).meta.total;
      const before = [await onHold(), await onHold()];
      await change({ applicantId: [id], referralStatusId: 6, remark: 'Waits' });
      expect([...before, await onHold()]).toEqual([before[0], before[0], (before[0] ?? 0) + 1]);
    });

    it('two people who approve the same payouts at once approve each payout once', async () => {
      const ids = await createDuePayouts(server(), 5);
      const other = await server().signInAs('recruiting-manager');
      const [one, two] = await Promise.all([approve(ids), approve(ids, other)]);
      expect(one.changed + two.changed).toBe(5);
      const events = await server().db.one<{ n: number }>(sql`
        select count(*) as n from referral_event join referral on referral.id = referral_id
        where application_id = any (${ids}::integer[])`);
      expect(events?.n).toBe(5);
    });

    it('nobody can approve a payout for their own referral, or for a person in whose hiring they take part', async () => {
      const manager = await server().signInAs('recruiting-manager');
      const [own = 0, hired = 0] = await createDuePayouts(server(), 2);
      const { db } = server();
      await db.run(sql`
        update referral set referrer_id = ${manager.userId} where application_id = ${own}`);
      await db.run(sql`
        update application set recruiter_id = ${manager.userId} where id = ${hired}`);
      expect(await messageOf(own, manager)).toBe(messages.payout.own);
      expect(await messageOf(hired, manager)).toBe(messages.payout.recused);
      expect((await approve([own, hired])).changed).toBe(2);
    });

    it('an approver is warned of people who referred them in the last 12 months', async () => {
      const approver = await server().signInAs('recruiting-manager');
      const [id = 0] = await createDuePayouts(server());
      const { db } = server();
      await db.run(sql`
        update applicant set email = (select email from app_user where id = ${approver.userId})
        where id = (select applicant_id from application where id = ${id})`);
      const chainOf = async (by: Caller) =>
        (await by.send('GET', '/api/v1/referral-chain')).json().data;
      expect(await chainOf(approver)).toMatchObject([{ name: 'Ravi', lastName: 'Iyer' }]);
      expect(await chainOf(officer)).toEqual([]);
      await db.run(sql`
        update referral set referred_at = now() - interval '13 months'
        where application_id = ${id}`);
      expect(await chainOf(approver)).toEqual([]);
    });

    it('the list gives the reason why an approved payout would no longer be paid', async () => {
      const [id = 0] = await createDuePayouts(server());
      await approve([id]);
      const reason = async () =>
        (await list({ type: '4', referralStatusId: '3' })).data.find(
          (row) => row.applicantId === id,
        )?.reason;
      expect(await reason()).toBe('');
      await server().db.run(sql`
        update referral set hire_left_on = ${today} - 20 where application_id = ${id}`);
      expect(await reason()).toMatch(/^The person left on /);
    });

    it('a change of a payout that needs a reason is refused without one, at its field', async () => {
      const [id = 0] = await createDuePayouts(server());
      for (const remark of ['', '  ']) {
        const answer = await officer.send('POST', changePath, {
          payload: { applicantId: [id], referralStatusId: 7, remark },
        });
        expect(answer.statusCode).toBe(422);
        expect(answer.json().error.fields).toEqual({ remark: messages.payout.remark });
      }
    });

    it('a payout can be marked as duplicate before its rules are met, but as eligible only when they are met', async () => {
      const [id = 0, early = 0] = await createDuePayouts(server(), 2);
      await setJoiningDate(server().db, sql`${today}`, early);
      const mark = (to: number, payload: object) =>
        officer.send('PUT', `${path}/${to}`, { payload });
      expect((await mark(id, { eligible: true })).json().data.referralStatus.id).toBe(approved.id);
      const refused = await mark(early, { eligible: true });
      expect([refused.statusCode, refused.json().error.message]).toEqual([409, beforeRelease(90)]);
      const duplicate = await mark(early, { duplicate: true, remark: 'Twice' });
      expect(duplicate.json().data).toMatchObject({
        referralStatus: { id: 7 },
        history: [{ reason: 'Duplicate', remark: 'Twice' }],
      });
      expect((await mark(999_999, { eligible: true })).statusCode).toBe(404);
      expect((await mark(id, {})).statusCode).toBe(422);
    });

    it('deleting referrals keeps the applicants, and a referral with a decided payout cannot be deleted', async () => {
      const [one = 0, two = 0, decided = 0] = await createDuePayouts(server(), 3);
      await approve([decided]);
      const remove = (applicantId: number[]) =>
        officer.send('POST', '/api/v1/multiple-referal-payable-delete', {
          payload: { applicantId },
        });
      const refused = await remove([one, decided]);
      expect([refused.statusCode, refused.json().error.message]).toEqual([
        409,
        messages.payout.decided,
      ]);
      expect((await remove([one, two])).json().data).toEqual({ deleted: 2 });
      expect((await officer.send('GET', `${path}/${one}`)).statusCode).toBe(404);
      const left = await server().db.many(sql`
        select referrer_id from application where id in (${one}, ${two})`);
      expect(left).toEqual([{ referrer_id: null }, { referrer_id: null }]);
    });

    it.each([
      ['POST', '/api/v1/multiple-referal-payable-delete'],
      ['DELETE', path],
    ] as const)('%s %s accepts the applicants as form fields', async (method, address) => {
      const [one = 0, two = 0] = await createDuePayouts(server(), 2);
      const answer = await officer.send(method, address, {
        payload: `applicantId[0]=${one}&applicantId[1]=${two}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(answer.json().data).toEqual({ deleted: 2 });
    });

    it('an applicant with a decided payout cannot be deleted', async () => {
      const [id = 0] = await createDuePayouts(server());
      await approve([id]);
      const administrator = await server().signInAs('administrator');
      const remove = () =>
        administrator.send('POST', '/api/v1/multiple-application-delete', {
          payload: { applicantId: [id] },
        });
      const refused = await remove();
      expect([refused.statusCode, refused.json().error.message]).toEqual([
        409,
        messages.payout.decided,
      ]);
      await change({ applicantId: [id], referralStatusId: 7, remark: 'Left' });
      expect((await remove()).statusCode).toBe(200);
    });

    it.each<[Role, number, boolean]>([
      ['administrator', 3, false],
      ['administrator', 6, true],
      ['recruiting-manager', 3, true],
      ['recruiting-manager', 7, true],
      ['payout-officer', 3, true],
    ])(
      'whether a %s can move a payout to the state %i: %s',
      async (role, referralStatusId, isAllowed) => {
        const [id = 0] = await createDuePayouts(server());
        const caller = await server().signInAs(role);
        const { results } = await change(
          { applicantId: [id], referralStatusId, remark: 'Because' },
          caller,
        );
        expect(results[0]?.outcome).toBe(isAllowed ? 'changed' : 'refused');
        if (!isAllowed) expect(results[0]?.message).toBe(messages.payout.forbidden);
      },
    );
  },
  { data: 'company' },
);
