import sql from 'sql-template-tag';
import type { MailTemplateShapes } from '../../../contract/applicants/mail-templates/mail-template';
import type { Transaction } from '../../platform/db/database';
import { renderMail } from '../../platform/mail/render-mail';
import { composeLetter } from './compose-letter';
import { findUnknownPlaceholders } from './placeholders.rule';

type WrittenTemplate = Required<MailTemplateShapes['create']>;

/** Maximum of bytes, since Gmail cuts longer messages off. */
const maxHtmlBytes = 60_000;

const longText = 'x'.repeat(100);
const longestValues = {
  ...{ applicationId: 2_147_483_647, category: 'rejected' as const, firstName: longText },
  ...{ fullName: longText, jobTitle: longText, company: longText, recruiter: longText },
};

const readTemplate = (tx: Transaction, id: number): Promise<WrittenTemplate | undefined> =>
  tx.one<WrittenTemplate>(sql`
    select name, language, purpose, mode, delay_hours as "delayHours", subject, body,
      array(select status_id from mail_template_status where template_id = id) as "statusIds"
    from mail_template where id = ${id}`);

const findRival = (
  tx: Transaction,
  id: number,
  { purpose, statusIds }: Pick<WrittenTemplate, 'purpose' | 'statusIds'>,
): Promise<{ name: string } | undefined> =>
  tx.one<{ name: string }>(sql`
    select name from mail_template other
    where other.id <> ${id} and other.mode = 'always' and other.purpose = ${purpose}
      and (other.purpose <> 'status' or exists (
        select from mail_template_status
        where template_id = other.id and status_id = any (${[...statusIds]}::integer[])))
    limit 1`);

const findTextFaults = async ({
  language,
  subject,
  body,
}: WrittenTemplate): Promise<Record<string, string>> => {
  const faults: Record<string, string> = {};
  for (const [field, text] of Object.entries({ subject, body })) {
    const [unknown] = findUnknownPlaceholders(text);
    if (unknown !== undefined)
      faults[field] = `There is no placeholder ${unknown.slice(0, 60)}. Insert one from the menu.`;
  }
  if (body === '') faults.body = 'Enter the text.';
  const content = await composeLetter({ language, subject, body }, longestValues);
  const { html } = renderMail(content, { company: longText, origin: '' });
  if (Buffer.byteLength(html) > maxHtmlBytes)
    faults.body = 'The text is too long: mail programs would cut it off.';
  return faults;
};

/** Errors by field of a template after the change; `id` is 0 for a new template. */
export const findTemplateFaults = async (
  sent: Record<string, unknown>,
  tx: Transaction,
  id: number,
): Promise<Record<string, string>> => {
  const template = { statusIds: [], ...(await readTemplate(tx, id)), ...sent } as WrittenTemplate;
  const { purpose, mode, statusIds } = template;
  const faults = await findTextFaults(template);
  if (purpose === 'receipt' && mode === 'offered')
    faults.mode = 'A receipt is off or always sent, since nobody moves the applicant.';
  if (purpose === 'status' && statusIds.length === 0)
    faults.statusIds = 'Choose at least one status.';
  const rival = mode === 'always' ? await findRival(tx, id, template) : undefined;
  if (rival) faults.mode = `“${rival.name}” is always sent for this already. Change it first.`;
  return faults;
};
