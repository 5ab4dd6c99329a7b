import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { suppressMail } from '../../platform/mail/suppress-mail';
import { chooseStatusTemplate, findReceiptTemplate, type TemplateChoice } from './find-templates';

export const receiptKind = { name: 'applicant-receipt' } as const;
export const statusKind = { name: 'applicant-status' } as const;
export const withdrawalKind = { name: 'applicant-withdrawal' } as const;

const minute = 60_000;
const hour = 60 * minute;

interface LetterCause {
  applicationId: number;
  cause: string;
}

interface LetterOptions {
  template: TemplateChoice;
  actorId: number;
  /** Milliseconds in which an undo can take the mail back. */
  minDelay: number;
}

const enqueueLetters = async (
  tx: Transaction,
  causes: readonly LetterCause[],
  { template, actorId, minDelay }: LetterOptions,
): Promise<void> => {
  const people = await tx.many<{ id: number; address: string }>(sql`
    select application.id, applicant.email as address
    from application join applicant on applicant.id = application.applicant_id
    where application.id = any (${causes.map(({ applicationId }) => applicationId)}::integer[])`);
  const addresses = new Map(people.map(({ id, address }) => [id, address]));
  const kinds = { receipt: receiptKind, status: statusKind, withdrawal: withdrawalKind };
  const dueAt = new Date(Date.now() + Math.max(template.delayHours * hour, minDelay));
  await enqueueMail(
    tx,
    kinds[template.purpose],
    causes.map(({ applicationId, cause }) => ({
      ...{ applicationId, cause, dueAt },
      to: { address: addresses.get(applicationId) ?? '' },
      reference: { templateId: template.id, actorId },
    })),
  );
};

const toStepCause = (historyId: number): string => `step:${historyId}`;

export interface MoveLetters {
  /** Chosen among those that are offered; undefined to send only what is always sent. */
  templateId: number | undefined;
  /** A move that goes on in further calls can be undone as a whole after the last. */
  isLong?: boolean;
}

interface MoveWithLetters extends MoveLetters {
  steps: readonly { id: number; applicationId: number }[];
  statusId: number;
  actorId: number;
}

/** @throws AppError for a template that is not offered. */
export const enqueueStatusLetters = async (
  tx: Transaction,
  { steps, statusId, templateId, isLong = false, actorId }: MoveWithLetters,
): Promise<void> => {
  const template = await chooseStatusTemplate(tx, statusId, templateId);
  if (!template || steps.length === 0) return;
  await enqueueLetters(
    tx,
    steps.map(({ id, applicationId }) => ({ applicationId, cause: toStepCause(id) })),
    { template, actorId, minDelay: isLong ? 10 * minute : minute },
  );
};

export const takeBackLetters = (tx: Transaction, historyIds: readonly number[]): Promise<number> =>
  suppressMail(
    tx,
    [statusKind, withdrawalKind],
    historyIds.map(toStepCause),
    'The move was undone.',
  );

export const enqueueReceipt = async (
  tx: Transaction,
  applicationId: number,
  actorId: number,
): Promise<void> => {
  const template = await findReceiptTemplate(tx);
  if (!template) return;
  const cause = `application:${applicationId}`;
  await enqueueLetters(tx, [{ applicationId, cause }], { template, actorId, minDelay: minute });
};
