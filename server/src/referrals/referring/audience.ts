import sql from 'sql-template-tag';
import type { Audience } from '../../platform/realtime/audience';

/** Referrers get events of their own referrals, without ids unless they may list applications. */
export const heardByReferrersToo = (audience: Audience): Audience => ({
  mayHear: (listener) =>
    listener.grants.get('referral:view')?.scope === 'own' || audience.mayHear(listener),
  hear: async (db, change, listeners) => {
    const hearers = await audience.hear(db, change, listeners);
    const others = listeners.filter(({ userId }) => !hearers.has(userId));
    if (others.length === 0 || change.ids.length === 0) return hearers;
    const referrers = await db.many<{ id: number }>(sql`
      select distinct referrer_id as id from referral
      where application_id = any (${[...change.ids]}::integer[])
        and referrer_id = any (${others.map(({ userId }) => userId)}::integer[])`);
    for (const { id } of referrers) hearers.set(id, 'something');
    return hearers;
  },
});
