import sql from 'sql-template-tag';
import { openDatabase } from '../../../src/platform/db/database';
import { startOwnPostgres } from '../../../src/platform/db/own-postgres/start-own-postgres';

/** Fills the channel in the database; the server must not be running. */
export const fillChannel = async (
  dataFolder: string,
  channelId: number,
  messages: number,
): Promise<void> => {
  const own = await startOwnPostgres(dataFolder);
  const db = openDatabase({
    connectionString: own.connectionString,
    connections: 1,
    statementTimeout: 120_000,
  });
  await db.run(sql`
    with place as (
      select channel.id, channel.last_sequence, referral.referrer_id
      from chat_channel channel join referral on referral.application_id = channel.application_id
      where channel.id = ${channelId}),
    added as (
      insert into chat_message (channel_id, sequence, sender_id, session_id, text)
      select place.id, place.last_sequence + number, place.referrer_id, '',
        'Message ' || number || case when number % 7 = 0 then ' of several lines' || repeat(E'\nand more', 4) else '' end
      from place cross join generate_series(1, ${messages}::integer) as number)
    update chat_channel set last_sequence = last_sequence + ${messages},
      last_said = last_sequence + ${messages}, last_at = now()
    where id = ${channelId}`);
  await db.close();
  await own.stop();
};
