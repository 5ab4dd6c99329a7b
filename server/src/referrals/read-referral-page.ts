import sql, { raw, type Sql } from 'sql-template-tag';
import { where } from '../db/where';
import { deep } from '../lists/page-slice';
import {
  alongIndex,
  answerPage,
  conditionsIn,
  fixed,
  hitColumns,
  ofHits,
  readByHits,
  type Page,
  type Reading,
} from '../lists/reading';
import { amongFewApplications, byRow, countByApplication } from './application-filters';
import type { ReferralCriteria } from './referral-criteria';
import type { ReferralReader } from './referrals.list';

type ReferralReading = Reading<ReferralReader, ReferralCriteria>;

/** Up to this many rows are sorted as they are; more are read in the order of an index. */
const sortable = 2_000;

/** Whether few are left, who are found before they are put in order. */
const isOfFew = ({ referralStatusId, referrerId, jobId, ...others }: ReferralCriteria): boolean =>
  Boolean(referralStatusId ?? referrerId ?? jobId) ||
  [others.search, others.paid, others.payable, others.confirmation].some(
    (value) => value !== undefined,
  );

/** Those without a payable day stand first then, and few of them match. */
const isFromTheUnknown = ({ by, descending }: ReferralReading['order']): boolean =>
  by === 'payable' && descending;

/** By name, the index is that of the applications. */
const inOrder = (reading: ReferralReading): ReferralReading => {
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

const countOf = (reading: ReferralReading): Sql => {
  const { criteria, scope, list } = reading;
  const { departmentId, ...filters } = criteria;
  const isWhole = scope.length === 0 && departmentId === undefined;
  return (
    (isWhole ? countByApplication(filters) : undefined) ??
    sql`select count(*) as total from ${list.from} ${where([...scope, ...conditionsIn(reading)])}`
  );
};

const rowConditions = ({ criteria, scope }: ReferralReading): Sql[] => [
  ...scope,
  ...byRow(criteria),
  ...(criteria.departmentId
    ? [
        sql`(select job.department_id from job where job.id = referral.job_id) = ${criteria.departmentId}`,
      ]
    : []),
];

/** Both ways in one statement, which counts first; the way that is not taken is never executed. */
const readByCount = (reading: ReferralReading): Promise<Page> => {
  const { list, order, scope, criteria } = reading;
  const { type, statusId, sourceId, ...others } = criteria;
  const isFew = sql`(select total from counted) <= ${raw(String(sortable))}`;
  const told = amongFewApplications({ type, statusId, sourceId });
  const hits = where([isFew, ...scope, ...told, ...conditionsIn(reading, others)]);
  return answerPage(reading, {
    before: sql`
      counted as materialized (${countOf(reading)}),
      hit as materialized (select ${hitColumns(order)} from ${list.from} ${hits})`,
    page: sql`
      (${ofHits(reading).page}) union all
      (${alongIndex(inOrder(reading), [sql`not ${isFew}`, ...rowConditions(reading)])})`,
    total: sql`select total from counted`,
  });
};

/** A page of referrals by the shortest way that its criteria and order leave. */
export const readReferralPage = async (reading: ReferralReading): Promise<Page> => {
  const { criteria, order, scope, slice, db } = reading;
  const conditions = conditionsIn(reading);
  const isNarrowed = conditions.length + scope.length > 0;
  const byHits = () => readByHits(reading, [...scope, ...conditions]);
  if (isOfFew(criteria) || (isNarrowed && isFromTheUnknown(order))) return byHits();
  if (slice.offset <= deep)
    return isNarrowed
      ? readByCount(reading)
      : answerPage(reading, { page: alongIndex(inOrder(reading), []), total: countOf(reading) });
  const { total } = (await db.one<{ total: number }>(countOf(reading))) ?? { total: 0 };
  if (slice.offset >= total) return { total, rows: '[]' };
  if (isNarrowed && total <= sortable) return byHits();
  return answerPage(reading, {
    page: alongIndex(inOrder(reading), rowConditions(reading), total),
    total: fixed({ total }),
  });
};
