import type { ReferralSetting } from 'server/contract/referrals/referral-rules/referral-setting';
import {
  approvalCounts,
  attributions,
  gapPeriods,
  releasePeriods,
} from 'server/contract/referrals/referral-rules/referral-setting-constants';
import { NumberField, RadioField, yup } from 'shared-ui/forms';
import { Stack } from 'shared-ui';

export type ReferralRules = Pick<
  ReferralSetting,
  | 'paymentReleaseInDays'
  | 'reHiredCandidate'
  | 'referralGapPeriod'
  | 'selectionAttribute'
  | 'answerInDays'
  | 'approvals'
>;

export const ruleLabels: Record<keyof ReferralRules, string> = {
  paymentReleaseInDays: 'Payment release period',
  reHiredCandidate: 'Consider re-hired candidates',
  referralGapPeriod: 'Reference gap period',
  selectionAttribute: 'Candidate selection attribution',
  answerInDays: 'Answer to referrers (days)',
  approvals: 'Approvals of a payout batch',
};

const formatMonths = (months: number): string => (months === 12 ? '1 year' : `${months} months`);
const yesNoOptions = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
];

const attributionLabels = {
  One: 'One: the first referrer, for any job',
  Two: 'Two: the first referrer for the same job',
  Three: 'Three: the recruiter decides',
} as const;

const formatApprovals = (count: number): string =>
  count === 1 ? 'One person' : 'Two different people';

export const ruleFormatters = {
  paymentReleaseInDays: (days: number) => `${days} days`,
  reHiredCandidate: (value: number) => (value === 1 ? 'Yes' : 'No'),
  referralGapPeriod: formatMonths,
  answerInDays: (days: number) => `${days} days`,
  approvals: formatApprovals,
};

export const toReferralRules = (setting: ReferralSetting): ReferralRules => ({
  paymentReleaseInDays: setting.paymentReleaseInDays,
  reHiredCandidate: setting.reHiredCandidate,
  referralGapPeriod: setting.referralGapPeriod,
  selectionAttribute: setting.selectionAttribute,
  answerInDays: setting.answerInDays,
  approvals: setting.approvals,
});

const wholeDaysText = 'Enter whole days from 1 to 90.';

/** Validates only this number; the other rules are radio fields that always have a value. */
export const ruleSchema = yup.object({
  answerInDays: yup
    .number()
    .typeError(wholeDaysText)
    .required(wholeDaysText)
    .integer(wholeDaysText)
    .min(1, wholeDaysText)
    .max(90, wholeDaysText),
});

export const ReferralSettingFields = ({ isReadOnly }: { isReadOnly: boolean }) => (
  <Stack gap="5">
    <RadioField
      name="paymentReleaseInDays"
      label={ruleLabels.paymentReleaseInDays}
      hint="How long after the joining date a referral may be paid."
      options={releasePeriods.map((value) => ({ value, label: `${value} days` }))}
      disabled={isReadOnly}
    />
    <RadioField
      name="reHiredCandidate"
      label={ruleLabels.reHiredCandidate}
      hint="Whether someone who worked here before can be referred."
      options={yesNoOptions}
      disabled={isReadOnly}
    />
    <RadioField
      name="referralGapPeriod"
      label={ruleLabels.referralGapPeriod}
      hint="How long after one referral the same candidate can be referred again."
      options={gapPeriods.map((value) => ({ value, label: formatMonths(value) }))}
      disabled={isReadOnly}
    />
    <RadioField
      name="selectionAttribute"
      label={ruleLabels.selectionAttribute}
      hint="Who is rewarded for a candidate whom several people refer."
      options={attributions.map((value) => ({ value, label: attributionLabels[value] }))}
      disabled={isReadOnly}
    />
    <NumberField
      name="answerInDays"
      label={ruleLabels.answerInDays}
      hint="Who refers somebody is promised an answer within this time."
      min={1}
      max={90}
      step={1}
      disabled={isReadOnly}
    />
    <RadioField
      name="approvals"
      label={ruleLabels.approvals}
      hint="How many people approve a payout batch before it can be exported. Batches that are built keep theirs."
      options={approvalCounts.map((value) => ({ value, label: formatApprovals(value) }))}
      disabled={isReadOnly}
    />
  </Stack>
);
