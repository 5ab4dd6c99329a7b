import sql from 'sql-template-tag';
import type { MailKindName } from '../../../contract/platform/mail/mail-kind-constants';
import type { Db } from '../../platform/db/database';
import type { MailContent, MailKind, MailRecord } from '../../platform/mail/mail-kind';
import { toAddressProblemSuppression } from '../../platform/mail/suppressed-mail';
import { isStepNotUndoneSql } from '../applications/history-json';
import { restartAnswerPromise } from '../applications/promised-answers';
import { createStatusLink } from '../applying/status-links';
import { composeLetter, type LetterText } from '../mail-templates/compose-letter';
import { letterTexts } from '../mail-templates/letter-texts';
import {
  receiptMailKind,
  statusMailKind,
  withdrawalMailKind,
} from '../mail-templates/enqueue-letters';
import { readLetterRecord, toReplyAddress } from './read-letter-record';

interface StoredTemplate extends LetterText {
  name: string;
  mode: string;
  version: number;
}

const readTemplate = (db: Db, id: number): Promise<StoredTemplate | undefined> =>
  db.one<StoredTemplate>(sql`
    select name, language, mode, subject, body, version from mail_template where id = ${id}`);

/** True while the application still has the stage and status of the history step. */
const isStepCurrent = async (db: Db, cause: string): Promise<boolean> => {
  const historyId = /^step:(\d+)$/.exec(cause)?.[1];
  if (historyId === undefined) return true;
  const step = await db.one(sql`
    select step.id from application_history step
      join application on application.id = step.application_id
    where step.id = ${historyId}::bigint and ${isStepNotUndoneSql(sql`step`)}
      and application.status_id = step.status_id
      and application.stage_id is not distinct from step.stage_id
      and not exists (
        select from application_history later
        where later.application_id = step.application_id and later.id > step.id
          and ${isStepNotUndoneSql(sql`later`)}
          and (later.status_id <> step.status_id
            or later.stage_id is distinct from step.stage_id))`);
  return step !== undefined;
};

/**
 * Applicants who applied themselves get a link to their status page; others get a link to their stored data,
 * where they can withdraw a consent as easily as they gave it.
 */
const findOwnButton = async (
  db: Db,
  { applicationId }: { applicationId: number },
  { language }: LetterText,
): Promise<Pick<MailContent, 'button'>> => {
  const sent = await db.one(sql`
    select from sent_application where application_id = ${applicationId}`);
  const { statusLink, dataLink } = letterTexts[language];
  return {
    button: {
      label: sent ? statusLink : dataLink,
      createPath: async (tx) =>
        `${await createStatusLink(tx, applicationId)}${sent ? '' : '/keep'}`,
    },
  };
};

const renderLetter = async (
  { applicationId, cause, reference }: MailRecord,
  { db, company }: Parameters<MailKind['render']>[1],
): ReturnType<MailKind['render']> => {
  const record = applicationId === null ? undefined : await readLetterRecord(db, applicationId);
  if (!record) return { suppressed: 'The applicant was deleted.' };
  const template = await readTemplate(db, Number(reference.templateId));
  if (!template) return { suppressed: 'The template was deleted.' };
  if (template.mode === 'off') return { suppressed: 'The template was turned off.' };
  if (!(await isStepCurrent(db, cause)))
    return { suppressed: 'The applicant was moved again before it was sent.' };
  if (!record.email) return toAddressProblemSuppression('The applicant has no e-mail address.');
  return {
    ...(await composeLetter(template, { ...record, company })),
    ...(await findOwnButton(db, record, template)),
    to: { name: record.fullName, address: record.email },
    replyTo: toReplyAddress(record),
    origin: { templateName: template.name, templateVersion: template.version },
  };
};

const createLetterKind = ({ name }: { name: MailKindName }): MailKind => ({
  name,
  render: renderLetter,
  sent: (db, { applicationId }) => restartAnswerPromise(db, applicationId),
});

export const letterMails = [receiptMailKind, statusMailKind, withdrawalMailKind].map(
  createLetterKind,
);
