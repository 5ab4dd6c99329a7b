import {
  maxPlanRounds,
  roundMinuteLimits,
} from 'server/contract/interviews/plans/interview-plan-constants';
import { lookupSource } from 'shared-auth/lookups';
import { Box, Button, Flex, Grid, Heading, Stack } from 'shared-ui';
import {
  CheckboxesField,
  NumberField,
  PickerField,
  TextAreaField,
  TextField,
  useFormikContext,
} from 'shared-ui/forms';
import { emptyRound, type RoundValues } from './round-values';

const competencies = lookupSource('competencies');
const people = lookupSource('users');

const roleOptions = [
  { value: 'hiring-manager', label: 'Hiring manager of the job' },
  { value: 'recruiting-manager', label: 'Recruiting manager of the job' },
  { value: 'recruiter', label: 'Recruiter of the applicant' },
];

interface RoundProps {
  place: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const RoundHead = ({ place, count, onMove, onRemove }: RoundProps) => {
  const name = `round ${place + 1}`;
  return (
    <Flex gap="2" alignItems="center" wrap="wrap" justifyContent="space-between">
      <Heading level={3}>{`Round ${place + 1}`}</Heading>
      <Flex gap="2" wrap="wrap">
        {place > 0 ? (
          <Button size="sm" aria-label={`Move ${name} up`} onClick={() => onMove(-1)}>
            Up
          </Button>
        ) : null}
        {place < count - 1 ? (
          <Button size="sm" aria-label={`Move ${name} down`} onClick={() => onMove(1)}>
            Down
          </Button>
        ) : null}
        {count > 1 ? (
          <Button size="sm" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        ) : null}
      </Flex>
    </Flex>
  );
};

const RoundFields = (props: RoundProps) => {
  const name = `rounds.${props.place}`;
  const number = props.place + 1;
  return (
    <Box
      as="section"
      aria-label={`Round ${number}`}
      borderWidth="1px"
      borderColor="line"
      borderRadius="8px"
      p="4"
    >
      <Stack gap="4">
        <RoundHead {...props} />
        <Grid gap="4" templateColumns={{ base: '1fr', md: '2fr 1fr' }}>
          <TextField name={`${name}.title`} label={`Title of round ${number}`} required />
          <NumberField
            name={`${name}.minutes`}
            label={`Minutes of round ${number}`}
            {...roundMinuteLimits}
            step={5}
            required
          />
        </Grid>
        <PickerField
          name={`${name}.competencies`}
          label={`Judged in round ${number}`}
          hint="Each gets a score of 1 to 4 on the scorecard."
          {...competencies}
          multiple
        />
        <PickerField
          name={`${name}.people`}
          label={`Interviewers of round ${number}`}
          hint="Proposed when the round is scheduled."
          {...people}
          multiple
        />
        <CheckboxesField
          name={`${name}.roles`}
          label={`Also in round ${number}`}
          options={roleOptions}
        />
        <TextAreaField
          name={`${name}.questions`}
          label={`Questions of round ${number}`}
          hint="One a line. Interviewers see them beside the scorecard."
        />
      </Stack>
    </Box>
  );
};

export const RoundsField = () => {
  const { values, setFieldValue } = useFormikContext<{ rounds: readonly RoundValues[] }>();
  const { rounds } = values;
  const change = (next: readonly RoundValues[]) => void setFieldValue('rounds', next);
  const move = (place: number, by: -1 | 1) => {
    const next = [...rounds];
    const [round] = next.splice(place, 1);
    if (round) next.splice(place + by, 0, round);
    change(next);
  };
  return (
    <Stack gap="4">
      {rounds.map((_, place) => (
        <RoundFields
          // Rounds have no id, and their form fields are named by index, so the index is the key.
          key={place}
          place={place}
          count={rounds.length}
          onMove={(by) => move(place, by)}
          onRemove={() => change(rounds.filter((__, other) => other !== place))}
        />
      ))}
      {rounds.length < maxPlanRounds ? (
        <Box>
          <Button onClick={() => change([...rounds, emptyRound])}>Add a round</Button>
        </Box>
      ) : null}
    </Stack>
  );
};
