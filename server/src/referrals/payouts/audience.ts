import sql from 'sql-template-tag';
import type { Audience } from '../../platform/realtime/audience';

const mayHear: Audience['mayHear'] = ({ grants }) => grants.has('referral:view');

/**
 * Who sees every referral hears which one changed; who sees those of some jobs hears that one did; and
 * a referrer hears only of changes of their own.
 */
export const hearersOfReferrals: Audience = {
  mayHear,
  hear: async (db, { ids }, listeners) => {
    const own = await db.many<{ id: number }>(sql`
      select distinct referrer_id as id from referral
      where application_id = any (${[...ids]}::integer[])`);
    const referrers = new Set(own.map(({ id }) => id));
    return new Map(
      listeners.filter(mayHear).flatMap(({ userId, grants }) => {
        const scope = grants.get('referral:view')?.scope;
        if (scope === 'own' && !referrers.has(userId)) return [];
        return [[userId, scope === 'all' ? ('all' as const) : ('something' as const)]];
      }),
    );
  },
};
