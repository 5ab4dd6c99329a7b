import sql from 'sql-template-tag';
import type { QuarantineReason } from '../../../contract/applicants/applying/applying-constants';
import { applyingMessages } from '../../../contract/applicants/applying/applying-constants';
import { computeSecretDigest } from '../../platform/access/secret-hash';
import type { Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { announce } from '../../platform/realtime/changes';
import { confirmationMailKind } from './applying-kinds';
import { listFormFiles } from './form-files';
import type { ApplicantForm } from './judge-form';
import { maxQuarantineBytes, maxQuarantinedApplications } from './quarantine-room';

/** Milliseconds after which the sender of an unconfirmed application by mail is reminded, once. */
const reminderDelay = 3 * 24 * 3_600_000;

/**
 * An address gets at most one such mail a day, so that forms sent in its name cannot flood it; for
 * applications by mail, which all need confirmation, one a day per job.
 */
const toCause = (name: string, email: string, mailedJobId: number | undefined): string =>
  [
    name,
    computeSecretDigest(email.toLowerCase()).slice(0, 32),
    new Date().toISOString().slice(0, 10),
  ]
    .concat(mailedJobId === undefined ? [] : String(mailedJobId))
    .join(':');

const askSender = (
  tx: Transaction,
  heldId: number,
  email: string,
  mailedJobId: number | undefined,
): Promise<void> => {
  const toRequest = (name: string, reference: object) => ({
    cause: toCause(name, email, mailedJobId),
    to: { address: email },
    reference: { heldId, ...reference },
  });
  const reminder = {
    ...toRequest('remind', { isReminder: true }),
    dueAt: new Date(Date.now() + reminderDelay),
  };
  return enqueueMail(tx, confirmationMailKind, [
    toRequest('confirm', {}),
    ...(mailedJobId === undefined ? [] : [reminder]),
  ]);
};

/** Puts an application into the quarantine and mails its sender a link to confirm the address. */
export const quarantineApplication = async (
  tx: Transaction,
  jobId: number,
  form: ApplicantForm,
  reasons: readonly QuarantineReason[],
): Promise<number> => {
  const held = await tx.one<{ id: number }>(sql`
    with file as (select coalesce(sum(size), 0) as bytes from stored_file
      where id = any (${listFormFiles(form)}::uuid[]))
    insert into held_application (job_id, first_name, last_name, email, phone, form, reasons, bytes)
    select ${jobId}, ${form.firstName}, ${form.lastName}, ${form.email}, ${form.phone},
      ${JSON.stringify(form)}::jsonb, ${[...reasons]}::text[], file.bytes
    from file, (select count(*) as forms, coalesce(sum(bytes), 0) as bytes
      from held_application) stored
    where stored.forms < ${maxQuarantinedApplications} and stored.bytes + file.bytes <= ${maxQuarantineBytes}
    returning id`);
  if (!held) throw new AppError('OVERLOADED', { message: applyingMessages.full });
  if (form.email)
    await askSender(tx, held.id, form.email, reasons.includes('by-mail') ? jobId : undefined);
  announce(tx, { owner: 'held-application', ids: [held.id], jobIds: [jobId] });
  return held.id;
};
