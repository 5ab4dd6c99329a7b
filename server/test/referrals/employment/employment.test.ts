import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { employmentMessages } from '../../../contract/referrals/employment/employment-constants';
import {
  EmploymentAnswer,
  EmploymentImport,
  type EmploymentRecord,
} from '../../../contract/referrals/employment/employment';
import { roles } from '../../../contract/permission';
import { messages } from '../../../contract/messages';
import { onDatabase, type Caller } from '../../server';
import { toMultipart } from '../../jobs/postings/job-parts';
import { createDuePayouts, referralCalls, today } from '../payouts/referral-parts';

const path = '/api/v1/employment';

onDatabase(
  (server) => {
    let officer: Caller;
    beforeAll(async () => {
      officer = await server().signInAs('payout-officer');
    });
    const { record, messageOf, approve } = referralCalls(() => officer);

    const send = async (records: EmploymentRecord[], by = officer): Promise<EmploymentAnswer> => {
      const answer = await by.send('PUT', path, { payload: { records } });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      expect([...Value.Errors(EmploymentAnswer, answer.json().data)]).toEqual([]);
      return answer.json().data;
    };
    const one = (id: number, payload: object, by = officer) =>
      by.send('PUT', `${path}/${id}`, { payload });
    const dayFrom = async (days: number): Promise<string> => {
      const found = await server().db.one<{ day: string }>(
        sql`select (${today} + ${days}::integer)::text as day`,
      );
      return found?.day ?? '';
    };

    it('a hire who leaves before the payable day stops the payout, with the reason; a correction reopens it', async () => {
      const [id = 0] = await createDuePayouts(server());
      expect((await record(id)).referralStatus.referralStatus).toBe('Due');
      const left = await dayFrom(-11);
      expect((await one(id, { leavingDate: left })).json().data.outcome).toBe('updated');
      const stopped = await record(id);
      expect(stopped.referralStatus.referralStatus).toBe('Waiting');
      expect(stopped.reason).toMatch(/^The person left on \d{1,2} [A-Z][a-z]+ \d{4}$/);
      expect(stopped.leavingDate).toBe(left);
      expect(await messageOf(id)).toContain('The person left on');
      await one(id, { leavingDate: '' });
      expect((await record(id)).referralStatus.referralStatus).toBe('Due');
      expect((await approve([id])).changed).toBe(1);
    });

    it('a hire who leaves on the payable day or later does not stop the payout', async () => {
      const [id = 0] = await createDuePayouts(server());
      await one(id, { leavingDate: await dayFrom(-10) });
      expect((await record(id)).referralStatus.referralStatus).toBe('Due');
    });

    it('a corrected joining date moves the payable day, and the case file says who corrected it', async () => {
      const [id = 0] = await createDuePayouts(server());
      const { joiningDate: before } = await record(id);
      const after = await dayFrom(-20);
      expect((await one(id, { joiningDate: after })).statusCode).toBe(200);
      const moved = await record(id);
      expect(moved).toMatchObject({ joiningDate: after, eligibilityDate: await dayFrom(70) });
      expect(moved.history?.[0]).toMatchObject({
        actor: { userId: officer.userId },
        employment: { fact: 'joining', before, after },
      });
      const audited = await server().db.many(sql`
        select actor_id, details ->> 'fact' as fact from audit_entry
        where action = 'referral.employment' and subject_id = ${id}`);
      expect(audited).toEqual([{ actor_id: officer.userId, fact: 'joining' }]);
    });

    it('employment records are found by application or e-mail address; sent again they change nothing', async () => {
      const [first = 0, second = 0, third = 0] = await createDuePayouts(server(), 3);
      await server().db.run(sql`
        update applicant set email = ' Tor.Lie@Example.com'
        where id = (select applicant_id from application where id = ${second})`);
      const day = await dayFrom(-30);
      const records = [
        { applicantId: first, joiningDate: day },
        { email: 'TOR.lie@example.com ', leavingDate: day },
        { applicantId: first, joiningDate: day },
        { email: 'nobody@example.com', joiningDate: day },
        { joiningDate: day },
        { applicantId: third, leavingDate: '2001-01-01' },
        { applicantId: third, joiningDate: '0000-01-01' },
        { applicantId: third, joiningDate: '2026-02-30' },
      ] as EmploymentRecord[];
      const answer = await send(records);
      expect(answer.results.slice(0, 6)).toEqual([
        { outcome: 'updated', applicantId: first },
        { outcome: 'updated', applicantId: second },
        {
          outcome: 'refused',
          applicantId: first,
          fields: { applicantId: employmentMessages.repeated },
        },
        { outcome: 'refused', applicantId: null, fields: { email: employmentMessages.unknown } },
        { outcome: 'refused', applicantId: null, fields: { email: employmentMessages.whom } },
        {
          outcome: 'refused',
          applicantId: third,
          fields: { leavingDate: employmentMessages.order },
        },
      ]);
      expect(answer.results.slice(6).map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
      expect(await send(records.slice(0, 2))).toMatchObject({ updated: 0, unchanged: 2 });
      const events = await server().db.one<{ n: number }>(sql`
        select count(*) as n from referral_event join referral on referral.id = referral_id
        where application_id in (${first}, ${second})`);
      expect(events?.n).toBe(2);
    });

    it('an employment file is checked by row, stored as a whole, and has no effect a second time', async () => {
      const [first = 0, second = 0] = await createDuePayouts(server(), 2);
      const day = await dayFrom(-25);
      const [year = '', month = '', date = ''] = day.split('-');
      const text = [
        'Id,Candidate,Joining Date,Leaving Date',
        `${first},Asha,${month}/${date}/${year},`,
        `${second},Tor,,${day}`,
        '999999,Nobody,2026-01-05,',
        `${first},Twice,2026-01-05,`,
        `${second},Late,someday,`,
      ].join('\n');
      const sendFile = async (end: string, by = officer, content = text) => {
        const form = new FormData();
        form.append('file', new File([content], 'dates.csv', { type: 'text/csv' }));
        form.append('dayOrder', 'month-first');
        return by.send('POST', `${path}/${end}`, await toMultipart(form));
      };
      const checked = (await sendFile('check')).json().data;
      expect([...Value.Errors(EmploymentImport, checked)]).toEqual([]);
      expect(checked).toMatchObject({ total: 5, updated: 2, unchanged: 0, refused: 3 });
      expect((await record(first)).joiningDate).not.toBe(day);
      expect((await sendFile('import')).json().data).toEqual(checked);
      expect((await record(first)).joiningDate).toBe(day);
      expect((await record(second)).leavingDate).toBe(day);
      expect((await sendFile('import')).json().data).toMatchObject({ updated: 0, unchanged: 2 });
      const unnamed = (await sendFile('check', officer, 'Name\nAsha')).json().data;
      expect([...Value.Errors(EmploymentImport, unnamed)]).toEqual([]);
      expect(unnamed).toMatchObject({
        total: 1,
        fault: employmentMessages.columns,
        sample: [['Asha']],
      });
      const wrong = await sendFile('import', officer, 'Name\nAsha');
      expect([wrong.statusCode, wrong.json().error.fields]).toEqual([
        422,
        { file: employmentMessages.columns },
      ]);
      expect((await sendFile('import', await server().signInAs('recruiter'))).statusCode).toBe(403);
    });

    it('employment is stored only for a person who is hired', async () => {
      const waiting = await server().db.one<{ id: number }>(sql`
        select application.id from referral join application on application.id = application_id
          join status on status.id = status_id
        where category = 'active' order by application.id limit 1`);
      const answer = await one(waiting?.id ?? 0, { joiningDate: '2026-01-05' });
      expect([answer.statusCode, answer.json().error.fields]).toEqual([
        422,
        { joiningDate: messages.status.notHired },
      ]);
      expect((await one(999_999, { joiningDate: '2026-01-05' })).statusCode).toBe(404);
    });

    it.each(roles.map((role) => [role] as const))(
      'a %s can change employment dates only with the permission',
      async (role) => {
        const may = ['administrator', 'recruiting-manager', 'payout-officer'].includes(role);
        const [id = 0] = await createDuePayouts(server());
        const caller = await server().signInAs(role);
        const day = await dayFrom(-40);
        expect((await one(id, { joiningDate: day }, caller)).statusCode).toBe(may ? 200 : 403);
        const many = await caller.send('PUT', path, {
          payload: { records: [{ applicantId: id, joiningDate: day }] },
        });
        expect(many.statusCode).toBe(may ? 200 : 403);
        expect((await record(id)).joiningDate === day).toBe(may);
      },
    );
  },
  { data: 'company' },
);
