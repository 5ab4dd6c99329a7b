import sql from 'sql-template-tag';
import { subscribeToChanges, type Change } from '../../../src/platform/realtime/changes';
import { onDatabase, type Caller } from '../../server';

const path = '/api/v1/multiple-application-delete';

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const idsWhere = async (condition: string): Promise<number[]> => {
      const rows = await server().db.many<{ id: number }>(
        sql([`select id from application where ${condition} order by id`]),
      );
      return rows.map(({ id }) => id);
    };
    const remove = (payload: object) => caller.send('POST', path, { payload });

    it('all matching applicants except the unticked are deleted, and only if their number is as shown', async () => {
      const matching = { sourceId: 3, statusId: 2 };
      const doomed = await idsWhere('source_id = 3 and status_id = 2');
      const [kept] = doomed;
      const others = await idsWhere('not (source_id = 3 and status_id = 2)');
      const wrong = await remove({ matching, except: [kept], expected: doomed.length });
      expect([wrong.statusCode, wrong.json().error.current]).toEqual([
        409,
        { count: doomed.length - 1 },
      ]);
      expect(await idsWhere('source_id = 3 and status_id = 2')).toEqual(doomed);
      const received: Change[] = [];
      const stop = subscribeToChanges((change) => received.push(change));
      const answer = await remove({ matching, except: [kept], expected: doomed.length - 1 });
      stop();
      expect(answer.json().data).toEqual({ deleted: doomed.length - 1 });
      expect(received[0]?.ids).toEqual(doomed.slice(1));
      expect(await idsWhere('true')).toEqual(
        [...others, kept].sort((a, b) => Number(a) - Number(b)),
      );
    });

    it.each([
      [{ matching: {} }, 'expected'],
      [{ matching: {}, applicantId: [1], expected: 1 }, 'applicantId'],
      [{}, 'applicantId'],
    ])(
      'a deletion by %j, which could delete more applicants than intended, is refused',
      async (payload, field) => {
        const before = await idsWhere('true');
        const answer = await remove(payload);
        expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([
          422,
          [field],
        ]);
        expect(await idsWhere('true')).toEqual(before);
      },
    );
  },
  { data: 'company' },
);
