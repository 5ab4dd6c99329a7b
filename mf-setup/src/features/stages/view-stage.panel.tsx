import type { StageRow } from 'server/contract/jobs/pipelines/stage';
import { stageCalls } from 'server/contract/jobs/pipelines/stage.calls';
import { recordReader } from 'shared-auth';
import { Skeleton } from 'shared-ui';
import { StageTimeline } from 'shared-ui/timeline';
import { Panel, usePanel } from 'shell/sdk/react';
import { ShownRecord } from 'shell/sdk/record';
import { viewStage } from '../../../contract';
import { toTimelineStages } from '../../status/to-timeline-stages';
import { stageNoun } from './stage-form';

const useStage = recordReader<StageRow>(stageCalls.get);

export const ViewStagePanel = () => (
  <Panel>
    <ShownRecord
      noun={stageNoun}
      read={useStage(usePanel(viewStage).input.id)}
      onItsWay={<Skeleton height="240px" />}
    >
      {(stage) => <StageTimeline label={stage.name} stages={toTimelineStages([stage])} />}
    </ShownRecord>
  </Panel>
);
