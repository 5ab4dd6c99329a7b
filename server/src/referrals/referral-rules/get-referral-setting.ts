import sql from 'sql-template-tag';
import type { ReferralSetting } from '../../../contract/referrals/referral-rules/referral-setting';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';

/** Reads the rules for referrals; without `typeId`, the active ones. */
export const getReferralSetting = async (
  db: Db,
  typeId: number | undefined,
): Promise<ReferralSetting> => {
  const setting = await db.one<ReferralSetting>(sql`
    select json_build_object('id', type.id, 'name', type.name) as "referralSettingType",
      setting.is_active as "isActive", release_days as "paymentReleaseInDays",
      pays_rehired::integer as "reHiredCandidate", gap_months as "referralGapPeriod",
      attribution as "selectionAttribute", answer_days as "answerInDays",
      approvals, version
    from referral_setting setting join referral_setting_type type using (id)
    where ${typeId === undefined ? sql`setting.is_active` : sql`setting.id = ${typeId}`}`);
  if (!setting) throw new AppError('NOT_FOUND');
  return setting;
};
