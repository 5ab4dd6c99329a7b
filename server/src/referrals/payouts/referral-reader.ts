import type { Sql } from 'sql-template-tag';
import type { Viewer } from '../../platform/access/actor';
import type { SharedReads } from '../../platform/db/shared-reads';
import { referralsInScope, type ReferralGrant } from './scope';
import { seesBatches } from './standing-batch';

/** Whose referrals, and on which day. */
export interface ReferralReader {
  userId: number;
  scope: Sql;
  /** The company's day, `YYYY-MM-DD`. */
  today: string;
  /** Columns of amounts are exported. */
  amounts: boolean;
  /** So is what was said of a payout. */
  remarks: boolean;
  /** Rows tell the batch that they go out with. */
  batches: boolean;
  /** Where whole lists are counted; the reader's own database without it. */
  counts?: Pick<SharedReads, 'many'>;
}

export const referralReader = (
  grant: ReferralGrant,
  viewer: Viewer,
  today: string,
): ReferralReader => ({
  userId: viewer.userId,
  scope: referralsInScope(grant, viewer),
  today,
  amounts: ['all', 'groups'].includes(viewer.grants.get('amounts:view')?.scope ?? ''),
  remarks: viewer.grants.get('application:view')?.view !== 'masked',
  batches: seesBatches(viewer),
});
