import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../answer';
import {
  approvalCounts,
  attributions,
  gapPeriods,
  releasePeriods,
} from './referral-setting-constants';

const oneNumberOf = <Value extends number>(values: readonly Value[]) =>
  Type.Unsafe<Value>({ type: 'integer', enum: values });

/** Days from joining until a referral may be paid. */
export const ReleasePeriod = oneNumberOf(releasePeriods);

/** `1` or `0`. */
const YesNo = Type.Integer({ minimum: 0, maximum: 1 });

const rules = {
  paymentReleaseInDays: ReleasePeriod,
  reHiredCandidate: YesNo,
  /** In months. */
  referralGapPeriod: oneNumberOf(gapPeriods),
  selectionAttribute: oneOf(attributions),
  /** Days within which a referrer is promised an answer. */
  answerInDays: Type.Integer({ minimum: 1, maximum: 90 }),
  /** People who have to approve a batch of payouts. */
  approvals: oneNumberOf(approvalCounts),
};

/** The rules that hold for new referrals under one way of calculation. */
export const ReferralSetting = Type.Object({
  referralSettingType: Type.Object({ id: Id, name: Type.String() }),
  /** Whether this way of calculation is in force: of all of them, one is. */
  isActive: Type.Boolean(),
  ...rules,
  version: Type.Integer(),
});
export type ReferralSetting = Static<typeof ReferralSetting>;

/** Without a type the setting that is in force is answered. */
export const ReferralSettingQuery = Type.Object({ referralSettingTypeId: Type.Optional(Id) });
export type ReferralSettingQuery = Static<typeof ReferralSettingQuery>;

/** Puts the way of calculation in force, with the rules that were sent. */
export const ReferralSettingUpdate = Type.Object({
  referralSettingTypeId: Id,
  ...Type.Partial(Type.Object(rules)).properties,
  version: Type.Optional(Type.Integer()),
});
export type ReferralSettingUpdate = Static<typeof ReferralSettingUpdate>;
