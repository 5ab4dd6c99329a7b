import sql from 'sql-template-tag';
import { isJobLiveSql } from '../../jobs/careers/is-job-live';
import type { Transaction } from '../../platform/db/database';
import type { ServerDependencies } from '../../platform/domain';
import { addFile, type CheckedFile } from '../../platform/files/file-changes';
import { quarantineApplication } from '../applying/hold-application';
import type { ApplicantForm } from '../applying/judge-form';
import type { JobOfMailAddress } from './job-mail-addresses';
import { mailApplicationRefusal } from './refused-mail';

/** Maximum of applications a day from one address; further mail stays unread in the mailbox. */
const maxPerDay = 10;
/** Maximum of applications by mail in the quarantine, so that forms always have room. */
const maxWaiting = 2_000;

export interface MailedApplication {
  job: JobOfMailAddress;
  jobId: number;
  form: ApplicantForm;
  resume: CheckedFile;
  messageHash: string;
  senderHash: string;
}

interface Room {
  countToday: number;
  isFull: boolean;
}

/**
 * Returns false for a message that was recorded before: the mailbox was renumbered, or the mail was sent
 * twice.
 */
const recordMessage = async (
  tx: Transaction,
  { messageHash, senderHash }: MailedApplication,
): Promise<boolean> => {
  await tx.run(sql`
    delete from mailed_application where message_hash in (
      select message_hash from mailed_application where received_at < now() - interval '30 days'
      limit 100 for update skip locked)`);
  const added = await tx.run(sql`
    insert into mailed_application (message_hash, sender_hash)
    values (${messageHash}, ${senderHash}) on conflict do nothing`);
  return added > 0;
};

const readRoom = (tx: Transaction, senderHash: string): Promise<Room | undefined> =>
  tx.one<Room>(sql`
    select (select count(*)::integer from mailed_application
        where sender_hash = ${senderHash} and received_at > now() - interval '1 day') as "countToday",
      (select count(*) from held_application where 'by-mail' = any (reasons)) >= ${maxWaiting}
        as "isFull"`);

/** A mail's sender can be forged, so each application waits until its address is confirmed. */
export const storeMailedApplication = async (
  tx: Transaction,
  storage: ServerDependencies['storage'],
  mailed: MailedApplication,
): Promise<boolean> => {
  const { job, jobId, form, resume, senderHash } = mailed;
  if (!(await recordMessage(tx, mailed))) return true;
  const room = await readRoom(tx, senderHash);
  if (!room || room.countToday > maxPerDay) return false;
  const live = await tx.one(sql`select from job where id = ${jobId} and ${isJobLiveSql} for share`);
  if (!live || room.isFull) {
    await mailApplicationRefusal(tx, form.email, job, live ? 'later' : 'closed');
    return !live;
  }
  const resumeFileId = await addFile(tx, storage, resume, null);
  await quarantineApplication(tx, jobId, { ...form, resumeFileId }, ['by-mail']);
  return true;
};
