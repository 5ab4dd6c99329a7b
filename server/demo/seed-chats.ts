import sql from 'sql-template-tag';
import type { Db } from '../src/platform/db/database';
import { toIsoString } from './days';

const administratorId = 1;
const chatCount = 6;
const minuteMs = 60_000;

interface Channel {
  id: number;
  referrer: number;
  recruiter: number;
}

const createChatLines = (first: string) =>
  [
    ['referrer', `I have known ${first} for years, and would work together again at once.`],
    ['recruiter', 'Thank you. We have the resume, and call within two days.'],
    ['referrer', `${first} can be reached in the afternoon.`],
    ['recruiter', 'Asha, could you look at the release period of this one with us?'],
  ] as const;

const writeMessages = async (
  db: Db,
  { id, referrer, recruiter, first }: Channel & { first: string },
  latest: number,
): Promise<void> => {
  const messages = createChatLines(first).map(([by, text], at, { length }) => ({
    sender: by === 'referrer' ? referrer : recruiter,
    text,
    at: toIsoString(latest - (length - at) * 7 * minuteMs),
  }));
  await db.run(sql`
    with place as (
      update chat_channel set last_sequence = last_sequence + ${messages.length}::integer,
        last_said = last_sequence + ${messages.length}::integer, last_at = ${toIsoString(latest)}
      where id = ${id} returning id, last_sequence - ${messages.length}::integer as before)
    insert into chat_message (channel_id, sequence, sender_id, session_id, text, updated_at)
    select place.id, place.before + line.number, (line.said ->> 'sender')::integer, '',
      line.said ->> 'text', (line.said ->> 'at')::timestamptz
    from place, jsonb_array_elements(${JSON.stringify(messages)}::jsonb)
      with ordinality as line (said, number)`);
};

export const seedChats = async (db: Db, now: number): Promise<void> => {
  const channels = await db.many<Channel & { first: string }>(sql`
    select channel.id, referral.referrer_id as referrer, application.recruiter_id as recruiter,
      applicant.first_name as first
    from chat_channel channel
      join referral on referral.application_id = channel.application_id
      join application on application.id = channel.application_id
      join applicant on applicant.id = application.applicant_id
    where application.recruiter_id is not null
      and application.recruiter_id <> referral.referrer_id
    order by channel.application_id desc limit ${chatCount}`);
  for (const [place, channel] of channels.entries()) {
    await db.run(sql`
      insert into chat_guest (channel_id, user_id, reads_from)
      values (${channel.id}, ${administratorId}, 1) on conflict do nothing`);
    await writeMessages(db, channel, now - (place + 1) * 95 * minuteMs);
  }
};
