import sql from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import { selectDueReferrals } from '../../../src/referrals/payouts/referral-facts';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { onDatabase, type Caller } from '../../server';
import { toMultipart } from '../../jobs/postings/job-parts';
import { storeDuePayouts } from '../payout-batches/payout-batch-parts';
import { referralCalls, today } from './referral-parts';

onDatabase(
  (server) => {
    let officer: Caller;
    beforeAll(async () => {
      officer = await server().signInAs('payout-officer');
    });
    const { record, messageOf } = referralCalls(() => officer);
    const dayBack = async (days: number): Promise<string> => {
      const row = await server().db.one<{ day: string }>(
        sql`select (${today} - ${days}::integer)::text as day`,
      );
      return row?.day ?? '';
    };
    const isDue = async (id: number): Promise<boolean> =>
      (await server().db.one(sql`
        select from referral where application_id = ${id} and id in (${selectDueReferrals(await dayBack(0))})`)) !==
      undefined;
    const hire = async (applied: number, joined: number): Promise<number> => {
      const [id = 0] = await storeDuePayouts(server(), 1);
      await server().db.run(sql`
        update application set created_at = now() - make_interval(days => ${applied}),
          joining_date = ${today} - ${joined}::integer
        where id = ${id}`);
      return id;
    };
    const confirm = (id: number, joiningDate: string, remark = 'Contract seen', by = officer) =>
      by.send('POST', `/api/v1/referrals/${id}/joining-date-confirmation`, {
        payload: { joiningDate, remark },
      });

    it.each([
      ['on the day of the application', 200, 200, true],
      ['a day before it', 200, 201, false],
      ['a year after it', 465, 100, true],
      ['more than a year after it', 466, 100, false],
    ])(
      'whether the payout for a person who joined %s is due: %s',
      async (_, applied, joined, expected) => {
        const id = await hire(applied, joined);
        const { rules = [], referralStatus, reason } = await record(id);
        const outcome = rules.find(({ rule }) => rule === 'joined')?.outcome;
        expect([await isDue(id), referralStatus.referralStatus, outcome]).toEqual(
          expected ? [true, 'Due', 'met'] : [false, 'Waiting', 'open'],
        );
        if (!expected)
          expect(reason).toMatch(/^Joins (before|more than a year after) the application/);
      },
    );

    it('a payout with an implausible joining date waits for a confirmation, and for a new one after each change', async () => {
      const id = await hire(200, 300);
      expect(await messageOf(id)).toMatch(/Joins before the application/);
      expect((await record(id)).mayConfirmJoining).toBe(true);
      expect((await confirm(id, await dayBack(300))).statusCode).toBe(200);
      const { history = [], mayConfirmJoining } = await record(id);
      expect([await isDue(id), mayConfirmJoining]).toEqual([true, false]);
      expect(history[0]).toMatchObject({
        remark: 'Contract seen',
        actor: { userId: officer.userId },
        employment: { fact: 'joining', before: await dayBack(300), after: await dayBack(300) },
      });
      const audited = await server().db.many(sql`
        select from audit_entry where action = 'referral.confirm-joining' and subject_id = ${id}`);
      expect(audited).toHaveLength(1);
      await officer.send('PUT', `/api/v1/employment/${id}`, {
        payload: { joiningDate: await dayBack(310) },
      });
      expect(await isDue(id)).toBe(false);
    });

    it('a joining date is confirmed unchanged, with a remark, by a person outside the hiring', async () => {
      const id = await hire(200, 300);
      const day = await dayBack(300);
      expect(await readFieldErrors(confirm(id, day, '  '))).toEqual({
        remark: messages.payout.remark,
      });
      expect(await readFieldErrors(confirm(id, await dayBack(299)))).toEqual({
        joiningDate: messages.payout.otherJoiningDate,
      });
      const auditor = await server().signInAs('auditor');
      expect((await confirm(id, day, 'Seen', auditor)).statusCode).toBe(403);
      const insider = await server().signInAs('payout-officer');
      await server().db.run(sql`
        update application set recruiter_id = ${insider.userId} where id = ${id}`);
      expect((await confirm(id, day, 'Seen', insider)).json().error.message).toBe(
        messages.payout.recused,
      );
      expect(await isDue(id)).toBe(false);
      const plain = await hire(200, 100);
      expect((await confirm(plain, await dayBack(100))).statusCode).toBe(409);
      expect((await confirm(999_999, day)).statusCode).toBe(404);
    });

    it('a joining date in an impossible year is refused wherever it is entered', async () => {
      const id = await hire(200, 100);
      const applied = (await dayBack(200)).slice(0, 4);
      const wrong = messages.status.joiningYear(applied);
      const put = officer.send('PUT', `/api/v1/employment/${id}`, {
        payload: { joiningDate: '1999-03-01' },
      });
      expect(await readFieldErrors(put)).toEqual({ joiningDate: wrong });
      const form = new FormData();
      form.append('file', new File([`Id,Joining Date\n${id},1999-03-01\n`], 'days.csv'));
      const file = await officer.send('POST', '/api/v1/employment/import', await toMultipart(form));
      expect(file.json().data).toMatchObject({ refused: 1, lines: [{ message: wrong }] });
      const recruiter = await server().signInAs('administrator');
      const single = recruiter.send('PUT', `/api/v1/application/${id}`, {
        payload: { joiningDate: '1999-03-01' },
      });
      expect(await readFieldErrors(single)).toEqual({ joiningDate: wrong });
    });
  },
  { data: 'company' },
);
