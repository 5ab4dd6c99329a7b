import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { SearchAnswer, type SearchGroup } from '../../../contract/console/search/search';
import type { Role } from '../../../contract/permission';
import { onDatabase, type Caller } from '../../server';

const find = async (
  by: Caller,
  search: string,
  query: Record<string, string | string[]> = {},
): Promise<SearchAnswer> => {
  const answer = await by.send('GET', '/api/v1/search', { query: { search, ...query } });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  expect(Value.Check(SearchAnswer, answer.json())).toBe(true);
  return answer.json();
};

const groupOf = ({ data }: SearchAnswer, kind: string): SearchGroup | undefined =>
  data.find((group) => group.kind === kind);
const idsOf = (answer: SearchAnswer, kind: string): number[] =>
  groupOf(answer, kind)?.hits.map(({ id }) => id) ?? [];

onDatabase(
  (server) => {
    const readAllIds = async (by: Caller, path: string, field: string, query = {}) => {
      const ids = new Set<number>();
      for (let page = 1; ; page += 1) {
        const answer = await by.send('GET', path, {
          query: { limit: '500', page: String(page), ...query },
        });
        if (answer.statusCode !== 200) return ids;
        const { data, meta } = answer.json() as {
          data: Record<string, number>[];
          meta: { last_page: number };
        };
        for (const row of data) ids.add(Number(row[field]));
        if (page >= meta.last_page) return ids;
      }
    };

    const kinds = [
      {
        kind: 'application',
        path: '/api/v2/application',
        field: 'applicantId',
        rows: sql`select application.id, btrim(first_name || ' ' || last_name) as name
          from application join applicant on applicant.id = applicant_id`,
      },
      {
        kind: 'job',
        path: '/api/v1/job',
        field: 'jobId',
        query: { allJobs: '1' },
        rows: sql`select id, code as name from job`,
      },
      {
        kind: 'referral',
        path: '/api/v1/referrals',
        field: 'applicantId',
        rows: sql`select application_id as id, btrim(first_name || ' ' || last_name) as name
          from referral join application on application.id = application_id
            join applicant on applicant.id = applicant_id`,
      },
      {
        kind: 'applicant-source',
        path: '/api/v1/applicant-source',
        field: 'sourceId',
        rows: sql`select id, name from applicant_source`,
      },
      {
        ...{ kind: 'person', path: '/api/v1/person', field: 'personId' },
        rows: sql`select id, email as name from app_user`,
      },
      {
        ...{ kind: 'group', path: '/api/v1/group', field: 'id' },
        rows: sql`select id, name from hiring_group`,
      },
      {
        ...{ kind: 'payout-batch', path: '/api/v1/payout-batch', field: 'id' },
        rows: sql`select id, id::text as name from payout_batch`,
      },
      {
        ...{ kind: 'chat-message', path: '/api/v1/channels', field: 'id' },
        rows: sql`select id, 'quokka x' || id || 'x' as name from chat_channel
          where application_id % 7 = 0`,
      },
      ...[
        { kind: 'department', path: '/api/v1/directory/departments', table: 'department' },
        { kind: 'skill', path: '/api/v1/directory/skills', table: 'skill' },
      ].map(({ table, ...one }) => ({
        ...one,
        ...{ field: 'id', rows: sql([`select id, name from ${table}`]) },
      })),
    ];
    /** Kinds whose rows everybody may choose, and only some may open. */
    const chosenByAll = ['applicant-source', 'group'];

    beforeAll(async () => {
      const { db } = server();
      await db.run(sql`
        insert into payout_batch (currency, approvals, created_by)
        select 'INR', 1, 1 from generate_series(1, 5)`);
      await db.run(sql`
        with place as (
          update chat_channel set last_sequence = last_sequence + 1, last_said = last_sequence + 1
          returning id, application_id, last_sequence)
        insert into chat_message (channel_id, sequence, sender_id, session_id, text)
        select place.id, last_sequence, referrer_id, '', 'Quokka x' || place.id || 'x'
        from place join referral using (application_id)`);
    });

    const people: { role: Role; userId?: number }[] = [
      { role: 'administrator' },
      { role: 'recruiting-manager' },
      { role: 'recruiter', userId: 3 },
      { role: 'hiring-manager', userId: 4 },
      { role: 'payout-officer' },
      { role: 'auditor' },
      { role: 'referrer' },
    ];

    describe.each(people)('the search by a $role', ({ role, userId }) => {
      it.each(kinds)(
        'a person finds each $kind in their own list, and no other',
        async ({ kind, path, field, query, rows }) => {
          const by = await server().signInAs(role, userId);
          const all = await server().db.many<{ id: number; name: string }>(rows);
          const seen = await readAllIds(by, path, field, query);
          const step = Math.max(1, Math.floor(all.length / 60));
          for (const { id, name } of all.filter((_, index) => index % step === 0)) {
            const answer = await find(by, name, { kinds: [kind], limit: '20' });
            const found = idsOf(answer, kind);
            if (role !== 'referrer' || kind !== 'applicant-source')
              expect(found.filter((one) => !seen.has(one))).toEqual([]);
            if (seen.has(id) && !chosenByAll.includes(kind) && !groupOf(answer, kind)?.hasMore)
              expect([name, found.includes(id)]).toEqual([name, true]);
          }
        },
      );
    });

    it('a word of a name, an address or a number finds the applicant, without case and accents', async () => {
      const by = await server().signInAs('administrator');
      const person = await server().db.one<{
        id: number;
        first: string;
        last: string;
        email: string;
      }>(sql`
        select application.id, first_name as first, last_name as last, email from application
          join applicant on applicant.id = applicant_id
        where length(first_name) > 3 and email <> '' order by application.id limit 1`);
      if (!person) throw new Error('The company has no applicant');
      for (const word of [
        `${person.last} ${person.first}`,
        person.first.toUpperCase(),
        person.email,
        person.first.slice(0, 2),
      ])
        expect([
          word,
          idsOf(await find(by, word, { limit: '20' }), 'application').length > 0,
        ]).toEqual([word, true]);
      const [first] =
        groupOf(await find(by, `${person.last} ${person.first}`), 'application')?.hits ?? [];
      expect(first).toMatchObject({
        title: `${person.first} ${person.last}`,
        route: 'applicants.view',
        params: { id: String(first?.id) },
      });
    });

    it('a search for the code of a job shows that job first', async () => {
      const by = await server().signInAs('administrator');
      const job = await server().db.one<{ id: number; code: string }>(
        sql`select id, code from job order by id limit 1`,
      );
      expect(idsOf(await find(by, job?.code ?? ''), 'job')[0]).toBe(job?.id);
    });

    it.each([
      ['blanks', '   '],
      ['quotes and brackets', `'"([{<%_\\`],
      ['a regular expression', '.*(a+)+$'],
      ['SQL', "'; drop table job; --"],
      ['emoji', '🎉🎉'],
      ['another alphabet', 'Иванов 田中'],
      ['a hidden letter alone', '\u200b'],
      ['two hundred letters', 'x'.repeat(200)],
    ])('a search for %s never fails', async (_, search) => {
      const by = await server().signInAs('administrator');
      expect((await find(by, search)).meta.failed).toEqual([]);
    });

    it('a search of eleven words is refused with a message what to do, and one of ten words is answered', async () => {
      const by = await server().signInAs('administrator');
      const words = Array.from({ length: 11 }, (_, at) => `w${at}`);
      const answer = await by.send('GET', '/api/v1/search', { query: { search: words.join(' ') } });
      expect([answer.statusCode, answer.json().error.message]).toEqual([
        422,
        'Search for at most 10 words.',
      ]);
      expect((await find(by, words.slice(1).join(' '))).meta.failed).toEqual([]);
    });

    it('a search of 10,000 letters is refused with a message what to do', async () => {
      const by = await server().signInAs('administrator');
      const answer = await by.send('GET', '/api/v1/search', {
        query: { search: 'x'.repeat(10_000) },
      });
      expect(answer.statusCode).toBe(422);
    });
  },
  { data: 'company' },
);
