import sql from 'sql-template-tag';
import type {
  ReferralSetting,
  ReferralSettingUpdate,
} from '../../../contract/referrals/referral-rules/referral-setting';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { assertVersion } from '../../platform/http/assert-version';
import { announce } from '../../platform/realtime/changes';
import { getReferralSetting } from './get-referral-setting';

/**
 * Changes the rules of one setting type, not of the others.
 * @throws AppError `STALE_VERSION` with the stored rules.
 */
export const updateReferralSetting = (
  db: Db,
  actor: Actor,
  { referralSettingTypeId: id, version, ...rules }: ReferralSettingUpdate,
): Promise<ReferralSetting> =>
  db.transaction(async (tx) => {
    await tx.run(sql`select from referral_setting order by id for update`);
    const stored = await getReferralSetting(tx, id);
    await assertVersion(version, stored.version, () => Promise.resolve(stored));
    const next = { ...stored, ...rules };
    await tx.run(
      sql`update referral_setting set is_active = false where is_active and id <> ${id}`,
    );
    await tx.run(sql`
      update referral_setting set is_active = true, release_days = ${next.paymentReleaseInDays},
        pays_rehired = ${next.reHiredCandidate === 1}, gap_months = ${next.referralGapPeriod},
        attribution = ${next.selectionAttribute}, answer_days = ${next.answerInDays},
        approvals = ${next.approvals},
        version = version + 1
      where id = ${id}`);
    await audit(tx, actor.userId, 'referral-setting.update', { id, details: { ...rules } });
    announce(tx, { owner: 'referral-setting', ids: [id], jobIds: [] });
    return getReferralSetting(tx, id);
  });
