import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import { enqueueSelectedMail } from '../../platform/mail/enqueue-mail';
import { cancelUnsentMail } from '../../platform/mail/suppress-mail';
import { chooseStatusTemplate, findReceiptTemplate, type TemplateChoice } from './find-templates';

export const receiptMailKind = { name: 'applicant-receipt' } as const;
export const statusMailKind = { name: 'applicant-status' } as const;
export const withdrawalMailKind = { name: 'applicant-withdrawal' } as const;

const minute = 60_000;
const hour = 60 * minute;

interface LetterCause {
  applicationId: number;
  cause: string;
}

interface LetterOptions {
  template: TemplateChoice;
  /** User who moves the applications; null if the applicant does. */
  actorId: number | null;
  /** Milliseconds before the mail is sent, so that an undo can cancel it. */
  minDelay: number;
}

const kinds = { receipt: receiptMailKind, status: statusMailKind, withdrawal: withdrawalMailKind };

const enqueueLetters = async (
  tx: Transaction,
  causes: readonly LetterCause[],
  { template, actorId, minDelay }: LetterOptions,
): Promise<void> => {
  const dueAt = new Date(Date.now() + Math.max(template.delayHours * hour, minDelay));
  const reference = JSON.stringify({ templateId: template.id, actorId });
  await enqueueSelectedMail(
    tx,
    sql`
      select ${kinds[template.purpose].name}, told.cause, null::integer, applicant.email,
        ${reference}::jsonb, application.id, ${dueAt}::timestamptz
      from unnest(${causes.map(({ applicationId }) => applicationId)}::integer[],
          ${causes.map(({ cause }) => cause)}::text[]) as told (application_id, cause)
        join application on application.id = told.application_id
        join applicant on applicant.id = application.applicant_id`,
  );
};

const toStepCause = (historyId: number): string => `step:${historyId}`;

export interface MoveLetters {
  /**
   * Template that the user chose among the offered ones; undefined sends only the template that is always
   * sent.
   */
  templateId: number | undefined;
  /** True for a move in several calls, which can be undone as a whole after the last one. */
  isLong?: boolean;
}

interface MoveWithLetters extends MoveLetters {
  steps: readonly { id: number; applicationId: number }[];
  statusId: number;
  /** User who moves the applications; null if the applicant does. */
  actorId: number | null;
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

export const cancelLetters = (tx: Transaction, historyIds: readonly number[]): Promise<number> =>
  cancelUnsentMail(
    tx,
    [statusMailKind, withdrawalMailKind],
    historyIds.map(toStepCause),
    'The move was undone.',
  );

export const enqueueReceiptLetter = async (
  tx: Transaction,
  applicationId: number,
  actorId: number | null,
): Promise<void> => {
  const template = await findReceiptTemplate(tx);
  if (!template) return;
  const cause = `application:${applicationId}`;
  await enqueueLetters(tx, [{ applicationId, cause }], { template, actorId, minDelay: minute });
};
