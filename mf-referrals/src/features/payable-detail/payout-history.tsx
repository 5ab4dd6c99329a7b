import type { ReferralRecord } from 'server/contract/referrals/referral';
import { useCompanyClock } from 'shared-auth';
import { Box, Stack, Text } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { colleagueName, dayWords } from '../../referral/words';

interface Props {
  history: NonNullable<ReferralRecord['history']>;
}

/** What was done with a payout, the newest first. */
export const PayoutHistory = ({ history }: Props) => {
  const clock = useCompanyClock();
  return (
    <Part title="History">
      <Stack as="ol" gap="3" listStyleType="none">
        {history.map(({ at, actor, from, to, reason, remark }) => (
          <Box as="li" key={at}>
            <Text>{`${from} → ${to}${reason ? `: ${reason}` : ''}`}</Text>
            {remark ? (
              <Text tone="second" overflowWrap="anywhere">
                {remark}
              </Text>
            ) : null}
            <Text size="sm" tone="third">
              {`${colleagueName(actor)}, ${dayWords(clock.dayOf(at))}, ${clock.timeOf(at)}`}
            </Text>
          </Box>
        ))}
      </Stack>
    </Part>
  );
};
