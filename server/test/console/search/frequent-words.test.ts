import sql, { type Sql } from 'sql-template-tag';
import type { SearchAnswer } from '../../../contract/console/search/search';
import { onDatabase } from '../../server';

/** Lines after the message that a search must find: more than it reads of each chat at first. */
const laterLines = 60;

onDatabase(
  (server) => {
    const write = async (channelId: number, texts: Sql): Promise<void> => {
      await server().db.run(sql`
        with channel as (
          select channel.id, channel.last_sequence, referral.referrer_id
          from chat_channel channel join referral using (application_id) where channel.id = ${channelId}),
        line as (select text, row_number() over () as place from (${texts}) typed),
        added as (
          insert into chat_message (channel_id, sequence, sender_id, session_id, text)
          select channel.id, channel.last_sequence + line.place, channel.referrer_id, '', line.text
          from channel cross join line)
        update chat_channel set last_sequence = last_sequence + (select count(*) from line),
          last_said = last_sequence + (select count(*) from line), last_at = now()
        where id = ${channelId}`);
    };

    it('a participant finds an old message though its word is in the last messages of many chats', async () => {
      const { db } = server();
      const [own, ...others] = await db.many<{ id: number; referrerId: number }>(sql`
        select channel.id, referral.referrer_id as "referrerId"
        from chat_channel channel join referral using (application_id)
        order by referral.referrer_id, channel.id limit 40`);
      await write(
        own?.id ?? 0,
        sql`select 'Wombat in the oldest line' as text union all
          select 'Line ' || n from generate_series(1, ${laterLines}) n`,
      );
      const foreign = others.filter(({ referrerId }) => referrerId !== own?.referrerId);
      expect(foreign.length).toBeGreaterThan(5);
      for (const { id } of foreign) await write(id, sql`select 'Wombat' as text`);
      const participant = await server().signInAs('referrer', own?.referrerId);
      const answer = await participant.send('GET', '/api/v1/search', {
        query: { search: 'wombat', kinds: ['chat-message'] },
      });
      const { data }: SearchAnswer = answer.json();
      expect(data.flatMap(({ hits }) => hits.map(({ reason }) => reason))).toEqual([
        'Wombat in the oldest line',
      ]);
    });
  },
  { data: 'company' },
);
