import type { ReferralSetting } from 'server/contract/referral-rules/referral-setting';
import {
  attributions,
  gapPeriods,
  releasePeriods,
} from 'server/contract/referral-rules/referral-setting-constants';
import { RadioField, yup } from 'shared-ui/forms';
import { Stack } from 'shared-ui';

export type ReferralRules = Pick<
  ReferralSetting,
  'paymentReleaseInDays' | 'reHiredCandidate' | 'referralGapPeriod' | 'selectionAttribute'
>;

export const ruleLabels: Record<keyof ReferralRules, string> = {
  paymentReleaseInDays: 'Payment release period',
  reHiredCandidate: 'Consider re-hired candidates',
  referralGapPeriod: 'Reference gap period',
  selectionAttribute: 'Candidate selection attribution',
};

const monthWords = (months: number): string => (months === 12 ? '1 year' : `${months} months`);
const yesNo = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
];

/** Rules as one reads them, for the question which of two versions stays. */
export const ruleWords = {
  paymentReleaseInDays: (days: number) => `${days} days`,
  reHiredCandidate: (value: number) => (value === 1 ? 'Yes' : 'No'),
  referralGapPeriod: monthWords,
};

export const rulesOf = (setting: ReferralSetting): ReferralRules => ({
  paymentReleaseInDays: setting.paymentReleaseInDays,
  reHiredCandidate: setting.reHiredCandidate,
  referralGapPeriod: setting.referralGapPeriod,
  selectionAttribute: setting.selectionAttribute,
});

/** Each field is a choice that is always made. */
export const ruleSchema = yup.object();

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
      options={yesNo}
      disabled={isReadOnly}
    />
    <RadioField
      name="referralGapPeriod"
      label={ruleLabels.referralGapPeriod}
      hint="How long after one referral the same candidate can be referred again."
      options={gapPeriods.map((value) => ({ value, label: monthWords(value) }))}
      disabled={isReadOnly}
    />
    <RadioField
      name="selectionAttribute"
      label={ruleLabels.selectionAttribute}
      hint="Who is rewarded for a candidate whom several people refer. One: the first referrer, for any job. Two: the first for the same job. Three: the recruiter decides."
      options={attributions.map((value) => ({ value, label: value }))}
      disabled={isReadOnly}
    />
  </Stack>
);
