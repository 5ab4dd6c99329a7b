import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import type { CandidateHistory } from 'server/contract/applicants/applications/application-status';
import { Badge, Flex, Heading, formatPersonName, StatusMark, Text } from 'shared-ui';
import { StageTimeline } from 'shared-ui/timeline';
import { toTimelineStages } from '../to-timeline-stages';
import { TimeAndActor } from './time-and-actor';
import { HistoryList } from './history-list';

interface Props {
  history: CandidateHistory;
  application: ApplicationRecord | undefined;
}

export const TimelineBody = ({ history, application }: Props) => {
  const stages = toTimelineStages(history, (entry) => <TimeAndActor entry={entry} />);
  const latest = history.history[0];
  const isOnTheWay = stages.some(({ statuses }) => statuses.some(({ isCurrent }) => isCurrent));
  return (
    <>
      {application ? (
        <Text fontWeight={550} overflowWrap="anywhere">
          {formatPersonName(application)}
        </Text>
      ) : null}
      <Text size="sm" tone="third" mb="4">
        {history.pipeline?.name ?? 'Without a hiring process'}
      </Text>
      {latest && !isOnTheWay ? (
        <Flex gap="2" wrap="wrap" mb="4" align="center">
          <StatusMark
            category={latest.status.category}
            name={[latest.stage?.name, latest.status.name].filter(Boolean).join(', ')}
          />
          <Badge>Current Status</Badge>
          <Text size="sm" tone="third">
            It is not part of the pipeline any more.
          </Text>
        </Flex>
      ) : null}
      <StageTimeline label="Way through the pipeline" stages={stages} />
      <Heading level={3} mt="5" mb="1">
        History
      </Heading>
      <HistoryList entries={history.history} />
    </>
  );
};
