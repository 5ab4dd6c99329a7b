import sql from 'sql-template-tag';
import type { StarterChoice } from '../../../contract/getting-started/getting-started';
import { messages } from '../../../contract/messages';
import { eligibilityCalls } from '../../../contract/referral-rules/eligibility.calls';
import { slabCalls } from '../../../contract/referral-rules/slab.calls';
import type { Actor } from '../../platform/access/actor';
import type { Transaction } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { eligibilityList } from '../../referrals/referral-rules/eligibility.list';
import { getReferralSetting } from '../../referrals/referral-rules/get-referral-setting';
import { slabList } from '../../referrals/referral-rules/slabs.list';
import { updateReferralSetting } from '../../referrals/referral-rules/update-referral-setting';
import { addMissing, writtenBy } from './add-missing';
import { slab } from './starter-words';

const addExcluded = async (
  tx: Transaction,
  actor: Actor,
  ids: readonly number[],
): Promise<number> => {
  const positions = await tx.many<{ id: number; name: string }>(
    sql`select id, name from designation where id = any(${ids}::integer[]) order by id`,
  );
  if (positions.length < new Set(ids).size)
    throw invalidField('excludedDesignationId', messages.gone);
  const bodies = positions.map(
    ({ id, name }) => [name, { designationId: id, eligibilityStatus: 0 }] as const,
  );
  const list = writtenBy(eligibilityList, eligibilityCalls);
  return (await addMissing(tx, actor, list, bodies)).created.length;
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

/** What is paid, when, and to whom not: only the company knows, so that it is asked for. */
export const addReferrals = async (
  tx: Transaction,
  actor: Actor,
  { amount, releaseDays, excludedDesignationId = [] }: StarterChoice,
): Promise<number> => {
  if (!actor.grants.has('setup:edit-referral')) throw new AppError('FORBIDDEN');
  if (amount === undefined)
    throw invalidField('amount', 'Enter what a referral pays, or leave referrals out.');
  const body = { slug: slab, departmentId: null, designationId: null, amount };
  const list = writtenBy(slabList, slabCalls);
  const { created } = await addMissing(tx, actor, list, [[slab, body]]);
  if (releaseDays !== undefined) await setReleaseDays(tx, actor, releaseDays);
  return created.length + (await addExcluded(tx, actor, excludedDesignationId));
};
