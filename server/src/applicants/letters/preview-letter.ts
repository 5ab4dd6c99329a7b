import sql, { type Sql } from 'sql-template-tag';
import type {
  LetterPreview,
  LetterPreviewQuery,
  TemplatePreviewQuery,
} from '../../../contract/applicants/letters/letter';
import { readCompanyBranding } from '../../platform/company/company-branding';
import type { Config } from '../../platform/config';
import { getConsoleAddress } from '../../platform/console-address.rule';
import type { Db } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { renderMail } from '../../platform/mail/render-mail';
import { toLogoAddress } from '../../platform/mail/write-mail';
import { cleanBody } from '../mail-templates/clean-body';
import { composeLetter, type LetterText } from '../mail-templates/compose-letter';
import { findUnknownPlaceholders } from '../mail-templates/placeholders.rule';
import { readLetterRecord } from './read-letter-record';

interface PreviewOptions {
  db: Db;
  config: Config;
  /** Predicate over alias `job`: jobs whose applicants the user may see. */
  scope: Sql;
}

/**
 * Renders the letter as it would be sent now.
 * @throws AppError for an applicant out of scope.
 */
const previewText = async (
  { db, config, scope }: PreviewOptions,
  text: LetterText,
  { applicantId, statusId }: { applicantId: number; statusId?: number | undefined },
): Promise<LetterPreview> => {
  const record = await readLetterRecord(db, applicantId, { statusId, scope });
  if (!record) throw new AppError('NOT_FOUND');
  const { name: company, logoUrl } = await readCompanyBranding(db);
  const origin = getConsoleAddress(config) ?? '';
  const logo = toLogoAddress(logoUrl, origin);
  return renderMail(await composeLetter(text, { ...record, company }), { company, origin, logo });
};

export const previewLetter = async (
  options: PreviewOptions,
  { applicantId, templateId, statusId }: LetterPreviewQuery,
): Promise<LetterPreview> => {
  const template = await options.db.one<LetterText>(sql`
    select language, subject, body from mail_template where id = ${templateId}`);
  if (!template) throw new AppError('NOT_FOUND');
  return previewText(options, template, { applicantId, statusId });
};

/** @throws AppError for an unknown placeholder. */
export const previewTemplate = async (
  options: PreviewOptions,
  { applicantId, language, subject, body }: TemplatePreviewQuery,
): Promise<LetterPreview> => {
  const [unknown] = findUnknownPlaceholders(`${subject} ${body}`);
  if (unknown !== undefined)
    throw invalidField('body', `There is no placeholder ${unknown.slice(0, 60)}.`);
  const text = { language, subject, body: await cleanBody(body) };
  return previewText(options, text, { applicantId });
};
