import { formatJobTitle } from 'server/contract/jobs/postings/job-constants';
import { getMyReferrals } from 'server/contract/referrals/referring/referring.calls';
import { useRead } from 'shared-auth';
import { Box, Flex, formatPersonName, Text } from 'shared-ui';
import { ReferralBonus } from '../../own/referral-bonus';
import { ReferralProgressMark } from '../../own/referral-progress-mark';
import { AnswerPromiseText } from '../../own/answer-promise-text';
import { NewestRecords } from './newest-records';

export const NewestReferrals = () => (
  <NewestRecords
    title="My referrals"
    read={useRead(getMyReferrals, { query: { limit: 5 } })}
    nothing="Nobody yet. Find an open job, ask the person whether they agree, and refer them."
    line={(row) => (
      <Box as="li" key={row.applicantId} minWidth="0">
        <Flex justify="space-between" gap="3" wrap="wrap">
          <Text fontWeight={550} overflowWrap="anywhere">
            {formatPersonName(row)}
          </Text>
          <ReferralProgressMark {...row} />
        </Flex>
        <Text size="sm" tone="second" overflowWrap="anywhere">
          <span>{`${formatJobTitle(row.job)} · `}</span>
          {row.promise?.state === 'open' || row.promise?.state === 'missed' ? (
            <AnswerPromiseText {...row} />
          ) : (
            <>
              {row.mayBePaid && row.eligibilityDate ? (
                <>
                  <ReferralBonus {...row} />
                  <span>. </span>
                </>
              ) : null}
              <span>{row.payoutWords}</span>
            </>
          )}
        </Text>
      </Box>
    )}
  />
);
