import sql, { type Sql } from 'sql-template-tag';
import type { ReferralQuery } from '../../contract/referrals/referral';
import { payoutStates, referralTypes } from '../../contract/referrals/payout-constants';
import { everything } from '../../src/access/scope';
import { readPage } from '../../src/lists/read-page';
import { getReferralSummary } from '../../src/referrals/get-summary';
import { referralList, type ReferralReader } from '../../src/referrals/referrals.list';
import { referralsInScope } from '../../src/referrals/scope';
import { myReferralList } from '../../src/referring/my-referrals.list';
import { companyToday } from '../company-today';
import { scansOf } from '../scans-of';
import { onBothDatabases } from '../server';

const today = companyToday();
const reader = (scope: Sql): ReferralReader => ({ scope, today, amounts: true, remarks: true });
const { progress, payable, total } = referralTypes;
const month = { payableFrom: `${today.slice(0, 8)}01`, payableTo: today };
const rows = 12_000;
const last = rows / 10 - 5;

/** Not among them: hired, payable, waiting and those of one's groups, where so few rows are read whole. */
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

const tables = ['referral', 'application', 'applicant', 'application_history', 'referral_event'];

onBothDatabases(
  (server) => {
    it.each(queries)('%s: found and counted without reading a whole table', async (_, query) => {
      const scans = await scansOf(server().db, tables, (db) =>
        readPage(db, referralList, query, reader(everything)),
      );
      expect(scans).toBe(0);
    });

    it('the figures of both lists are counted without it', async () => {
      const scans = await scansOf(server().db, tables, (db) =>
        getReferralSummary(db, reader(everything)),
      );
      expect(scans).toBe(0);
    });

    it('one’s own referrals are found without it', async () => {
      const own = referralsInScope({ scope: 'own' }, { userId: 120 });
      const scans = await scansOf(server().db, tables, (db) =>
        readPage(db, myReferralList, {}, reader(own)),
      );
      expect(scans).toBe(0);
    });

    it('a scan would be seen', async () => {
      const scans = await scansOf(server().db, tables, (db) =>
        db.many(sql`select sum(length(currency)) from referral`),
      );
      expect(scans).toBeGreaterThan(0);
    });
  },
  { data: { jobs: 100, applications: 0, referrals: rows } },
);
