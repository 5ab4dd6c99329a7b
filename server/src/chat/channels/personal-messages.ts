import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import type { ErasureResult, PersonalData, DataSubject } from '../../platform/personal-data';
import { createPersonalData } from '../../platform/personal-data/personal-table';
import { toPossibleNamePattern } from '../../platform/personal-data/words.rule';

const sure = createPersonalData('The name in the chat of a referral', [
  {
    one: 'Message',
    table: 'chat_message',
    key: ['channel_id', 'sequence'],
    link: {
      by: 'application',
      column: sql`row.channel_id`,
      on: sql`row.channel_id = (select id from chat_channel where application_id = owned.owner)`,
    },
    masked: ['text'],
  },
]);

interface UnsureMessage {
  applicationId: number;
  sequence: number;
}

/** Messages in chats about the person that contain a part of the person's name, to be checked by staff. */
const findUnsure = async (db: Db, person: DataSubject): Promise<UnsureMessage[]> => {
  const pattern = toPossibleNamePattern(person);
  if (!pattern) return [];
  return db.many<UnsureMessage>(sql`
    select channel.application_id as "applicationId", message.sequence
    from chat_channel channel join chat_message message on message.channel_id = channel.id
    where channel.application_id = any(${person.applicationIds}::integer[])
      and message.text ~* ${pattern}
    order by channel.id, message.sequence limit 100`);
};

/** Returns the people who have chats; most have none. */
const keepChatting = async (db: Db, people: readonly DataSubject[]): Promise<DataSubject[]> => {
  const ids = people.flatMap(({ applicationIds }) => [...applicationIds]);
  const rows = await db.many<{ id: number }>(sql`
    select application_id as id from chat_channel where application_id = any(${ids}::integer[])`);
  const found = new Set(rows.map(({ id }) => id));
  return people.filter(({ applicationIds }) => applicationIds.some((id) => found.has(id)));
};

const describeMessage = ({ applicationId, sequence }: UnsureMessage): string =>
  `Message ${sequence} in the chat of application ${applicationId}`;

export const messagePersonalData: PersonalData = {
  ...sure,
  erase: async (tx, people): Promise<ErasureResult> => {
    const { originals } = await sure.erase(tx, people);
    const unsure: ErasureResult['unsure'] = [];
    for (const person of await keepChatting(tx, people))
      for (const message of await findUnsure(tx, person))
        unsure.push({
          owner: { application: message.applicationId },
          place: describeMessage(message),
        });
    return { originals, unsure };
  },
};
