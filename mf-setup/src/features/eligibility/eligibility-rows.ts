import { messages } from 'server/contract/messages';
import type { EligibilityRow } from 'server/contract/referrals/referral-rules/eligibility';
import { eligibilityCalls } from 'server/contract/referrals/referral-rules/eligibility.calls';
import { yup, type PickerItem } from 'shared-ui/forms';
import type { SetupRows } from '../../setup/use-setup-rows';

interface Values {
  designation: PickerItem | null;
  eligible: string;
}

const { position, taken, takenByOther } = messages.eligibility;

export const eligibilityRows: SetupRows<Values, EligibilityRow> = {
  calls: eligibilityCalls,
  edit: 'setup:edit-referral',
  empty: { designation: null, eligible: '1' },
  valuesOf: ({ designationId, designation, eligibilityStatus }) => ({
    designation: { id: designationId, label: designation },
    eligible: String(eligibilityStatus),
  }),
  bodyOf: ({ designation, eligible }) => ({
    designationId: designation?.id,
    eligibilityStatus: eligible,
  }),
  labels: { designation: 'Position', eligible: 'Eligible' },
  words: { eligible: (value: string) => (value === '1' ? 'Yes' : 'No') },
  schema: ({ isNew, others }) =>
    yup.object({
      designation: yup
        .mixed<PickerItem>()
        .nullable()
        .required(position)
        .test(
          'unique',
          isNew ? taken : takenByOther,
          (chosen) => !others.some(({ designationId }) => designationId === chosen?.id),
        ),
    }),
};
