import { useId, useState } from 'react';
import { missingForPublishing } from 'server/contract/jobs/publishing/publishing-constants';
import { Box, Button, Flex, Text } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { messages } from 'server/contract/messages';
import { PlatformChoices } from '../../../publishing/platform-choices';
import { PublishHint } from '../../../publishing/publish-hint';
import { parseExperienceYears } from '../experience.rule';
import type { JobValues } from '../job-values';

const listMissingForPublishing = (values: JobValues) =>
  missingForPublishing({
    jobTitle: values.jobTitle,
    designationId: values.designationId?.label,
    departmentId: values.departmentId?.label,
    hiringManagerId: values.hiringManagerId?.label,
    recruitingManagerId: values.recruitingManagerId?.label,
    numberOfPositions: values.numberOfPositions,
    minExperience: parseExperienceYears(values.experience).least,
    jobTypeId: values.jobTypeId?.label,
    pipeLineId: values.pipeLineId?.label,
  });

interface Props {
  /** Ids of platforms selected before the popover opened; a new selection takes effect only after Apply. */
  before: readonly number[];
  /** True if the job is live, so that an empty selection unpublishes it. */
  isLive: boolean;
  onApply: (platforms: readonly number[]) => void;
  onCancel: () => void;
}

export const PublishChoice = ({ before, isLive, onApply, onCancel }: Props) => {
  const [chosen, setChosen] = useState(before);
  const { values } = useFormikContext<JobValues>();
  const hintId = useId();
  const withdraws = chosen.length === 0;
  const missing = withdraws && isLive ? [] : listMissingForPublishing(values);
  const reason =
    missing.length > 0
      ? messages.job.publishIncomplete
      : withdraws && !isLive
        ? 'Choose a platform first.'
        : undefined;
  return (
    <Box p="3">
      <PlatformChoices value={chosen} onChange={setChosen} />
      <PublishHint id={hintId} missing={missing} />
      {withdraws && isLive ? (
        <Text size="sm" tone="second" role="status">
          No platform is chosen: the job is withdrawn everywhere.
        </Text>
      ) : null}
      <Flex gap="2" justify="flex-end" mt="3">
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          size="sm"
          variant="main"
          disabledReason={reason}
          aria-describedby={missing.length > 0 ? hintId : undefined}
          onClick={() => onApply(chosen)}
        >
          Apply
        </Button>
      </Flex>
    </Box>
  );
};
