import sql from 'sql-template-tag';
import { recordSuspectedDuplicates } from '../../../src/applicants/duplicates/suspect-duplicates';
import type { ApplicantDetailsUpdate } from '../../../contract/applicants/details/applicant-details';
import { birthDateMessage } from '../../../contract/applicants/details/applicant-details-constants';
import { subscribeToChanges, type Change } from '../../../src/platform/realtime/changes';
import { onDatabase, type Caller } from '../../server';
import { listPairs } from '../duplicates/duplicate-parts';
import {
  createDuePayouts,
  referralCalls,
  referralsPath,
  today,
} from '../../referrals/payouts/referral-parts';

const mohan = {
  fatherName: 'Mohan Secretson',
  birthDate: '1994-08-03',
  maritalStatus: 'married',
  address: '14 Hidden Road\nMysuru',
} as const;
const empty = { fatherName: '', birthDate: null, maritalStatus: '', address: '' };

onDatabase(
  (server) => {
    let caller: Caller;
    let made = 0;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const { record, list } = referralCalls(() => caller);
    const put = (id: number, payload: object) =>
      caller.send('PUT', `${referralsPath}/${id}/details`, { payload });
    const enter = async (id: number, payload: ApplicantDetailsUpdate) => {
      const answer = await put(id, payload);
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      expect((await record(id)).details).toEqual(answer.json().data);
    };
    const stored = async (id: number) => {
      const { version, ...details } = (await record(id)).details ?? { version: -1 };
      return { version, details };
    };

    it('an applicant’s details are empty at first, and each detail can be stored separately', async () => {
      const [id = 0] = await createDuePayouts(server());
      expect(await stored(id)).toEqual({ version: 0, details: empty });
      await enter(id, { fatherName: ` ${mohan.fatherName} `, version: 0 });
      await enter(id, { birthDate: mohan.birthDate });
      await enter(id, { maritalStatus: mohan.maritalStatus, address: mohan.address, version: 2 });
      expect(await stored(id)).toEqual({ version: 3, details: mohan });
      await enter(id, mohan);
      expect((await stored(id)).version).toBe(3);
      await enter(id, { fatherName: '', birthDate: '', maritalStatus: '', address: '' });
      expect(await stored(id)).toEqual({ version: 4, details: empty });
    });

    it('details sent with an older version are refused, and the refusal has the stored details', async () => {
      const [id = 0] = await createDuePayouts(server());
      await enter(id, { ...mohan, version: 0 });
      const late = await put(id, { address: 'Elsewhere', version: 0 });
      expect([late.statusCode, late.json().error.current]).toEqual([409, { ...mohan, version: 1 }]);
      expect((await stored(id)).details).toEqual(mohan);
    });

    it('each detail has a maximum length, and a birth date must be in the past', async () => {
      const [id = 0] = await createDuePayouts(server());
      const [now] = await server().db.many<{ day: string; before: string }>(
        sql`select ${today}::text as day, (${today} - 1)::text as before`,
      );
      for (const [field, value] of [
        ['fatherName', 'x'.repeat(101)],
        ['address', 'x'.repeat(501)],
        ['maritalStatus', 'engaged'],
        ['birthDate', '1999-02-29'],
        ['birthDate', '1899-12-31'],
        ['birthDate', now?.day],
        ['version', -1],
        ['salary', 5],
      ] as const) {
        const answer = await put(id, { [field]: value });
        expect([field, answer.statusCode]).toEqual([field, 422]);
        expect(Object.keys(answer.json().error.fields)).toEqual([field]);
      }
      expect((await put(id, { birthDate: now?.day })).json().error.fields).toEqual({
        birthDate: birthDateMessage,
      });
      expect((await stored(id)).version).toBe(0);
      await enter(id, { fatherName: 'x'.repeat(100), address: 'x'.repeat(500) });
      await enter(id, { birthDate: now?.before ?? '' });
      await enter(id, { birthDate: '1900-01-01' });
    });

    it('details are in no list, export, event or log line; the audit log names changed fields only', async () => {
      const [id = 0] = await createDuePayouts(server());
      const received: Change[] = [];
      const stop = subscribeToChanges((change) => received.push(change));
      await enter(id, mohan);
      stop();
      expect(received).toEqual([{ owner: 'referral', ids: [id], jobIds: [expect.any(Number)] }]);
      const audited = await server().db.many<{ details: { fields: string[] } }>(sql`
        select details from audit_entry where action = 'referral.details' and subject_id = ${id}`);
      expect(audited.map(({ details }) => details.fields.toSorted())).toEqual([
        Object.keys(mohan).toSorted(),
      ]);
      const ticket = await caller.send('POST', '/api/v1/file-tickets', {
        payload: { kind: 'list', list: 'referral', rows: { applicantId: [id] } },
      });
      const file = await server().app.inject({ method: 'GET', url: ticket.json().data.url });
      expect(file.statusCode).toBe(200);
      const log = await caller.send('GET', '/api/v1/audit-log', {
        query: { recordId: String(id) },
      });
      expect(log.body).toContain('referral.details');
      const output = [JSON.stringify(await list({ limit: '500' })), file.body, log.body].join('\n');
      for (const text of ['Secretson', '1994-08-03', '08/03/1994', 'Hidden Road', 'married'])
        expect([text, output.includes(text)]).toEqual([text, false]);
    });

    it('deleting an applicant deletes their details', async () => {
      const [id = 0] = await createDuePayouts(server());
      await enter(id, mohan);
      const count = async () =>
        (
          await server().db.many(sql`select from applicant_details where address = ${mohan.address}
          and applicant_id in (select id from applicant)`)
        ).length;
      const before = await count();
      const gone = await caller.send('POST', '/api/v1/multiple-application-delete', {
        payload: { applicantId: [id] },
      });
      expect([gone.statusCode, gone.json().data]).toEqual([200, { deleted: 1 }]);
      expect(await count()).toBe(before - 1);
    });

    const twins = async (first: ApplicantDetailsUpdate, second: ApplicantDetailsUpdate) => {
      made += 1;
      const [one = 0] = await createDuePayouts(server());
      const [other = 0] = await createDuePayouts(server());
      await enter(one, first);
      await enter(other, second);
      const email = `details${made}@twin.example`;
      await server().db.run(sql`
        update applicant set email = ${email}
        where id in (select applicant_id from application where id in (${one}, ${other}))`);
      await recordSuspectedDuplicates(server().db, sql`person.email = ${email}`);
      const [pair] = (await listPairs(caller, { search: email })).data;
      if (!pair) throw new Error('They are not suspected');
      const survivor = await server().db.one<{ id: number }>(
        sql`select applicant_id as id from application where id = ${one}`,
      );
      const act = async (action: string, payload = {}) => {
        const path = `/api/v1/duplicate-records/${pair.id}/${action}`;
        expect((await caller.send('POST', path, { payload })).statusCode).toBe(200);
      };
      return {
        ...{ one, other },
        merge: () => act('merge', { survivorId: survivor?.id }),
        undo: () => act('undo-merge'),
      };
    };

    it('a merge keeps the survivor’s details and fills gaps in them; undoing it restores both people', async () => {
      const own = { fatherName: 'Father of one', address: '1 First Street' };
      const two = await twins(own, mohan);
      await two.merge();
      const both = { ...mohan, ...own };
      expect((await stored(two.one)).details).toEqual(both);
      expect((await stored(two.other)).details).toEqual(both);
      await two.undo();
      expect((await stored(two.one)).details).toEqual({ ...empty, ...own });
      expect((await stored(two.other)).details).toEqual(mohan);
    });

    it('a merge gives details to a person without any; undoing it keeps details changed since', async () => {
      const two = await twins({}, mohan);
      await two.merge();
      expect((await stored(two.one)).details).toEqual(mohan);
      await enter(two.one, { address: '2 Second Street' });
      await two.undo();
      expect((await stored(two.one)).details).toEqual({ ...empty, address: '2 Second Street' });
      expect((await stored(two.other)).details).toEqual(mohan);
    });
  },
  { data: 'company' },
);
