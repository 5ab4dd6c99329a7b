import type { StageRow } from 'server/contract/jobs/pipelines/stage';
import { stageCalls } from 'server/contract/jobs/pipelines/stage.calls';
import { recordReader, useWrite } from 'shared-auth';
import { Skeleton } from 'shared-ui';
import { PanelForm, useRecordForm } from 'shell/sdk/forms';
import { Panel, usePanel } from 'shell/sdk/react';
import { ShownRecord } from 'shell/sdk/record';
import { editStage } from '../../../contract';
import {
  toStatusSequence,
  StageFields,
  stageLabels,
  stageNoun,
  stageSchema,
  toStageValues,
} from './stage-form';

const useStage = recordReader<StageRow>(stageCalls.get, { fresh: true });

const StageForm = ({ stage, onSaved }: { stage: StageRow; onSaved: () => void }) => {
  const { send } = useWrite(stageCalls.update);
  const form = useRecordForm({
    record: stage,
    valuesOf: toStageValues,
    schema: stageSchema,
    labels: stageLabels,
    words: {
      status: (ids: readonly number[]) =>
        stage.status.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', '),
    },
    save: async ({ name, status }, { version }) =>
      (
        await send({
          params: { id: stage.id },
          body: { name, status: toStatusSequence(status, 3), version },
        })
      ).data,
    refusal: 'The stage was not saved.',
    goOn: onSaved,
  });
  return (
    <PanelForm form={form}>
      <StageFields stage={stage} />
    </PanelForm>
  );
};

export const EditStagePanel = () => {
  const { input, close } = usePanel(editStage);
  return (
    <Panel>
      <ShownRecord
        noun={stageNoun}
        read={useStage(input.id)}
        onItsWay={<Skeleton height="240px" />}
      >
        {(stage) => <StageForm stage={stage} onSaved={() => close()} />}
      </ShownRecord>
    </Panel>
  );
};
