import { formatJob } from 'server/contract/jobs/postings/job-constants';
import { getMyReferrals } from 'server/contract/referrals/referring/referring.calls';
import { useRead } from 'shared-auth';
import { Box, Flex, personName, Text } from 'shared-ui';
import { ReferralBonus } from '../../own/referral-bonus';
import { ProgressMark } from '../../own/progress-mark';
import { PromiseText } from '../../own/promise-text';
import { Newest } from './newest';

export const NewestReferrals = () => (
  <Newest
    title="My referrals"
    read={useRead(getMyReferrals, { query: { limit: 5 } })}
    nothing="Nobody yet. Find an open job, ask the person whether they agree, and refer them."
    line={(row) => (
      <Box as="li" key={row.applicantId} minWidth="0">
        <Flex justify="space-between" gap="3" wrap="wrap">
          <Text fontWeight={550} overflowWrap="anywhere">
            {personName(row)}
          </Text>
          <ProgressMark {...row} />
        </Flex>
        <Text size="sm" tone="second" overflowWrap="anywhere">
          <span>{`${formatJob(row.job)} · `}</span>
          {row.promise?.state === 'open' || row.promise?.state === 'missed' ? (
            <PromiseText {...row} />
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
