import sql from 'sql-template-tag';
import type { Audience } from '../../platform/realtime/audience';

/**
 * Adds referrers to an audience: they get events about their own referrals, without ids unless they may list
 * applications.
 */
export const addReferrersToAudience = (audience: Audience): Audience => ({
  mayReceive: (listener) =>
    listener.grants.get('referral:view')?.scope === 'own' || audience.mayReceive(listener),
  recipients: async (db, change, listeners) => {
    const recipients = await audience.recipients(db, change, listeners);
    const others = listeners.filter(({ userId }) => !recipients.has(userId));
    if (others.length === 0 || change.ids.length === 0) return recipients;
    const referrers = await db.many<{ id: number }>(sql`
      select distinct referrer_id as id from referral
      where application_id = any (${[...change.ids]}::integer[])
        and referrer_id = any (${others.map(({ userId }) => userId)}::integer[])`);
    for (const { id } of referrers) recipients.set(id, 'something');
    return recipients;
  },
});
