import type { InterviewSettings } from 'server/contract/interviews/scheduling/interview';
import { updateInterviewSettings } from 'server/contract/interviews/scheduling/interview.calls';
import { interviewMessages } from 'server/contract/interviews/scheduling/interview-constants';
import { useWrite } from 'shared-auth';
import { Grid, Stack } from 'shared-ui';
import { CheckboxesField, SelectField, TextField, yup } from 'shared-ui/forms';
import { useRecordForm } from 'shell/sdk/forms';
import { FormDialog } from '../../setup/form-dialog';
import { halfHourOptions, weekdayOptions } from './weekdays';

interface Values {
  days: readonly string[];
  dayStart: string;
  dayEnd: string;
  placeTemplate: string;
}

const labels = {
  days: 'Days',
  dayStart: 'From',
  dayEnd: 'To',
  placeTemplate: 'Place or link',
};

const schema = yup.object({
  days: yup.array().min(1, 'Choose at least one day.'),
  dayEnd: yup
    .string()
    .test(
      'later',
      interviewMessages.hours,
      (end = '', { parent }: { parent: Values }) => end > parent.dayStart,
    ),
  placeTemplate: yup.string().max(500, 'Use at most 500 characters.'),
});

interface Props {
  stored: InterviewSettings;
  onClose: () => void;
}

export const InterviewHoursDialog = ({ stored, onClose }: Props) => {
  const { send } = useWrite(updateInterviewSettings);
  const form = useRecordForm({
    record: stored,
    valuesOf: ({ days, ...rest }: InterviewSettings): Values => ({
      ...rest,
      days: days.map(String),
    }),
    schema,
    labels,
    save: async ({ days, dayStart, dayEnd, placeTemplate }: Values, { version }) =>
      (
        await send({
          body: { days: days.map(Number), dayStart, dayEnd, placeTemplate, version },
        })
      ).data,
    refusal: 'The hours were not saved.',
    goOn: onClose,
  });
  return (
    <FormDialog
      title="Hours and place of interviews"
      submitLabel="Save"
      form={form}
      onClose={onClose}
    >
      <Stack gap="4">
        <CheckboxesField name="days" label={labels.days} options={weekdayOptions} required />
        <Grid gap="4" templateColumns="1fr 1fr">
          <SelectField
            name="dayStart"
            label={labels.dayStart}
            options={halfHourOptions}
            alwaysSet
          />
          <SelectField name="dayEnd" label={labels.dayEnd} options={halfHourOptions} alwaysSet />
        </Grid>
        <TextField
          name="placeTemplate"
          label={labels.placeTemplate}
          hint="Proposed for each interview. {id} becomes a number that nobody guesses, such as in https://meet.example.com/{id}."
        />
      </Stack>
    </FormDialog>
  );
};
