import type { Sql } from 'sql-template-tag';
import type { Viewer } from '../../platform/access/actor';
import type { SharedReads } from '../../platform/db/shared-reads';
import { referralsInScope, type ReferralGrant } from './scope';
import { canSeeBatches } from './current-batch';

export interface ReferralReader {
  userId: number;
  scope: Sql;
  /** Date in the company's time zone, `YYYY-MM-DD`. */
  today: string;
  amounts: boolean;
  remarks: boolean;
  batches: boolean;
  /** Shared cache for counts of whole lists; if it is undefined, the database counts each time. */
  counts?: Pick<SharedReads, 'many'>;
}

export const toReferralReader = (
  grant: ReferralGrant,
  viewer: Viewer,
  today: string,
): ReferralReader => ({
  userId: viewer.userId,
  scope: referralsInScope(grant, viewer),
  today,
  amounts: ['all', 'groups'].includes(viewer.grants.get('amounts:view')?.scope ?? ''),
  remarks: viewer.grants.get('application:view')?.view !== 'masked',
  batches: canSeeBatches(viewer),
});
