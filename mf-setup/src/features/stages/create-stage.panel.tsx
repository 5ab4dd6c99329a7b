import { stageCalls } from 'server/contract/jobs/pipelines/stage.calls';
import { send } from 'shared-auth';
import { useNewDraft } from 'shared-auth/drafts';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { Panel, usePanel } from 'shell/sdk/react';
import { createStage } from '../../../contract';
import {
  toStatusSequence,
  StageFields,
  stageLabels,
  stageSchema,
  type StageValues,
} from './stage-form';

const emptyStage: StageValues = { name: '', status: [] };

export const CreateStagePanel = () => {
  const { close } = usePanel(createStage);
  const form = useForm({
    initial: emptyStage,
    schema: stageSchema,
    labels: stageLabels,
    draft: useNewDraft<StageValues, unknown>('stage.create'),
    save: ({ name, status }, key = '') =>
      send(stageCalls.create, {
        body: { name, status: toStatusSequence(status, 2) },
        headers: { 'Idempotency-Key': key },
      }),
    refusal: 'The stage was not created.',
    goOn: () => close(),
  });
  return (
    <Panel>
      <PanelForm form={form}>
        <StageFields />
      </PanelForm>
    </Panel>
  );
};
