import sql, { type Sql } from 'sql-template-tag';
import type { JobExtension } from '../../jobs/postings/job-extension';
import type { Db } from '../../platform/db/database';
import type { HookFollower } from '../../platform/hook';
import { teamChatsEnabled } from '../../company/groups/hooks';
import { referralsCreated } from '../../referrals/payouts/hooks';

/** Opens a chat for each selected referral. `referrals` is a predicate over `referral` and `job`. */
const openChannels = (db: Db, referrals: Sql): Promise<number> =>
  db.run(sql`
    insert into chat_channel (application_id)
    select referral.application_id
    from referral join job on job.id = referral.job_id
      join hiring_group on hiring_group.id = job.group_id and hiring_group.enable_referral_chat
    where ${referrals}
    order by referral.id
    on conflict (application_id) do nothing`);

/** Opens chats for referrals that were added by older servers or directly in SQL. */
export const openMissingChannels = async (db: Db): Promise<void> => {
  await openChannels(
    db,
    sql`not exists (
      select from chat_channel channel where channel.application_id = referral.application_id)`,
  );
};

export const openChatFollowers: readonly HookFollower[] = [
  referralsCreated.by(async (tx, { applicationIds }) => {
    await openChannels(tx, sql`referral.application_id = any (${[...applicationIds]}::integer[])`);
  }),
  teamChatsEnabled.by(async (tx, { groupIds }) => {
    await openChannels(
      tx,
      sql`job.id = any (array(
        select id from job where group_id = any (${[...groupIds]}::integer[])))`,
    );
  }),
];

export const chatJobExtension: JobExtension = {
  written: async (tx, { id, fields }) => {
    if (fields.groupId) await openChannels(tx, sql`referral.job_id = ${id}`);
  },
};
