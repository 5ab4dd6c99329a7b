import { useCompanyClock } from 'shared-auth';
import { Box, Button, Skeleton, Text } from 'shared-ui';
import { StageStrip } from 'shared-ui/timeline';
import { useApplicantHistory } from '../../../application/use-applicant-history';

const formatDays = (days: number): string => {
  if (days === 0) return 'since today';
  return days === 1 ? '1 day' : `${days} days`;
};

export const HistoryStrip = ({ applicantId }: { applicantId: number }) => {
  const { record: way, error, reload } = useApplicantHistory(applicantId);
  const clock = useCompanyClock();
  if (way?.withoutHiringProcess) return null;
  if (way)
    return (
      <StageStrip
        label={`Stages of ${way.pipeline?.name ?? 'the hiring process'}`}
        stages={way.stages}
        words={formatDays(clock.daysSince(way.stageSince))}
      />
    );
  if (!error) return <Skeleton height="48px" mb="4" />;
  return (
    <Box mb="4">
      <Text as="span" tone="second" me="3">
        The stages could not be loaded.
      </Text>
      <Button size="sm" onClick={reload}>
        Try again
      </Button>
    </Box>
  );
};
