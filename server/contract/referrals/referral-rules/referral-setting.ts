import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../../answer';
import {
  approvalCounts,
  attributions,
  gapPeriods,
  releasePeriods,
} from './referral-setting-constants';

const numberEnum = <Value extends number>(values: readonly Value[]) =>
  Type.Unsafe<Value>({ type: 'integer', enum: values });

export const ReleasePeriod = numberEnum(releasePeriods);

const YesNoNumber = Type.Integer({ minimum: 0, maximum: 1 });

const ruleFields = {
  paymentReleaseInDays: ReleasePeriod,
  reHiredCandidate: YesNoNumber,
  referralGapPeriod: numberEnum(gapPeriods),
  selectionAttribute: oneOf(attributions),
  /** Days within which a referrer is promised an answer. */
  answerInDays: Type.Integer({ minimum: 1, maximum: 90 }),
  approvals: numberEnum(approvalCounts),
};

export const ReferralSetting = Type.Object({
  referralSettingType: Type.Object({ id: Id, name: Type.String() }),
  /** True for the active calculation type; exactly one type is active. */
  isActive: Type.Boolean(),
  ...ruleFields,
  version: Type.Integer(),
});
export type ReferralSetting = Static<typeof ReferralSetting>;

/** Query of the referral settings of a calculation type; default: the active type. */
export const ReferralSettingQuery = Type.Object({ referralSettingTypeId: Type.Optional(Id) });
export type ReferralSettingQuery = Static<typeof ReferralSettingQuery>;

export const ReferralSettingUpdate = Type.Object({
  referralSettingTypeId: Id,
  ...Type.Partial(Type.Object(ruleFields)).properties,
  version: Type.Optional(Type.Integer()),
});
export type ReferralSettingUpdate = Static<typeof ReferralSettingUpdate>;
