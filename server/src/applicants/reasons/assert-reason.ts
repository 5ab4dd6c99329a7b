import sql from 'sql-template-tag';
import type { StatusCategory } from '../../../contract/applicants/applications/application-constants';
import type { OfferedReasons } from '../../../contract/applicants/reasons/move-reason';
import { isReasonCategory } from '../../../contract/applicants/reasons/move-reason-constants';
import { messages } from '../../../contract/messages';
import type { Db } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';
import { toNaturalOrder } from '../../platform/lists/sort-order';

export const readOfferedReasons = async (db: Db): Promise<OfferedReasons> => {
  const reasons = await db.many<OfferedReasons['reasons'][number]>(sql`
    select id, category, name, mail_template_id as "mailTemplateId" from move_reason
    where is_active order by ${toNaturalOrder(sql`name`)}, id`);
  const setting = await db.one<{ isRequired: boolean }>(sql`
    select requires_reason as "isRequired" from general_settings`);
  return { isRequired: setting?.isRequired ?? false, reasons };
};

/**
 * A move needs no reason if its category has none to choose from.
 * @throws AppError for a missing reason, or one of another category.
 */
export const assertReason = async (
  db: Db,
  category: StatusCategory,
  reasonId: number | null | undefined,
): Promise<void> => {
  if (!isReasonCategory(category)) {
    if (reasonId) throw invalidField('reasonId', messages.status.foreignReason);
    return;
  }
  if (reasonId) {
    const offered = await db.one(sql`
      select from move_reason where id = ${reasonId} and category = ${category} and is_active
      for key share`);
    if (!offered) throw invalidField('reasonId', messages.status.foreignReason);
    return;
  }
  const { isRequired, reasons } = await readOfferedReasons(db);
  if (isRequired && reasons.some((reason) => reason.category === category))
    throw invalidField('reasonId', messages.status.reason);
};
