import sql, { type Sql } from 'sql-template-tag';
import type { ReferralQuery } from '../../../contract/referrals/payouts/referral';
import { payoutStates, referralTypes } from '../../../contract/referrals/payouts/payout-constants';
import { allRecords } from '../../../src/platform/access/scope';
import { readListPage, readListRows } from '../../../src/platform/lists/read-list-page';
import { getReferralSummary } from '../../../src/referrals/payouts/get-summary';
import type { ReferralReader } from '../../../src/referrals/payouts/referral-reader';
import { referralList } from '../../../src/referrals/payouts/referrals.list';
import { referralsInScope } from '../../../src/referrals/payouts/scope';
import { myReferralList } from '../../../src/referrals/referring/my-referrals.list';
import { companyToday } from '../../company-today';
import { countTableScans } from '../../scans-of';
import { onDatabase } from '../../server';
import { bulkRows } from '../../test-data';

const today = companyToday();
const reader = (scope: Sql): ReferralReader => ({
  userId: 1,
  scope,
  today,
  ...{ amounts: true, remarks: true, batches: true },
});
const { progress, hired, payable, total } = referralTypes;
const month = { payableFrom: `${today.slice(0, 8)}01`, payableTo: today };
const rows = bulkRows.referrals.referrals;
const last = rows / 10 - 5;

/** Excludes filters for which the planner reads whole tables, since they have so few rows. */
const queries: [string, ReferralQuery][] = [
  ['the first page', { type: total }],
  ['a page in the middle', { type: total, page: last / 2 }],
  ['the last page', { type: total, page: last }],
  ['the oldest first', { type: total, sort: 'date' }],
  ['by name', { type: total, sort: 'name' }],
  ['by name, in the middle', { type: total, sort: 'name', page: last / 2 }],
  ['by payable day', { type: total, sort: 'payable' }],
  ['in progress', { type: progress }],
  ['in progress, by name', { type: progress, sort: '-name' }],
  ['payable in a month', { type: payable, ...month }],
  ...Object.values(payoutStates)
    .filter(({ id }) => id !== payoutStates.waiting.id)
    .map(({ id, label }): [string, ReferralQuery] => [
      `payable: ${label}`,
      { type: payable, referralStatusId: id },
    ]),
  ['a department', { type: total, departmentId: 3 }],
  ['a source', { type: total, sourceId: 3 }],
  ['one job', { type: total, jobId: 70 }],
  ['one referrer', { type: total, referrerId: 120 }],
  ['a search', { type: total, search: 'kavya das' }],
];

const isHired = sql`status.category = 'hired'`;
const isPayable = sql`(${isHired} or referral.state <> 'waiting')`;
const fromSource = sql`application.source_id = 3`;

const narrowed: [string, ReferralQuery, Sql][] = [
  ['in progress', { type: progress }, sql`status.category in ('start', 'active', 'on-hold')`],
  ['hired', { type: hired }, isHired],
  ['payable', { type: payable }, isPayable],
  ['payable of a source', { type: payable, sourceId: 3 }, sql`${isPayable} and ${fromSource}`],
  ['hired of a source', { type: hired, sourceId: 3 }, sql`${isHired} and ${fromSource}`],
  [
    'payable of a department',
    { type: payable, departmentId: 3 },
    sql`${isPayable} and job.department_id = 3`,
  ],
];

const tables = ['referral', 'application', 'applicant', 'application_history', 'referral_event'];

onDatabase(
  (server) => {
    beforeAll(() =>
      server().db.run(sql`
        update application set source_id = 3 where referrer_id is not null and id % 20 = 0`),
    );

    it.each(queries)(
      'the query "%s" finds and counts referrals without reading a whole table',
      async (_, query) => {
        const scans = await countTableScans(server().db, tables, (db) =>
          readListPage(db, referralList, query, reader(allRecords)),
        );
        expect(scans).toBe(0);
      },
    );

    it.each(narrowed)(
      'the query "%s" lists the same referrals as a plain SQL statement',
      async (_, query, condition) => {
        const expected = await server().db.many<{ id: number }>(sql`
        select referral.application_id as id from referral
          join application on application.id = referral.application_id
          join status on status.id = application.status_id
          join job on job.id = referral.job_id
        where ${condition}
        order by referral.referred_at desc, referral.application_id desc`);
        expect(expected.length).toBeGreaterThan(10);
        const found = await readListRows(server().db, referralList, query, reader(allRecords));
        const ids = (JSON.parse(found.rows) as { applicantId: number }[]).map(
          ({ applicantId }) => applicantId,
        );
        expect([found.meta.total, ids]).toEqual([
          expected.length,
          expected.slice(0, 10).map(({ id }) => id),
        ]);
      },
    );

    it('the figures of both referral lists are counted without reading a whole table', async () => {
      const scans = await countTableScans(server().db, tables, (db) =>
        getReferralSummary(db, reader(allRecords)),
      );
      expect(scans).toBe(0);
    });

    it('a person’s own referrals are found without reading a whole table', async () => {
      const own = referralsInScope({ scope: 'own' }, { userId: 120 });
      const scans = await countTableScans(server().db, tables, (db) =>
        readListPage(db, myReferralList, {}, reader(own)),
      );
      expect(scans).toBe(0);
    });

    it('the check for reads of a whole table detects such a read', async () => {
      const scans = await countTableScans(server().db, tables, (db) =>
        db.many(sql`select sum(length(currency)) from referral`),
      );
      expect(scans).toBeGreaterThan(0);
    });
  },
  { data: 'referrals' },
);
