import type { ServerDependencies } from '../../platform/domain';
import type { InboundMail } from '../../platform/mailbox/inbound-mail';
import type { MailReceiver, MailHandler } from '../../platform/mailbox/mail-receiver';
import { isEmail } from '../../../contract/email-constants';
import { findMailedJob, type JobOfMailAddress } from './job-mail-addresses';
import { validateMailedApplication } from './judge-mailed';
import { mailApplicationRefusal, type MailRefusalReason } from './refused-mail';
import { storeMailedApplication } from './store-mailed';

const leaveUnread: MailHandler = () => Promise.resolve(false);

const refuse =
  (job: JobOfMailAddress, address: string, refusal: MailRefusalReason): MailHandler =>
  async (tx) => {
    await mailApplicationRefusal(tx, address, job, refusal);
    return true;
  };

/** Sender's address; empty for mail that no applicant can have sent. */
const readSender = ({ config }: ServerDependencies, { parsed }: InboundMail): string => {
  const address = parsed.from?.value[0]?.address ?? '';
  const own = [config.mail?.mailbox?.address, config.mail?.from.address];
  const isOwn = own.some((known) => known?.toLowerCase() === address.toLowerCase());
  return isOwn || !isEmail(address) ? '' : address;
};

export const createApplicationMailReceiver =
  (parts: ServerDependencies): MailReceiver =>
  async (beginning, readWhole) => {
    if (!beginning.tags.some(({ purpose }) => purpose === 'a')) return undefined;
    await parts.companyDay();
    const job = await findMailedJob(parts.db, beginning.tags);
    if (!job) return undefined;
    const address = readSender(parts, beginning);
    if (!address) return leaveUnread;
    const { jobId } = job;
    if (jobId === null || !job.isLive) return refuse(job, address, 'closed');
    if (!job.isOn) return refuse(job, address, 'off');
    const judged = await validateMailedApplication(parts, await readWhole(), address, jobId);
    if ('refusal' in judged) return refuse(job, address, judged.refusal);
    return (tx) => storeMailedApplication(tx, parts.storage, { job, jobId, ...judged });
  };
