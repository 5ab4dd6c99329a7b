import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import { announce, onChange, type Change } from '../../platform/realtime/changes';

const followed: ReadonlySet<Change['owner']> = new Set(['application', 'referral']);

const tell = (db: Db, applicationIds: readonly number[]): Promise<void> =>
  db.transaction(async (tx) => {
    const channels = await tx.many<{ id: number }>(sql`
      select id from chat_channel channel
      where application_id = any (${[...applicationIds]}::integer[])
        and exists (select from chat_message where channel_id = channel.id and notice is not null)`);
    if (channels.length === 0) return;
    announce(tx, { owner: 'chat', ids: channels.map(({ id }) => id), jobIds: [] });
  });

/** Publishes chats with new notices, since some readers are not subscribed to the change itself. */
export const followReferrals = (app: FastifyInstance, db: Db): void => {
  const stop = onChange(({ owner, ids }) => {
    if (!followed.has(owner) || ids.length === 0) return;
    tell(db, ids).catch((error: unknown) =>
      app.log.warn({ err: error }, 'A line of a chat was not told'),
    );
  });
  app.addHook('preClose', () => void stop());
};
