import sql, { type Sql } from 'sql-template-tag';
import { payoutStateOf } from '../../../contract/referrals/payouts/payout-constants';
import { toWhereClause } from '../../platform/db/where-clause';
import type { ListPage, ListReading } from '../../platform/lists/list';
import {
  selectAlongIndex,
  readPageStatements,
  getListConditions,
  selectFixedTotal,
  readByMatchingRows,
} from '../../platform/lists/list-reading';
import {
  toFilterIdConditions,
  toFilterRowConditions,
  countReferralsByApplication,
} from './application-filters';
import type { ReferralCriteria } from './referral-criteria';
import type { ReferralReader } from './referral-reader';

type ReferralReading = ListReading<ReferralReader, ReferralCriteria>;

/** Up to this many referrals are sorted in memory; more are read along an index. */
const maxSortedRows = 2_000;

/** True if states must be computed: waiting and due depend on the rules, so each payout is evaluated. */
const needsStateJudgment = ({ referralStatusId = 0 }: ReferralCriteria): boolean =>
  ['waiting', 'due'].includes(payoutStateOf(referralStatusId) ?? '');

/** True for criteria that match few rows, which are found first and sorted afterwards. */
const hasFewMatches = (criteria: ReferralCriteria): boolean =>
  needsStateJudgment(criteria) ||
  [
    ...[criteria.referrerId, criteria.jobId, criteria.search],
    ...[criteria.paid, criteria.payable, criteria.confirmation],
  ].some((value) => value !== undefined);

/** True for orders in which rows without a payable date come first, few of which match. */
const startsWithUndated = ({ by, descending }: ReferralReading['order']): boolean =>
  by === 'payable' && descending;

/** The order by name reads an index of applications. */
const applyNameOrder = (reading: ReferralReading): ReferralReading => {
  const { list, order } = reading;
  if (order.by !== 'name') return reading;
  const key = sql`referred.id`;
  return {
    ...reading,
    list: {
      ...list,
      key,
      from: sql`application referred
        join referral on referral.application_id = referred.id and referred.referrer_id is not null`,
    },
    order: { ...order, key, terms: [sql`referred.name_key`] },
  };
};

const selectReferralCount = (reading: ReferralReading): Sql => {
  const { criteria, scope, list } = reading;
  const { departmentId, referralStatusId, ...filters } = criteria;
  const isWhole = scope.length === 0 && departmentId === undefined && !referralStatusId;
  return (
    (isWhole ? countReferralsByApplication(filters) : undefined) ??
    sql`select count(*) as total from ${list.from} ${toWhereClause([...scope, ...getListConditions(reading)])}`
  );
};

/** Total of a list; counting takes longer than reading a page, so users with the same scope share it. */
const readReferralTotal = async (reading: ReferralReading): Promise<number> => {
  const [counted] = await (reading.reader.counts ?? reading.db).many<{ total: number }>(
    selectReferralCount(reading),
  );
  return counted?.total ?? 0;
};

/** Predicates that are evaluated for each row, instead of the ids of all matching rows. */
const toReferralRowConditions = (reading: ReferralReading): Sql[] => {
  const { departmentId, type, statusId, sourceId, ...others } = reading.criteria;
  return [
    ...reading.scope,
    ...toFilterRowConditions({ type, statusId, sourceId }),
    ...getListConditions(reading, others),
    ...(departmentId
      ? [sql`(select job.department_id from job where job.id = referral.job_id) = ${departmentId}`]
      : []),
  ];
};

export const readReferralPage = async (reading: ReferralReading): Promise<ListPage> => {
  const { criteria, order, scope, slice } = reading;
  const { type, statusId, sourceId, ...others } = criteria;
  const isNarrowed = getListConditions(reading).length + scope.length > 0;
  if (hasFewMatches(criteria) || (isNarrowed && startsWithUndated(order)))
    return readByMatchingRows(reading, [...scope, ...getListConditions(reading)]);
  const total = await readReferralTotal(reading);
  if (slice.offset >= total) return { total, rows: '[]' };
  if (isNarrowed && total <= maxSortedRows)
    return readByMatchingRows(reading, [
      ...scope,
      ...toFilterIdConditions({ type, statusId, sourceId }),
      ...getListConditions(reading, others),
    ]);
  return readPageStatements(reading, {
    page: selectAlongIndex(applyNameOrder(reading), toReferralRowConditions(reading), total),
    total: selectFixedTotal({ total }),
  });
};
