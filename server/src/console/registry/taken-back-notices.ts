import sql from 'sql-template-tag';
import type { NotificationSource } from '../../platform/notifications/routes';
import { formatUtc } from './format-utc';

interface TakenBackCanary {
  id: string;
  version: string;
  opened: number;
  failed: number;
  at: string;
}

/**
 * Canary releases that ended because of failures, shown until somebody moves the remote or withdraws the
 * canary release.
 */
const readTakenBackCanaries: NotificationSource['read'] = async (db, { grants }) => {
  if (!grants.has('registry:deploy')) return [];
  const found = await db.many<TakenBackCanary>(sql`
    select remote_id as id, version, opened, failed, ${formatUtc(sql`taken_back_at`)} as at
    from remote_canary where taken_back_at is not null order by taken_back_at desc`);
  return found.map(({ id, version, opened, failed, at }) => ({
    id: `canary-${id}-${version}`,
    title: `${id} ${version} was taken back by itself`,
    words: `It failed for ${failed} of ${opened} people who opened it. Everybody has the live version.`,
    at,
    to: 'shell.remotes',
    params: {},
    search: {},
  }));
};

export const endedCanaryNoticeSource: NotificationSource = { read: readTakenBackCanaries };
