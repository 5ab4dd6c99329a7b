import type { RuleOutcome } from 'server/contract/referrals/payouts/payout-constants';
import type { RuleResult } from 'server/contract/referrals/payouts/referral';
import { Box, Flex, Stack, StatusDot, Text, type Tone } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { renderDate } from '../../referral/render-date';

const marks: Record<RuleOutcome, { tone: Tone; word: string }> = {
  met: { tone: 'ok', word: 'Met' },
  open: { tone: 'wait', word: 'Not yet' },
  failed: { tone: 'bad', word: 'Not met' },
};

export const PayoutRules = ({ rules }: { rules: readonly RuleResult[] }) => (
  <Part title="Why it is payable, or not">
    <Stack as="ul" gap="0" listStyleType="none">
      {rules.map(({ rule, label, outcome, value, on, change }) => (
        <Flex
          as="li"
          key={rule}
          columnGap="4"
          rowGap="0.5"
          py="2.5"
          wrap="wrap"
          borderTopWidth="1px"
          borderColor="line"
          _first={{ borderTopWidth: '0' }}
        >
          <Box width="92px" flexShrink="0">
            <StatusDot tone={marks[outcome].tone}>{marks[outcome].word}</StatusDot>
          </Box>
          <Box flex="1 1 220px" minWidth="0">
            <Text>{label}</Text>
            <Text size="sm" tone="second" overflowWrap="anywhere">
              <span>{on ? `${value} ` : value}</span>
              {on ? renderDate(on) : null}
            </Text>
          </Box>
          {change ? (
            <Text flex="1 1 260px" size="sm" tone="second">
              {change}
            </Text>
          ) : null}
        </Flex>
      ))}
    </Stack>
  </Part>
);
