import { releasePeriods } from 'server/contract/referrals/referral-rules/referral-setting-constants';
import { useCompany } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { Box, Stack, Text } from 'shared-ui';
import { AmountField, PickerField, SelectField } from 'shared-ui/forms';

const positionLookup = lookupSource('designations');

export const starterReferralLabels = {
  amount: 'Amount for each hire',
  releaseDays: 'Paid after joining',
  excludedDesignationId: 'Positions that may not refer',
};

export const StarterReferrals = () => {
  const currency = useCompany()?.currency;
  return (
    <Stack gap="4" maxWidth="420px">
      <Box maxWidth="280px">
        <AmountField
          name="amount"
          label={
            currency
              ? `${starterReferralLabels.amount}, in ${currency}`
              : starterReferralLabels.amount
          }
          currency={currency}
        />
      </Box>
      <Text tone="second">
        One amount for every department and position; nearer ones can be added later.
      </Text>
      <Box maxWidth="280px">
        <SelectField
          name="releaseDays"
          label={starterReferralLabels.releaseDays}
          options={releasePeriods.map((days) => ({ value: String(days), label: `${days} days` }))}
          alwaysSet
        />
      </Box>
      <PickerField
        name="excludedDesignationId"
        label={starterReferralLabels.excludedDesignationId}
        hint="Such as those of human resources. Every other position may; Referrer Eligibility changes it later."
        {...positionLookup}
        multiple
      />
    </Stack>
  );
};
