import type { StatusRow } from 'server/contract/jobs/pipelines/status';
import { statusCalls } from 'server/contract/jobs/pipelines/status.calls';
import { useWrite } from 'shared-auth';
import { Text } from 'shared-ui';
import { yup } from 'shared-ui/forms';
import { useRecordForm } from 'shell/sdk/forms';
import { FormDialog } from '../../setup/form-dialog';
import { StageField, stageSchema, type ChosenStage } from './stage-field';

interface Values {
  stage: ChosenStage;
}

const schema = yup.object({ stage: stageSchema });
const labels = { stage: 'Select Stage' };

const toValues = ({ stageStatus }: Pick<StatusRow, 'stageStatus'>): Values => ({
  stage: stageStatus ? { id: stageStatus.id, label: stageStatus.name } : null,
});

export const MapStatusToStageDialog = ({
  status,
  onClose,
}: {
  status: StatusRow;
  onClose: () => void;
}) => {
  const { send } = useWrite(statusCalls.update);
  const form = useRecordForm({
    record: status,
    valuesOf: toValues,
    labels,
    schema,
    fieldOf: (field) => (field === 'stageId' ? 'stage' : field),
    save: async ({ stage }, { version }) =>
      (await send({ params: { id: status.id }, body: { stageId: Number(stage?.id), version } }))
        .data,
    refusal: 'The status stays in its stage.',
    goOn: onClose,
  });
  return (
    <FormDialog title="Edit" form={form} onClose={onClose}>
      <Text tone="second">{`${status.name} belongs to this stage.`}</Text>
      <StageField />
    </FormDialog>
  );
};
