import sql from 'sql-template-tag';
import type { TemplateMode } from '../../../contract/applicants/mail-templates/mail-template-constants';
import type { Db } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';
import { toNaturalOrder } from '../../platform/lists/sort-order';

export interface TemplateChoice {
  id: number;
  name: string;
  language: string;
  purpose: 'receipt' | 'status' | 'withdrawal';
  mode: Exclude<TemplateMode, 'off'>;
  delayHours: number;
}

const columns = sql`template.id, template.name, template.language, template.purpose, template.mode,
  template.delay_hours as "delayHours"`;

/**
 * Finds the template that is always sent, else those that are offered. A withdrawn status without templates
 * of its own gets those for withdrawals.
 */
export const findStatusTemplates = async (db: Db, statusId: number): Promise<TemplateChoice[]> => {
  const found = await db.many<TemplateChoice>(sql`
    select ${columns} from mail_template template
    where template.mode <> 'off' and (
      (template.purpose = 'status' and exists (
        select from mail_template_status
        where template_id = template.id and status_id = ${statusId}))
      or (template.purpose = 'withdrawal' and exists (
        select from status where id = ${statusId} and category = 'withdrawn')))
    order by ${toNaturalOrder(sql`template.name`)}, template.id`);
  const own = found.filter(({ purpose }) => purpose === 'status');
  const templates = own.length > 0 ? own : found;
  const always = templates.find(({ mode }) => mode === 'always');
  return always ? [always] : templates;
};

/** @throws AppError for a chosen template that is not offered for the status. */
export const chooseStatusTemplate = async (
  db: Db,
  statusId: number,
  chosen: number | undefined,
): Promise<TemplateChoice | undefined> => {
  const templates = await findStatusTemplates(db, statusId);
  const wanted = templates.find(({ id, mode }) => mode === 'always' || id === chosen);
  if (chosen !== undefined && wanted?.id !== chosen)
    throw invalidField(
      'mailTemplateId',
      'This template is not offered for the status any more. Look at the mail again.',
    );
  return wanted;
};

export const findReceiptTemplate = (db: Db): Promise<TemplateChoice | undefined> =>
  db.one<TemplateChoice>(sql`
    select ${columns} from mail_template template
    where template.purpose = 'receipt' and template.mode = 'always' limit 1`);
