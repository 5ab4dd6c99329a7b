import { releasePeriods } from 'server/contract/referral-rules/referral-setting-constants';
import { useCompany } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { Box, Stack, Text } from 'shared-ui';
import { AmountField, PickerField, SelectField } from 'shared-ui/forms';

const positions = lookupSource('designations');

/** What only the company can say of referrals: what one pays, when, and to whom not. */
export const StarterReferrals = () => {
  const currency = useCompany()?.currency;
  return (
    <Stack gap="4" maxWidth="420px">
      <Box maxWidth="280px">
        <AmountField
          name="amount"
          label={currency ? `Amount for each hire, in ${currency}` : 'Amount for each hire'}
          currency={currency}
        />
      </Box>
      <Text tone="second">
        One amount for every department and position; nearer ones can be added later.
      </Text>
      <Box maxWidth="280px">
        <SelectField
          name="releaseDays"
          label="Paid after joining"
          options={releasePeriods.map((days) => ({ value: String(days), label: `${days} days` }))}
          alwaysSet
        />
      </Box>
      <PickerField
        name="excluded"
        label="Positions that may not refer"
        hint="Such as those of human resources. Every other position may; Referrer Eligibility changes it later."
        {...positions}
        multiple
      />
    </Stack>
  );
};
