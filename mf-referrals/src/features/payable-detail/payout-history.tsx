import { employmentFacts } from 'server/contract/referrals/employment/employment-constants';
import type { ReferralRecord } from 'server/contract/referrals/payouts/referral';
import { Box, Stack, Text } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { useCompanyDays } from '../../referral/use-company-days';
import { renderDate } from '../../referral/render-date';
import { formatNameOrDash } from '../../referral/format';

type PayoutHistoryEntries = NonNullable<ReferralRecord['history']>;

const PayoutChangeText = ({
  from,
  to,
  reason,
  employment,
}: Omit<PayoutHistoryEntries[number], 'remark'>) => {
  if (!employment)
    return <Text>{[from === to ? '' : `${from} → ${to}`, reason].filter(Boolean).join(': ')}</Text>;
  const { fact, before, after } = employment;
  return before && before === after ? (
    <Text>
      <span>{`${employmentFacts[fact]} confirmed: `}</span>
      {renderDate(after)}
    </Text>
  ) : (
    <Text>
      <span>{`${employmentFacts[fact]}: `}</span>
      <span>{renderDate(before)}</span>
      <span> → </span>
      <span>{renderDate(after)}</span>
    </Text>
  );
};

export const PayoutHistory = ({ history }: { history: PayoutHistoryEntries }) => {
  const { momentAt } = useCompanyDays();
  return (
    <Part title="History">
      <Stack as="ol" gap="3" listStyleType="none">
        {history.map(({ remark, ...entry }, place) => (
          <Box as="li" key={place}>
            <PayoutChangeText {...entry} />
            {remark ? (
              <Text tone="second" overflowWrap="anywhere">
                {remark}
              </Text>
            ) : null}
            <Text size="sm" tone="third">
              <bdi>{formatNameOrDash(entry.actor)}</bdi>
              <span>, </span>
              {momentAt(entry.at)}
            </Text>
          </Box>
        ))}
      </Stack>
    </Part>
  );
};
