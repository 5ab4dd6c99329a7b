import sql, { join } from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import type { Subscriber } from '../../platform/realtime/audience';
import { channelsInScope, channelScopeJoins, type ChatGrant } from './scope';

type Scope = ChatGrant['scope'];

/** Counts the channels that each reader may read; people who may read none are missing. */
export const countReadableChannels = async (
  db: Db,
  channelIds: readonly number[],
  listeners: readonly Subscriber[],
): Promise<Map<number, number>> => {
  const alike = new Map<Scope, number[]>();
  for (const { userId, grants } of listeners) {
    const scope = grants.get('chat:take-part')?.scope;
    if (!scope) continue;
    const others = alike.get(scope);
    if (others) others.push(userId);
    else alike.set(scope, [userId]);
  }
  if (alike.size === 0) return new Map();
  const rows = await db.many<{ id: number; channels: number }>(
    join(
      [...alike].map(
        ([scope, userIds]) => sql`
          select person.id, count(*) as channels
          from chat_channel channel ${channelScopeJoins}
            cross join unnest(${userIds}::integer[]) as person (id)
          where channel.id = any (${[...channelIds]}::integer[])
            and ${channelsInScope({ scope }, { userId: sql`person.id` })}
          group by person.id`,
      ),
      ' union all ',
    ),
  );
  return new Map(rows.map(({ id, channels }) => [id, channels]));
};
