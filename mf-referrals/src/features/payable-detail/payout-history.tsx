import { employmentFacts } from 'server/contract/employment/employment-constants';
import type { ReferralRecord } from 'server/contract/referrals/referral';
import { useCompanyClock } from 'shared-auth';
import { Box, Stack, Text } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { colleagueName, dayWords } from '../../referral/words';

type History = NonNullable<ReferralRecord['history']>;

const changeWords = ({ from, to, reason, employment }: Omit<History[number], 'remark'>): string =>
  employment
    ? `${employmentFacts[employment.fact]}: ${dayWords(employment.before)} → ${dayWords(employment.after)}`
    : `${from} → ${to}${reason ? `: ${reason}` : ''}`;

/** What was done with a payout, the newest first. */
export const PayoutHistory = ({ history }: { history: History }) => {
  const clock = useCompanyClock();
  return (
    <Part title="History">
      <Stack as="ol" gap="3" listStyleType="none">
        {history.map(({ remark, ...entry }, place) => (
          <Box as="li" key={place}>
            <Text>{changeWords(entry)}</Text>
            {remark ? (
              <Text tone="second" overflowWrap="anywhere">
                {remark}
              </Text>
            ) : null}
            <Text size="sm" tone="third">
              {`${colleagueName(entry.actor)}, ${dayWords(clock.dayOf(entry.at))}, ${clock.timeOf(entry.at)}`}
            </Text>
          </Box>
        ))}
      </Stack>
    </Part>
  );
};
