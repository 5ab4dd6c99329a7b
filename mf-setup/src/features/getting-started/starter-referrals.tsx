import { useCompany } from 'shared-auth';
import { Box, Text } from 'shared-ui';
import { AmountField } from 'shared-ui/forms';

/** What the company has to say of referrals itself: what one pays. The rest stands, and can be changed. */
export const StarterReferrals = ({ releaseDays }: { releaseDays: number }) => {
  const currency = useCompany()?.currency;
  return (
    <>
      <Box maxWidth="280px" mb="3">
        <AmountField
          name="amount"
          label={currency ? `Amount for each hire, in ${currency}` : 'Amount for each hire'}
          currency={currency}
        />
      </Box>
      <Text tone="second">
        {`One amount for every department and position; nearer ones can be added later. It is paid ${releaseDays} days after joining. Every position may refer until you exclude it under Referrer Eligibility.`}
      </Text>
    </>
  );
};
