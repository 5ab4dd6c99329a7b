import type { PipelineRecord } from 'server/contract/jobs/pipelines/pipeline';
import { pipelineCalls } from 'server/contract/jobs/pipelines/pipeline.calls';
import { recordReader, useWrite } from 'shared-auth';
import { Skeleton, Text } from 'shared-ui';
import { PanelForm, useRecordForm } from 'shell/sdk/forms';
import { openPanel, Panel, usePanel } from 'shell/sdk/react';
import { ShownRecord } from 'shell/sdk/record';
import { editPipeline, moveOverPanel } from '../../../contract';
import {
  PipelineFields,
  pipelineLabels,
  pipelineNoun,
  pipelineSchema,
  toPipelineValues,
  toStageSequence,
} from './pipeline-form';

const usePipeline = recordReader<PipelineRecord>(pipelineCalls.get, { fresh: true });

interface Props {
  pipeline: PipelineRecord;
  onSaved: () => void;
}

const PipelineForm = ({ pipeline, onSaved }: Props) => {
  const { send } = useWrite(pipelineCalls.update);
  const form = useRecordForm({
    record: pipeline,
    valuesOf: toPipelineValues,
    schema: pipelineSchema,
    labels: pipelineLabels,
    words: {
      stage: (ids: readonly number[]) =>
        ids
          .map((id) => pipeline.stage.find((stage) => stage.id === id)?.name ?? 'another stage')
          .join(', '),
    },
    save: async ({ name, stage }, { version }) =>
      (
        await send({
          params: { id: pipeline.id },
          body: { name, stage: toStageSequence(stage), version },
        })
      ).data,
    refusal: 'The pipeline was not saved.',
    goOn: (saved) => {
      onSaved();
      if (saved.keepEarlier > pipeline.keepEarlier)
        void openPanel(moveOverPanel, { id: pipeline.id });
    },
  });
  return (
    <PanelForm form={form}>
      <Text tone="second">
        Applicants who are on their way keep their stages until you move them.
      </Text>
      <PipelineFields />
    </PanelForm>
  );
};

export const EditPipelinePanel = () => {
  const { input, close } = usePanel(editPipeline);
  return (
    <Panel>
      <ShownRecord
        noun={pipelineNoun}
        read={usePipeline(input.id)}
        onItsWay={<Skeleton height="320px" />}
      >
        {(pipeline) => <PipelineForm pipeline={pipeline} onSaved={() => close()} />}
      </ShownRecord>
    </Panel>
  );
};
