import sql from 'sql-template-tag';
import type {
  RecruiterProgress,
  SourceFigures,
  TrendingJob,
} from '../../../contract/console/dashboard/figures';
import type { HireTime } from '../../../contract/console/dashboard/hiring-times';
import { onDatabase, type Caller } from '../../server';
import { readLines, readTotal, type Query } from './dashboard-parts';

const ofDays = ['applicant-source', 'trending-jobs', 'recruiter-progress', 'hire-times'] as const;
const applications = '/api/v2/application';
const day = (of: string): Query => ({ fromDate: of, toDate: of });
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

onDatabase(
  (server) => {
    let administrator: Caller;
    beforeAll(async () => {
      administrator = await server().signInAs('administrator');
    });

    const countedBy = async (query: Query): Promise<Record<(typeof ofDays)[number], number>> => {
      const sources = await readLines<SourceFigures>(administrator, 'applicant-source', query);
      const jobs = await readLines<TrendingJob>(administrator, 'trending-jobs', {
        ...query,
        allJobs: 'true',
      });
      const recruiters = await readLines<RecruiterProgress>(
        administrator,
        'recruiter-progress',
        query,
      );
      const hires = await readLines<HireTime>(administrator, 'hire-times', query);
      return {
        'applicant-source': sum(sources.map((line) => line.applicants)),
        'trending-jobs': sum(jobs.map((line) => line.applicants)),
        'recruiter-progress': sum(
          recruiters.map((line) => line.inprogress + line.closed + line.overdue),
        ),
        'hire-times': sum(hires.map((line) => line.hired)),
      };
    };

    const applyAt = (...moments: string[]) =>
      server().db.run(sql`
        update application set created_at = moment.at, hired_at = moment.at, recruiter_id = 3,
          status_id = (select id from status where category = 'hired' order by id limit 1)
        from unnest(${moments}::timestamptz[]) with ordinality moment (at, place),
          (select id, row_number() over (order by id) as place from application
            where created_at > '2025-01-01') person
        where application.id = person.id and person.place = moment.place`);

    const expectOnDay = async (query: Query, people: number) => {
      const all = Object.fromEntries(ofDays.map((card) => [card, people]));
      expect(await countedBy(query)).toEqual(all);
      expect(await readTotal(administrator, applications, query)).toBe(people);
    };

    const inZone = (zone: string) => server().db.run(sql`update company set time_zone = ${zone}`);

    it('a leap day counts from its first moment to its last in the company’s time zone', async () => {
      await applyAt(
        '2024-02-28T18:29:59.999Z',
        '2024-02-28T18:30:00Z',
        '2024-02-29T18:29:59.999Z',
        '2024-02-29T18:30:00Z',
      );
      await expectOnDay(day('2024-02-28'), 1);
      await expectOnDay(day('2024-02-29'), 2);
      await expectOnDay(day('2024-03-01'), 1);
      await expectOnDay({ fromDate: '2024-02-28', toDate: '2024-03-01' }, 4);
    });

    it.each<[string, string, string, inside: string[], outside: string[]]>([
      [
        'a day of 23 hours',
        'America/New_York',
        '2024-03-10',
        ['2024-03-10T05:00:00Z', '2024-03-11T03:59:59.999Z'],
        ['2024-03-10T04:59:59.999Z', '2024-03-11T04:00:00Z'],
      ],
      [
        'a day of 25 hours',
        'America/New_York',
        '2024-11-03',
        ['2024-11-03T04:00:00Z', '2024-11-03T06:30:00Z', '2024-11-04T04:59:59.999Z'],
        ['2024-11-03T03:59:59.999Z', '2024-11-04T05:00:00Z'],
      ],
      [
        'the day that begins first on earth',
        'Pacific/Kiritimati',
        '2024-06-15',
        ['2024-06-14T10:00:00Z', '2024-06-15T09:59:59.999Z'],
        ['2024-06-14T09:59:59.999Z', '2024-06-15T10:00:00Z'],
      ],
    ])('the dashboard’s figures cover exactly %s', async (_, zone, of, inside, outside) => {
      await inZone(zone);
      await applyAt(...inside, ...outside);
      await expectOnDay(day(of), inside.length);
      await inZone('Asia/Kolkata');
    });

    it.each(ofDays)(
      'the card %s has no lines and does not fail for a period without data',
      async (card) => {
        for (const days of [
          { fromDate: '1990-01-01', toDate: '1990-12-31' },
          { fromDate: '9999-12-31' },
          { toDate: '0001-01-01' },
        ])
          expect(await readLines(administrator, card, days)).toEqual([]);
      },
    );

    it.each([
      { fromDate: '2023-02-29' },
      { toDate: '2024-02-30' },
      { fromDate: '2024-13-01' },
      { fromDate: '0000-01-01' },
      { fromDate: '2024-03-01', toDate: '2024-02-29' },
      { fromDate: '2024-02-29T00:00:00Z' },
    ])('the dashboard’s cards refuse the dates %j', async (days) => {
      for (const card of ofDays) {
        const answer = await administrator.send('GET', `/api/v1/dashboard/${card}`, {
          query: { ...days },
        });
        expect([card, answer.statusCode]).toEqual([card, 422]);
        expect(Object.keys(answer.json().error.fields)).toEqual(
          expect.arrayContaining([expect.stringMatching(/^(from|to)Date$/)]),
        );
      }
    });

    it('a deleted source disappears from the dashboard’s card of sources, and its list of applicants is empty', async () => {
      const { db } = server();
      const made = await administrator.send('POST', '/api/v1/applicant-source', {
        payload: { source: 'Harbour fair', identifier: 'harbour-fair' },
      });
      const sourceId: number = made.json().data.id;
      await db.run(sql`update application set source_id = ${sourceId}
        where id in (select id from application order by id limit 3)`);
      const named = async () =>
        (await readLines<SourceFigures>(administrator, 'applicant-source')).filter(
          ({ source }) => source === 'Harbour fair',
        );
      expect(await named()).toEqual([expect.objectContaining({ sourceId, applicants: 3 })]);
      await db.run(sql`update application set source_id = null where source_id = ${sourceId}`);
      const gone = await administrator.send('DELETE', `/api/v1/applicant-source/${sourceId}`);
      expect(gone.json()).toEqual({ data: { deleted: 1 } });
      expect(await named()).toEqual([]);
      expect(await readTotal(administrator, applications, { sourceId: String(sourceId) })).toBe(0);
    });

    it.each<[string, Query]>([
      ['applicant-source', { departmentId: '999999' }],
      ['trending-jobs', { departmentId: '999999' }],
      ['trending-jobs', { locationId: '999999' }],
      ['trending-jobs', { applicantStatusId: '999999' }],
      ['recruiter-progress', { jobId: '999999' }],
      ['recruiter-progress', { branchId: '999999' }],
      ['stage-times', { departmentId: '999999' }],
      ['stage-times', { jobId: '999999' }],
    ])('the card %s has no lines for a filter by a missing record: %j', async (card, query) => {
      expect(await readLines(administrator, card, query)).toEqual([]);
    });
  },
  { data: 'company' },
);
