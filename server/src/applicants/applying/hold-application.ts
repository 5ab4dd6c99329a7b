import sql from 'sql-template-tag';
import type { HoldReason } from '../../../contract/applicants/applying/applying-constants';
import { applyingMessages } from '../../../contract/applicants/applying/applying-constants';
import { digestSecret } from '../../platform/access/seal';
import type { Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { announce } from '../../platform/realtime/changes';
import { confirmKind } from './applying-kinds';
import type { ApplicantForm } from './judge-form';

/** Above it nothing more is taken, and senders are told so. */
const maxInQuarantine = 20_000;

/**
 * At most one mail a day goes to an address, so that nobody is flooded by another's forms; for what
 * came by mail, of which each waits, one for each job.
 */
const toConfirmCause = (email: string, mailedJobId: number | undefined): string =>
  ['confirm', digestSecret(email.toLowerCase()).slice(0, 32), new Date().toISOString().slice(0, 10)]
    .concat(mailedJobId === undefined ? [] : String(mailedJobId))
    .join(':');

/** Puts an application into the quarantine, and asks its sender to confirm the address. */
export const holdApplication = async (
  tx: Transaction,
  jobId: number,
  form: ApplicantForm,
  reasons: readonly HoldReason[],
): Promise<number> => {
  const held = await tx.one<{ id: number }>(sql`
    insert into held_application (job_id, first_name, last_name, email, phone, form, reasons)
    select ${jobId}, ${form.firstName}, ${form.lastName}, ${form.email}, ${form.phone},
      ${JSON.stringify(form)}::jsonb, ${[...reasons]}::text[]
    where (select count(*) from held_application) < ${maxInQuarantine}
    returning id`);
  if (!held) throw new AppError('OVERLOADED', { message: applyingMessages.full });
  if (form.email)
    await enqueueMail(tx, confirmKind, [
      {
        cause: toConfirmCause(form.email, reasons.includes('by-mail') ? jobId : undefined),
        to: { address: form.email },
        reference: { heldId: held.id },
      },
    ]);
  announce(tx, { owner: 'held-application', ids: [held.id], jobIds: [jobId] });
  return held.id;
};
