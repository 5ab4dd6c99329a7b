import sql, { type Sql } from 'sql-template-tag';
import type { JobMailAddress } from '../../../contract/applicants/apply-by-mail/job-mail-address';
import { isJobLiveSql } from '../../jobs/careers/is-job-live';
import { audit } from '../../platform/audit/audit';
import type { Config } from '../../platform/config';
import type { Database, Db } from '../../platform/db/database';
import { toWhereClause } from '../../platform/db/where-clause';
import { AppError, invalidField } from '../../platform/errors';
import {
  matchesTag,
  toTaggedAddress,
  type AddressTag,
} from '../../platform/mail/tagged-address.rule';
import { announceJobs } from '../../platform/realtime/changes';

interface StoredAddress {
  id: number;
  secret: string;
  isOn: boolean;
}

interface JobOfAddress {
  id: number;
  title: string;
  groupId: number | null;
}

interface AskedJob {
  jobId: number;
  /** Predicate over alias `job`: jobs whose mail address the user may see. */
  scope: Sql;
}

const unavailableMessage =
  'The server reads no mailbox, or its address is too long to take a job’s mark.';

/** @throws AppError where the job is out of scope. */
const requireJob = async (db: Db, { jobId, scope }: AskedJob): Promise<JobOfAddress> => {
  const job = await db.one<JobOfAddress>(sql`
    select job.id, job.title, job.group_id as "groupId" from job
    ${toWhereClause([sql`job.id = ${jobId}`, scope])}`);
  if (!job) throw new AppError('NOT_FOUND');
  return job;
};

const toAddress = ({ mail }: Pick<Config, 'mail'>, { id, secret }: StoredAddress) =>
  mail?.mailbox && toTaggedAddress(mail.mailbox.address, 'a', { id, messageId: secret });

export const readJobMailAddress = async (
  db: Db,
  config: Pick<Config, 'mail'>,
  asked: AskedJob,
): Promise<JobMailAddress> => {
  const { id } = await requireJob(db, asked);
  const stored = await db.one<StoredAddress>(sql`
    select id, secret, is_on as "isOn" from job_mail_address where job_id = ${id}`);
  return {
    isAvailable: config.mail?.mailbox !== undefined,
    address: (stored?.isOn && toAddress(config, stored)) || null,
  };
};

/** A job's mail address that is turned on again is the same as before. */
export const turnJobMailAddressOnOrOff = (
  db: Database,
  config: Pick<Config, 'mail'>,
  { isOn, actorId, ...asked }: AskedJob & { isOn: boolean; actorId: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { id, title, groupId } = await requireJob(tx, asked);
    const changed = await tx.one<StoredAddress>(sql`
      insert into job_mail_address as stored (job_id, is_on) values (${id}, ${isOn})
      on conflict (job_id) do update set is_on = excluded.is_on
        where stored.is_on <> excluded.is_on
      returning id, secret, is_on as "isOn"`);
    if (!changed) return;
    if (isOn && !toAddress(config, changed)) throw invalidField('isOn', unavailableMessage);
    const action = isOn ? 'job.open-to-mail' : 'job.close-to-mail';
    await audit(tx, actorId, action, { id, name: title, groupId });
    announceJobs(tx, [id]);
  });

export interface JobOfMailAddress {
  /** Id of the job with this address; null if the job was deleted. */
  jobId: number | null;
  title: string | null;
  isOn: boolean;
  isLive: boolean;
  /** Slug of the job's page; null if the job has no page. */
  slug: string | null;
}

/** Finds the job to whose address a mail was sent; undefined if no recipient is a job's address. */
export const findMailedJob = async (
  db: Db,
  tags: readonly AddressTag[],
): Promise<JobOfMailAddress | undefined> => {
  const tag = tags.find(({ purpose }) => purpose === 'a');
  const found =
    tag &&
    (await db.one<JobOfMailAddress & StoredAddress>(sql`
      select asked.id, asked.secret, asked.is_on as "isOn", job.id as "jobId", job.title,
        coalesce(job.id is not null and ${isJobLiveSql}, false) as "isLive", page.slug
      from job_mail_address asked left join job on job.id = asked.job_id
        left join job_address page on page.job_id = job.id and page.is_current
      where asked.id = ${tag.id}`));
  return found && matchesTag(tag, { id: found.id, messageId: found.secret }) ? found : undefined;
};
