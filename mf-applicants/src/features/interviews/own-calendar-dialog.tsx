import { useState } from 'react';
import type { OwnCalendar } from 'server/contract/interviews/scheduling/own-calendar';
import {
  endOwnCalendarFeed,
  renewFeedAddress,
  updateOwnCalendar,
} from 'server/contract/interviews/scheduling/own-calendar.calls';
import { useWrite } from 'shared-auth';
import { Box, Button, Dialog, Flex, Heading, Stack, Text, TextInput } from 'shared-ui';
import { optionsFromList, PickerField, type PickerItem } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { leaveThen, notifyFailure } from 'shell/sdk/react';
import { BusyCalendarForm } from './busy-calendar-form';
import { BusyCalendarPart } from './busy-calendar-part';

const zones = optionsFromList(
  Intl.supportedValuesOf('timeZone').map((zone) => ({ id: zone, label: zone })),
);
const labels = { timeZone: 'Your time zone' };

interface Values {
  timeZone: PickerItem | null;
}

const FeedPart = ({ hasFeed }: { hasFeed: boolean }) => {
  const renew = useWrite(renewFeedAddress);
  const end = useWrite(endOwnCalendarFeed);
  const [address, setAddress] = useState('');
  const makeAddress = () =>
    renew
      .send({})
      .then(({ data }) => setAddress(data.address), notifyFailure('No address was made.'));
  const endAddress = () =>
    end.send({}).then(() => setAddress(''), notifyFailure('The address still works.'));
  return (
    <Stack gap="3">
      <Heading level={3}>In your calendar</Heading>
      <Text tone="second">
        Your calendar subscribes to an address that is yours alone. Whoever knows it reads your
        interviews; a new one ends the earlier.
      </Text>
      {address ? (
        <Box>
          <TextInput
            readOnly
            aria-label="Address of your calendar"
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <Text size="sm" tone="second">
            Copy it now. It is not shown again.
          </Text>
        </Box>
      ) : null}
      <Flex gap="2" wrap="wrap">
        <Button size="sm" disabled={renew.isSending} onClick={() => void makeAddress()}>
          {hasFeed || address ? 'Make a new address' : 'Make an address'}
        </Button>
        {hasFeed || address ? (
          <Button size="sm" disabled={end.isSending} onClick={() => void endAddress()}>
            End the address
          </Button>
        ) : null}
      </Flex>
    </Stack>
  );
};

interface Props {
  stored: OwnCalendar;
  onClose: () => void;
}

export const OwnCalendarDialog = ({ stored, onClose }: Props) => {
  const { send } = useWrite(updateOwnCalendar);
  const { timeZone, hasFeed, busy } = stored;
  const [isEntering, setIsEntering] = useState(false);
  const form = useForm({
    initial: { timeZone: timeZone === null ? null : { id: timeZone, label: timeZone } } as Values,
    labels,
    save: (values: Values) =>
      send({ body: { timeZone: values.timeZone ? String(values.timeZone.id) : null } }),
    refusal: 'The time zone was not saved.',
    goOn: onClose,
  });
  if (isEntering)
    return (
      <Dialog open title="A calendar of yours" onClose={() => void leaveThen(onClose)}>
        <BusyCalendarForm onClose={() => setIsEntering(false)} />
      </Dialog>
    );
  return (
    <Dialog open title="My calendar" onClose={() => void leaveThen(onClose)}>
      <Stack gap="6">
        <PanelForm form={form} onCancel={onClose}>
          <PickerField
            name="timeZone"
            label={labels.timeZone}
            hint="Interviews are proposed within working hours of this zone."
            placeholder="The company’s"
            useOptions={zones}
          />
        </PanelForm>
        <BusyCalendarPart busy={busy} onEnter={() => void leaveThen(() => setIsEntering(true))} />
        <FeedPart hasFeed={hasFeed} />
      </Stack>
    </Dialog>
  );
};
