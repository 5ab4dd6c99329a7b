import { addStage as addStageCall } from 'server/contract/jobs/pipelines/pipeline.calls';
import { messages } from 'server/contract/messages';
import { send } from 'shared-auth';
import { Text } from 'shared-ui';
import { ColourField, TextField, yup } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { openPanel, Panel, usePanel } from 'shell/sdk/react';
import { addStage, moveOverPanel } from '../../../contract';

const initial = { name: '', colour: '#0b6e69' };
const labels = { name: 'Stage Name', colour: 'Colour' };
const schema = yup.object({
  name: yup
    .string()
    .trim()
    .required(messages.setup.stageName)
    .max(100, 'Use at most 100 characters.'),
});

export const AddStagePanel = () => {
  const { input, close } = usePanel(addStage);
  const form = useForm({
    initial,
    schema,
    labels,
    save: async (body) => (await send(addStageCall, { params: input, body })).data,
    refusal: 'The stage was not added.',
    goOn: ({ keepEarlier }) => {
      close();
      if (keepEarlier > 0) void openPanel(moveOverPanel, input);
    },
  });
  return (
    <Panel>
      <PanelForm form={form}>
        <Text tone="second">
          It becomes the last stage. Applicants who are on their way keep their stages until you
          move them.
        </Text>
        <TextField name="name" label={labels.name} required />
        <ColourField name="colour" label={labels.colour} required />
      </PanelForm>
    </Panel>
  );
};
