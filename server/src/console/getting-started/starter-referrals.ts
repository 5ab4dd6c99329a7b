import sql from 'sql-template-tag';
import type { StarterChoice } from '../../../contract/console/getting-started/getting-started';
import { messages } from '../../../contract/messages';
import { eligibilityCalls } from '../../../contract/referrals/referral-rules/eligibility.calls';
import { slabCalls } from '../../../contract/referrals/referral-rules/slab.calls';
import type { Actor } from '../../platform/access/actor';
import type { Transaction } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { insertRecord } from '../../platform/lists/record-table';
import { eligibilityList } from '../../referrals/referral-rules/eligibility.list';
import { getReferralSetting } from '../../referrals/referral-rules/get-referral-setting';
import { slabList } from '../../referrals/referral-rules/slabs.list';
import { updateReferralSetting } from '../../referrals/referral-rules/update-referral-setting';
import { addMissingRecords, withAnnouncedRecordKinds } from './add-missing-records';
import { starterSlabName } from './starter-data';

interface EligiblePosition {
  id: number;
  name: string;
  /** True if people in the position may refer; null without a rule for it. */
  isEligible: boolean | null;
}

const addExcludedPositions = async (
  tx: Transaction,
  actor: Actor,
  ids: readonly number[],
): Promise<number> => {
  const positions = await tx.many<EligiblePosition>(sql`
    select designation.id, name, is_eligible as "isEligible"
    from designation left join referral_eligibility on designation_id = designation.id
    where designation.id = any(${ids}::integer[]) order by designation.id`);
  if (positions.length < new Set(ids).size)
    throw invalidField('excludedDesignationId', messages.gone);
  const eligible = positions.find(({ isEligible }) => isEligible);
  if (eligible)
    throw invalidField(
      'excludedDesignationId',
      `${eligible.name} may refer, says Referrer Eligibility. Change it there, or leave it out here.`,
    );
  const added = positions.filter(({ isEligible }) => isEligible === null);
  const list = withAnnouncedRecordKinds(eligibilityList, eligibilityCalls);
  for (const { id } of added)
    await insertRecord(tx, list, actor, { designationId: id, eligibilityStatus: 0 });
  return added.length;
};

const setReleaseDays = async (
  tx: Transaction,
  actor: Actor,
  paymentReleaseInDays: NonNullable<StarterChoice['releaseDays']>,
): Promise<void> => {
  const { referralSettingType, ...inForce } = await getReferralSetting(tx, undefined);
  if (inForce.paymentReleaseInDays === paymentReleaseInDays) return;
  const { id: referralSettingTypeId } = referralSettingType;
  await updateReferralSetting(tx, actor, { referralSettingTypeId, paymentReleaseInDays });
};

/**
 * @throws AppError for a missing amount or position, or a position that is already allowed to
 * refer.
 */
export const addStarterReferralRules = async (
  tx: Transaction,
  actor: Actor,
  { amount, releaseDays, excludedDesignationId = [] }: StarterChoice,
): Promise<number> => {
  if (!actor.grants.has('setup:edit-referral')) throw new AppError('FORBIDDEN');
  if (amount === undefined)
    throw invalidField('amount', 'Enter what a referral pays, or leave referrals out.');
  const body = { slug: starterSlabName, departmentId: null, designationId: null, amount };
  const list = withAnnouncedRecordKinds(slabList, slabCalls);
  const { created } = await addMissingRecords(tx, actor, list, [[starterSlabName, body]]);
  if (releaseDays !== undefined) await setReleaseDays(tx, actor, releaseDays);
  return created.length + (await addExcludedPositions(tx, actor, excludedDesignationId));
};
