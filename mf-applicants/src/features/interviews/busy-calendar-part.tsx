import type { BusyCalendar } from 'server/contract/interviews/scheduling/busy-calendar';
import { busyProblems } from 'server/contract/interviews/scheduling/busy-calendar-constants';
import { endBusyCalendar } from 'server/contract/interviews/scheduling/own-calendar.calls';
import { useCompanyClock, useWrite } from 'shared-auth';
import { Button, Flex, formatLongDay, Heading, Notice, Stack, Text } from 'shared-ui';
import { notifyFailure } from 'shell/sdk/react';

interface Props {
  busy: BusyCalendar | null;
  onEnter: () => void;
}

export const BusyCalendarPart = ({ busy, onEnter }: Props) => {
  const end = useWrite(endBusyCalendar);
  const clock = useCompanyClock();
  const forget = () => end.send({}).catch(notifyFailure('The calendar is still read.'));
  return (
    <Stack gap="3">
      <Heading level={3}>When you are busy</Heading>
      <Text tone="second">
        {busy?.readAt
          ? `The calendar at ${busy.host} last answered on ${formatLongDay(clock.dayOf(busy.readAt), clock.timeOf(busy.readAt))}.`
          : 'Interviews are not proposed at times at which another calendar of yours is busy. Nobody sees what stands there.'}
      </Text>
      {busy?.problem ? (
        <Notice title="The calendar could not be read" words={busyProblems[busy.problem]} />
      ) : null}
      <Flex gap="2" wrap="wrap">
        <Button size="sm" onClick={onEnter}>
          {busy ? 'Enter another calendar' : 'Enter a calendar'}
        </Button>
        {busy ? (
          <Button size="sm" disabled={end.isSending} onClick={() => void forget()}>
            Forget this calendar
          </Button>
        ) : null}
      </Flex>
    </Stack>
  );
};
