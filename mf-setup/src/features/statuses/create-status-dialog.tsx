import type { StatusCategory } from 'server/contract/applicants/applications/application-constants';
import { messages } from 'server/contract/messages';
import { statusCalls } from 'server/contract/jobs/pipelines/status.calls';
import { send } from 'shared-auth';
import { TextField, yup } from 'shared-ui/forms';
import { useForm } from 'shell/sdk/forms';
import { FormDialog } from '../../setup/form-dialog';
import { CategoryField } from '../../status/category-field';
import { StageField, stageSchema, type ChosenStage } from './stage-field';

interface Values {
  name: string;
  stage: ChosenStage;
  category: StatusCategory;
}

const empty: Values = { name: '', stage: null, category: 'active' };
const labels = { name: 'Status Name', stage: 'Select Stage', category: 'Category' };
const schema = yup.object({
  name: yup
    .string()
    .trim()
    .required(messages.setup.newStatusName)
    .max(100, 'Use at most 100 characters.'),
  stage: stageSchema,
});

export const CreateStatusDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useForm({
    initial: empty,
    schema,
    labels,
    fieldOf: (field) => (field === 'stageId' ? 'stage' : field),
    save: ({ stage, ...values }) =>
      send(statusCalls.create, { body: { ...values, stageId: Number(stage?.id) } }),
    refusal: 'The status was not created.',
    goOn: onClose,
  });
  return (
    <FormDialog title="Create Status" form={form} onClose={onClose}>
      <TextField name="name" label={labels.name} required />
      <StageField />
      <CategoryField />
    </FormDialog>
  );
};
