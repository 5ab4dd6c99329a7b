import { employmentFacts } from 'server/contract/employment/employment-constants';
import type { ReferralRecord } from 'server/contract/referrals/referral';
import { Box, Stack, Text } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { useCompanyDays } from '../../referral/use-company-days';
import { dayWords, nameOrDash } from '../../referral/words';

type History = NonNullable<ReferralRecord['history']>;

const changeWords = ({ from, to, reason, employment }: Omit<History[number], 'remark'>): string =>
  employment?.before && employment.before === employment.after
    ? `${employmentFacts[employment.fact]} confirmed: ${dayWords(employment.after)}`
    : employment
      ? `${employmentFacts[employment.fact]}: ${dayWords(employment.before)} → ${dayWords(employment.after)}`
      : `${from} → ${to}${reason ? `: ${reason}` : ''}`;

/** What was done with a payout, the newest first. */
export const PayoutHistory = ({ history }: { history: History }) => {
  const { momentOf } = useCompanyDays();
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
              {`${nameOrDash(entry.actor)}, ${momentOf(entry.at)}`}
            </Text>
          </Box>
        ))}
      </Stack>
    </Part>
  );
};
