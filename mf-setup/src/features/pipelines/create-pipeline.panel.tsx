import { pipelineCalls } from 'server/contract/jobs/pipelines/pipeline.calls';
import { send } from 'shared-auth';
import { useNewDraft } from 'shared-auth/drafts';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { Panel, usePanel } from 'shell/sdk/react';
import { createPipeline } from '../../../contract';
import {
  PipelineFields,
  pipelineLabels,
  pipelineSchema,
  toStageSequence,
  type PipelineValues,
} from './pipeline-form';

const emptyPipeline: PipelineValues = { name: '', stage: [] };

export const CreatePipelinePanel = () => {
  const { close } = usePanel(createPipeline);
  const form = useForm({
    initial: emptyPipeline,
    schema: pipelineSchema,
    labels: pipelineLabels,
    draft: useNewDraft<PipelineValues, unknown>('pipeline.create'),
    save: ({ name, stage }, key = '') =>
      send(pipelineCalls.create, {
        body: { name, stage: toStageSequence(stage) },
        headers: { 'Idempotency-Key': key },
      }),
    refusal: 'The pipeline was not created.',
    goOn: () => close(),
  });
  return (
    <Panel>
      <PanelForm form={form}>
        <PipelineFields />
      </PanelForm>
    </Panel>
  );
};
