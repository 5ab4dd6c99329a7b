import type { PipelineRecord } from 'server/contract/jobs/pipelines/pipeline';
import { pipelineCalls } from 'server/contract/jobs/pipelines/pipeline.calls';
import { recordReader } from 'shared-auth';
import { Heading, Skeleton } from 'shared-ui';
import { StageTimeline } from 'shared-ui/timeline';
import { Panel, usePanel } from 'shell/sdk/react';
import { ShownRecord } from 'shell/sdk/record';
import { viewPipeline } from '../../../contract';
import { toTimelineStages } from '../../status/to-timeline-stages';
import { pipelineNoun } from './pipeline-form';

const usePipeline = recordReader<PipelineRecord>(pipelineCalls.get);

export const ViewPipelinePanel = () => (
  <Panel>
    <ShownRecord
      noun={pipelineNoun}
      read={usePipeline(usePanel(viewPipeline).input.id)}
      onItsWay={<Skeleton height="320px" />}
    >
      {({ name, stage }) => (
        <>
          <Heading level={3} mb="4" overflowWrap="anywhere">
            {name}
          </Heading>
          <StageTimeline label={name} stages={toTimelineStages(stage)} />
        </>
      )}
    </ShownRecord>
  </Panel>
);
