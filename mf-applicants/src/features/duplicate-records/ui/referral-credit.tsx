import type { MergeCredit } from 'server/contract/applicants/duplicates/duplicate-constants';
import type { CreditLine } from 'server/contract/applicants/duplicates/duplicate';
import { getMergeCredit } from 'server/contract/applicants/duplicates/duplicate.calls';
import { useRead } from 'shared-auth';
import { Box, formatPersonName, Skeleton, Stack, StatusDot, Text, type Tone } from 'shared-ui';
import { useCompanyDays } from '../../../application/use-company-days';

const marks: Record<MergeCredit, { tone: Tone; words: string }> = {
  kept: { tone: 'ok', words: 'Keeps the credit' },
  lost: { tone: 'bad', words: 'Loses the credit' },
  undecided: { tone: 'wait', words: 'The recruiter decides' },
  decided: { tone: 'info', words: 'Stays as it is: it is decided already' },
};

const CreditLineText = ({ line }: { line: CreditLine }) => {
  const { dayAt } = useCompanyDays();
  const { user, job, referredDate, credit, referralStatus, reason } = line;
  const { tone, words } = marks[credit];
  return (
    <Box as="li">
      <Text>
        <bdi>{formatPersonName(user)}</bdi>
        <span>, for </span>
        <bdi>{job.jobTitle}</bdi>
        <span>, </span>
        {dayAt(referredDate)}
      </Text>
      <StatusDot tone={tone}>{words}</StatusDot>
      <Text size="sm" tone="second">
        {`Payout: ${referralStatus.referralStatus}${reason ? `. ${reason}` : ''}`}
      </Text>
    </Box>
  );
};

const bothDecidedText =
  'Both payouts are decided already, and the merge changes neither. Put one of them on hold before it is exported.';

interface Props {
  pairId: number;
  survivorId: number;
}

export const ReferralCredit = ({ pairId, survivorId }: Props) => {
  const { data, error } = useRead(getMergeCredit, {
    params: { id: pairId },
    query: { survivorId },
  });
  if (error)
    return (
      <Text role="alert" tone="bad" mt="3">
        {`What becomes of referrals could not be loaded. ${error.message}`}
      </Text>
    );
  if (!data) return <Skeleton mt="3" width="60%" />;
  const lines = data.data;
  if (lines.length === 0) return null;
  const decided = lines.filter(({ credit }) => credit === 'decided');
  return (
    <Box as="section" aria-label="Referral credit" mt="4">
      <Text fontWeight={550} mb="1.5">
        Referral credit after the merge
      </Text>
      <Stack as="ul" gap="3" listStyleType="none">
        {lines.map((line) => (
          <CreditLineText key={line.applicantId} line={line} />
        ))}
      </Stack>
      {decided.length > 1 ? (
        <Text tone="bad" mt="3">
          {bothDecidedText}
        </Text>
      ) : null}
    </Box>
  );
};
