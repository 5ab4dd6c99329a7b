import sql, { raw } from 'sql-template-tag';
import { roles } from '../../../contract/permission';
import { getRoleGrants } from '../../../src/platform/access/access-table';
import { countReadableChannels } from '../../../src/chat/channels/count-read-channels';
import { countTableScans } from '../../scans-of';
import { onDatabase } from '../../server';

/** Tables with a row per referral, or several per user. */
const tables = ['chat_channel', 'chat_guest', 'referral', 'application', 'group_member'];
const teams = 100;
const teamSize = 60;

onDatabase(
  (server) => {
    const channels = async () => {
      const rows = await server().db.many<{ id: number }>(
        sql`select id from chat_channel order by id limit 3`,
      );
      return rows.map(({ id }) => id);
    };
    const listeners = Array.from({ length: 400 }, (_, place) => ({
      userId: place + 1,
      grants: getRoleGrants([roles[place % roles.length] ?? 'referrer']),
    }));

    it.each([1, 3])(
      'unread messages of %i chats are counted without reading a whole table',
      async (count) => {
        const ids = (await channels()).slice(0, count);
        let readers = new Map<number, number>();
        const scans = await countTableScans(server().db, tables, async (db) => {
          readers = await countReadableChannels(db, ids, listeners);
        });
        expect(readers.size).toBeGreaterThan(teamSize / 4);
        expect(scans).toBe(0);
      },
    );

    it('the check for reads of a whole table detects such a read', async () => {
      const scans = await countTableScans(server().db, tables, (db) =>
        db.many(sql`select sum(user_id) from group_member where user_id % 7 = 3`),
      );
      expect(scans).toBeGreaterThan(0);
    });
  },
  {
    data: 'referrals',
    fill: async (db) => {
      await db.run(sql`
        insert into hiring_group (name) select 'Team ' || n from generate_series(7, ${teams}::integer) n`);
      await db.run(sql`
        insert into group_member (group_id, user_id)
        select team, 1 + (team * 7 + place) % 120
        from generate_series(1, ${teams}::integer) team
          cross join generate_series(1, ${teamSize}::integer) place
        on conflict do nothing`);
      await db.run(sql`update job set group_id = 1 + id % ${teams}::integer`);
      await db.run(sql`
        insert into chat_channel (application_id) select application_id from referral
        on conflict do nothing`);
      await db.run(sql`
        insert into chat_guest (channel_id, user_id, reads_from)
        select id, 1 + id % 120, 1 from chat_channel`);
      for (const table of tables) await db.run(sql`analyze ${raw(table)}`);
    },
  },
);
