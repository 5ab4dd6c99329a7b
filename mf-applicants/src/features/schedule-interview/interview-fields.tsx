import { lookupSource } from 'shared-auth/lookups';
import { interviewMinutes } from 'server/contract/interviews/scheduling/interview-constants';
import { Grid } from 'shared-ui';
import {
  CheckboxField,
  DateField,
  NumberField,
  optionsFromList,
  PickerField,
  SelectField,
  TextField,
  useFormikContext,
} from 'shared-ui/forms';
import { FreeTimeButtons } from './free-time-buttons';
import {
  interviewLabels as labels,
  listTimesOfDay,
  type InterviewValues,
} from './interview-values';

const people = lookupSource('users');
const zones = optionsFromList(
  Intl.supportedValuesOf('timeZone').map((zone) => ({ id: zone, label: zone })),
);

interface Props {
  applicantId: number | undefined;
  interviewId?: number;
}

const TimeFields = () => {
  const { values } = useFormikContext<InterviewValues>();
  return (
    <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      <DateField name="day" label={labels.day} order="day-first" required />
      <SelectField
        name="time"
        label={labels.time}
        options={listTimesOfDay(values.time)}
        placeholder="Choose"
        required
      />
    </Grid>
  );
};

export const InterviewFields = ({ applicantId, interviewId }: Props) => {
  const { values } = useFormikContext<InterviewValues>();
  return (
    <>
      <Grid gap="4" templateColumns={{ base: '1fr', md: '2fr 1fr' }}>
        <TextField name="title" label={labels.title} required maxLength={100} />
        <NumberField
          name="minutes"
          label={labels.minutes}
          {...interviewMinutes}
          step={5}
          required
        />
      </Grid>
      <PickerField name="people" label={labels.people} {...people} multiple required />
      {values.chooser === 'now' ? (
        <FreeTimeButtons applicantId={applicantId} interviewId={interviewId} />
      ) : null}
      {values.chooser === 'now' ? <TimeFields /> : null}
      <PickerField name="timeZone" label={labels.timeZone} useOptions={zones} required />
      <TextField
        name="place"
        label={labels.place}
        hint="Stands in the invitation of everybody who takes part."
        maxLength={500}
      />
      {values.chooser === 'now' ? (
        <>
          <CheckboxField name="isAgreed" label={labels.isAgreed} />
          <CheckboxField name="isOverlapAgreed" label={labels.isOverlapAgreed} />
        </>
      ) : null}
    </>
  );
};
