import sql from 'sql-template-tag';
import type { Audience } from '../../platform/realtime/audience';

const mayReceiveReferrals: Audience['mayReceive'] = ({ grants }) => grants.has('referral:view');

/** Users whose scope is jobs get events without ids, and referrers only events about their own referrals. */
export const referralAudience: Audience = {
  mayReceive: mayReceiveReferrals,
  recipients: async (db, { ids }, listeners) => {
    const own = await db.many<{ id: number }>(sql`
      select distinct referrer_id as id from referral
      where application_id = any (${[...ids]}::integer[])`);
    const referrers = new Set(own.map(({ id }) => id));
    return new Map(
      listeners.filter(mayReceiveReferrals).flatMap(({ userId, grants }) => {
        const scope = grants.get('referral:view')?.scope;
        if (scope === 'own' && !referrers.has(userId)) return [];
        return [[userId, scope === 'all' ? ('all' as const) : ('something' as const)]];
      }),
    );
  },
};
