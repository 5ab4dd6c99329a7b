import sql from 'sql-template-tag';
import type { StatusCategory } from '../../../contract/applicants/applications/application-constants';
import type { ChannelInfo } from '../../../contract/chat/channels/chat';
import { messages } from '../../../contract/messages';
import { progressWord } from '../../../contract/referrals/payouts/payout-constants';
import {
  earlierVersionJoin,
  selectStagesOfVersion,
} from '../../applicants/applications/pipeline-version';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { selectLastReadSequence, type ChannelReader } from './channels.list';
import { readChannelMembers } from './members';
import { channelsInScope, channelJoins } from './scope';

interface StoredChannel extends Omit<ChannelInfo, 'members' | 'mayAdd' | 'readOnlyReason'> {
  isOpen: boolean;
  category: StatusCategory;
  hasJoined: boolean;
}

const stageJson = sql`(
  select json_build_object('number', place.number, 'count', place.count, 'name', status.name)
  from (
    select way.stage_id, row_number() over (order by way.sequence) as number, count(*) over () as count
    from ${selectStagesOfVersion(sql`job.pipeline_id`, sql`kept.version_id`)} way) place
  where place.stage_id = application.stage_id)`;

/** @throws AppError when the channel is out of scope. */
export const getChannelInfo = async (
  db: Db,
  id: number,
  reader: ChannelReader,
): Promise<ChannelInfo> => {
  const { viewer, grant } = reader;
  const stored = await db.one<StoredChannel>(sql`
    select channel.id, application.id as "applicantId", applicant.first_name as "firstName",
      applicant.last_name as "lastName", job.title as "jobTitle", ${stageJson} as stage,
      channel.last_sequence as "lastSequence", channel.last_revision as "lastRevision", ${selectLastReadSequence(reader)} as "readTo", status.category,
      coalesce(application.joining_date <= (now() at time zone company_zone())::date, false) as "hasJoined",
      coalesce(hiring_group.enable_referral_chat, false) as "isOpen"
    from chat_channel channel ${channelJoins}
      join status on status.id = application.status_id ${earlierVersionJoin}
    where channel.id = ${id} and ${channelsInScope(grant, viewer)}`);
  if (!stored) throw new AppError('NOT_FOUND');
  const { isOpen, category, hasJoined, stage: place, ...info } = stored;
  const isSafe = grant.scope === 'own';
  return {
    ...info,
    stage: place && isSafe ? { ...place, name: progressWord(category, hasJoined) } : place,
    readOnlyReason: isOpen ? '' : messages.chat.switchedOff,
    mayAdd: isOpen && viewer.grants.has('chat:add-members'),
    members: await readChannelMembers(db, id),
  };
};
