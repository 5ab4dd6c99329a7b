import type { PayoutChanged } from 'server/contract/referrals/payouts/referral';
import { Box, Button, formatPersonName, Stack, Text } from 'shared-ui';

interface Props {
  result: PayoutChanged;
  onClose: () => void;
}

export const PayoutChangeResults = ({ result: { changed, refused, results }, onClose }: Props) => (
  <Stack gap="4" role="status">
    <Text fontWeight={550}>{`${changed} changed, ${refused} left as they were.`}</Text>
    <Stack as="ul" gap="3" listStyleType="none">
      {results
        .filter(({ outcome }) => outcome === 'refused')
        .map(({ applicantId, firstName, lastName = '', message }) => (
          <Box as="li" key={applicantId}>
            <Text overflowWrap="anywhere">
              {firstName === undefined
                ? `Applicant ${applicantId}`
                : formatPersonName({ firstName, lastName })}
            </Text>
            <Text size="sm" tone="second">
              {message}
            </Text>
          </Box>
        ))}
    </Stack>
    <div>
      <Button onClick={onClose}>Done</Button>
    </div>
  </Stack>
);
