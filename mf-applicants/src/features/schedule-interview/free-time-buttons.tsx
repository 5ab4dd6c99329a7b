import { getFreeTimes } from 'server/contract/interviews/scheduling/interview.calls';
import { useRead, useToday } from 'shared-auth';
import { Button, Flex, formatLongDay, Label, Stack, Text } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import type { InterviewValues } from './interview-values';

const shownTimes = 8;
const searchedDays = 10;

interface Props {
  applicantId: number | undefined;
  /** Interview to reschedule; its own time counts as free. */
  interviewId?: number | undefined;
}

export const FreeTimeButtons = ({ applicantId, interviewId }: Props) => {
  const { values, setValues } = useFormikContext<InterviewValues>();
  const today = useToday();
  const { people, minutes, timeZone, day } = values;
  const isAsked = people.length > 0 && Number(minutes) >= 10 && timeZone !== null;
  const { data, error } = useRead(
    getFreeTimes,
    isAsked
      ? {
          query: {
            ...{ userId: people.map(({ id }) => Number(id)), minutes: Number(minutes) },
            ...{ from: day > today ? day : today, days: searchedDays },
            ...{ timeZone: String(timeZone.id), ...(applicantId !== undefined && { applicantId }) },
            ...(interviewId !== undefined && { exceptId: interviewId }),
          },
        }
      : null,
  );
  if (!isAsked) return <Text tone="second">Choose interviewers to see when they are free.</Text>;
  if (error) return <Text tone="second">Free times could not be loaded. Choose one yourself.</Text>;
  const times = data?.data ?? [];
  const unread = data?.meta.unread ?? [];
  return (
    <Stack gap="2" role="group" aria-label="Free times">
      <Label as="div">Free times</Label>
      {data && times.length === 0 ? (
        <Text tone="second">{`Nobody has time together within ${searchedDays} days.`}</Text>
      ) : null}
      <Flex gap="2" wrap="wrap">
        {times.slice(0, shownTimes).map(({ startsAt, start }) => (
          <Button
            key={startsAt}
            size="sm"
            aria-pressed={values.day === start.slice(0, 10) && values.time === start.slice(11)}
            onClick={() =>
              void setValues({ ...values, day: start.slice(0, 10), time: start.slice(11) })
            }
          >
            {`${formatLongDay(start.slice(0, 10))}, ${start.slice(11)}`}
          </Button>
        ))}
      </Flex>
      {unread.length > 0 ? (
        <Text role="status">
          {`Their own calendar did not answer, so they may be busy: ${unread.map(({ name }) => name).join(', ')}.`}
        </Text>
      ) : null}
    </Stack>
  );
};
