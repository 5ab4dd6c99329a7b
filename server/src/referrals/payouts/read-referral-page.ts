import sql, { type Sql } from 'sql-template-tag';
import { payoutStateOf } from '../../../contract/referrals/payout-constants';
import { where } from '../../platform/db/where';
import type { Page, Reading } from '../../platform/lists/list';
import {
  alongIndex,
  answerPage,
  conditionsIn,
  fixed,
  readByHits,
} from '../../platform/lists/reading';
import { amongFewApplications, byRow, countByApplication } from './application-filters';
import type { ReferralCriteria } from './referral-criteria';
import type { ReferralReader } from './referral-reader';

type ReferralReading = Reading<ReferralReader, ReferralCriteria>;

/** Up to this many rows are sorted as they are; more are read in the order of an index. */
const sortable = 2_000;

/** Which of those that wait are due, their rules tell. */
const isJudged = ({ referralStatusId = 0 }: ReferralCriteria): boolean =>
  ['waiting', 'due'].includes(payoutStateOf(referralStatusId) ?? '');

/** Whether few are left, who are found before they are put in order. */
const isOfFew = (criteria: ReferralCriteria): boolean =>
  isJudged(criteria) ||
  [
    ...[criteria.referrerId, criteria.jobId, criteria.search],
    ...[criteria.paid, criteria.payable, criteria.confirmation],
  ].some((value) => value !== undefined);

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
  const { departmentId, referralStatusId, ...filters } = criteria;
  const isWhole = scope.length === 0 && departmentId === undefined && !referralStatusId;
  return (
    (isWhole ? countByApplication(filters) : undefined) ??
    sql`select count(*) as total from ${list.from} ${where([...scope, ...conditionsIn(reading)])}`
  );
};

/** It takes longer than the page itself, and is the same on each of them and for all who may see as much. */
const totalOf = async (reading: ReferralReading): Promise<number> => {
  const [counted] = await (reading.reader.counts ?? reading.db).many<{ total: number }>(
    countOf(reading),
  );
  return counted?.total ?? 0;
};

/** Looked at row by row, in place of the ids of all that match. */
const rowConditions = (reading: ReferralReading): Sql[] => {
  const { departmentId, type, statusId, sourceId, ...others } = reading.criteria;
  return [
    ...reading.scope,
    ...byRow({ type, statusId, sourceId }),
    ...conditionsIn(reading, others),
    ...(departmentId
      ? [sql`(select job.department_id from job where job.id = referral.job_id) = ${departmentId}`]
      : []),
  ];
};

/** A page of referrals by the shortest way that its criteria and order leave. */
export const readReferralPage = async (reading: ReferralReading): Promise<Page> => {
  const { criteria, order, scope, slice } = reading;
  const { type, statusId, sourceId, ...others } = criteria;
  const isNarrowed = conditionsIn(reading).length + scope.length > 0;
  if (isOfFew(criteria) || (isNarrowed && isFromTheUnknown(order)))
    return readByHits(reading, [...scope, ...conditionsIn(reading)]);
  const total = await totalOf(reading);
  if (slice.offset >= total) return { total, rows: '[]' };
  if (isNarrowed && total <= sortable)
    return readByHits(reading, [
      ...scope,
      ...amongFewApplications({ type, statusId, sourceId }),
      ...conditionsIn(reading, others),
    ]);
  return answerPage(reading, {
    page: alongIndex(inOrder(reading), rowConditions(reading), total),
    total: fixed({ total }),
  });
};
