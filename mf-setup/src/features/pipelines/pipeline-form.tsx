import { messages } from 'server/contract/messages';
import type { PipelineRecord } from 'server/contract/jobs/pipelines/pipeline';
import type { StageRow } from 'server/contract/jobs/pipelines/stage';
import { stageCalls } from 'server/contract/jobs/pipelines/stage.calls';
import { useRead } from 'shared-auth';
import { Box, Grid, Heading, Skeleton, Stack } from 'shared-ui';
import { OrderField, TextField, useFormikContext, yup } from 'shared-ui/forms';
import { StageTimeline } from 'shared-ui/timeline';
import { pipelines } from '../../../contract';
import { toTimelineStages } from '../../status/to-timeline-stages';

export interface PipelineValues {
  name: string;
  stage: readonly number[];
}

export const pipelineNoun = { one: 'pipeline', many: 'pipelines', list: pipelines };
export const pipelineLabels = { name: 'Pipeline Name', stage: 'Stages' };

export const pipelineSchema = yup.object({
  name: yup
    .string()
    .trim()
    .required(messages.setup.pipelineName)
    .max(100, 'Use at most 100 characters.'),
  stage: yup.array().min(1, messages.setup.pipelineStages),
});

export const toPipelineValues = ({ name, stage }: PipelineRecord): PipelineValues => ({
  name,
  stage: stage.map(({ id }) => id),
});

/** Sequence numbers of stages start at 1. */
export const toStageSequence = (ids: readonly number[]) =>
  ids.map((stageId, place) => ({ sequence: place + 1, stageId }));

const PipelinePreview = ({ stages }: { stages: readonly StageRow[] }) => {
  const { values } = useFormikContext<PipelineValues>();
  const chosen = values.stage.flatMap((id) => stages.find((stage) => stage.id === id) ?? []);
  return (
    <Box as="section" aria-label="Preview" minWidth="0">
      <Heading level={3} mb="3">
        Preview
      </Heading>
      <StageTimeline label="Chosen stages" stages={toTimelineStages(chosen)} />
    </Box>
  );
};

const allStagesQuery = { query: { limit: 500 } };

export const PipelineFields = () => {
  const { data } = useRead(stageCalls.getMany, allStagesQuery);
  if (!data) return <Skeleton height="320px" />;
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="6">
      <Stack gap="4">
        <TextField name="name" label={pipelineLabels.name} required />
        <OrderField
          name="stage"
          label={pipelineLabels.stage}
          orderLabel="Stages in order"
          entries={data.data}
          required
        />
      </Stack>
      <PipelinePreview stages={data.data} />
    </Grid>
  );
};
