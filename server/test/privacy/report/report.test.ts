import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { One } from '../../../contract/answer';
import { PrivacyRecord } from '../../../contract/privacy/report/privacy-record';
import { itAllowsOnly } from '../../allows-only';
import { onDatabase, type Caller } from '../../server';

onDatabase(
  (server) => {
    let auditor: Caller;
    beforeAll(async () => {
      auditor = await server().signInAs('auditor');
    });
    const read = async (): Promise<PrivacyRecord> => {
      const answer = await auditor.send('GET', '/api/v1/privacy-record');
      expect([...Value.Errors(One(PrivacyRecord), answer.json())]).toEqual([]);
      return answer.json().data;
    };
    const addRequest = (state: string, days: number, due: number) =>
      server().db.run(sql`
        insert into privacy_request (kind, state, made_at, due_on, closed_at)
        values ('access', ${state}, now() - interval '40 days', current_date + ${due}::integer,
          case when ${state} in ('done', 'refused') then
            now() - interval '40 days' + ${days} * interval '1 day' end)`);

    it('a new installation shows a privacy report without figures, not a broken page', async () => {
      const { requests, exports } = await read();
      expect(requests).toHaveLength(3);
      expect(requests[0]).toEqual({
        ...{ kind: 'access', asked: 0, answered: 0, refused: 0, late: 0, medianDays: null },
      });
      expect(exports).toEqual([]);
    });

    it('an auditor sees how long answers to privacy requests took, and which came late or not at all', async () => {
      await addRequest('done', 4, -10);
      await addRequest('done', 6, -10);
      await addRequest('refused', 38, -10);
      await addRequest('open', 0, -10);
      expect((await read()).requests[0]).toEqual({
        ...{ kind: 'access', asked: 4, answered: 2, refused: 1, late: 2, medianDays: 6 },
      });
    });

    it('an auditor sees who exported how many applicants', async () => {
      await server().db.run(sql`
        insert into record_reading (reader_id, kind, list, day, rows)
        values (${auditor.userId}, 'export', 'application', current_date, 12)`);
      expect((await read()).exports).toMatchObject([
        { list: 'application', name: 'Asha Verma', applicants: 12 },
      ]);
    });

    itAllowsOnly(server, 'the record of privacy', ['administrator', 'auditor'], (person) =>
      person.send('GET', '/api/v1/privacy-record'),
    );
  },
  { data: 'company' },
);
