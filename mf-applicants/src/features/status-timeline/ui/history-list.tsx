import type { HistoryEntry } from 'server/contract/applicants/applications/application';
import { Box, StatusMark, Text } from 'shared-ui';
import { WithheldValue } from '../../../application/withheld-value';
import { toHistorySteps, type HistoryStep } from '../steps.rule';
import { TimeAndActor } from './time-and-actor';

const HistoryComment = ({ comment }: { comment: string | undefined }) =>
  comment === undefined ? (
    <Text size="sm" as="div">
      Comment <WithheldValue />
    </Text>
  ) : (
    <Text size="sm" tone="second" dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {comment}
    </Text>
  );

const HistoryStepLine = ({ step: { entry, undoneBy } }: { step: HistoryStep }) => {
  const { stage, status, comment, reason } = entry;
  return (
    <Box as="li" py="2.5" borderTopWidth="1px" borderColor="line">
      <Box fontWeight={550}>
        <StatusMark category={status.category} name={status.name} />
        {undoneBy ? (
          <Text as="span" size="sm" tone="second" fontWeight={400}>
            {' '}
            taken back
          </Text>
        ) : null}
      </Box>
      {stage ? (
        <Text size="sm" tone="second" overflowWrap="anywhere">
          {stage.name}
        </Text>
      ) : null}
      <Text size="sm" tone="third">
        <TimeAndActor entry={entry} />
        {undoneBy ? (
          <>
            <span>, taken back </span>
            <TimeAndActor entry={undoneBy} />
          </>
        ) : null}
      </Text>
      {reason ? (
        <Text size="sm" overflowWrap="anywhere">
          {`Reason: ${reason.name}`}
        </Text>
      ) : null}
      <HistoryComment comment={comment} />
    </Box>
  );
};

export const HistoryList = ({ entries }: { entries: readonly HistoryEntry[] }) =>
  entries.length === 0 ? (
    <Text tone="second">This applicant has not been moved yet.</Text>
  ) : (
    <Box as="ol" listStyleType="none" aria-label="History">
      {toHistorySteps(entries).map((step) => (
        <HistoryStepLine key={step.entry.id} step={step} />
      ))}
    </Box>
  );
