import {
  busyCalendarKindNames,
  busyCalendarKinds,
  busyCalendarMessages,
  maxCalendarAddressLength,
  maxCalendarNameLength,
  type BusyCalendarKind,
} from 'server/contract/interviews/scheduling/busy-calendar-constants';
import { setBusyCalendar } from 'server/contract/interviews/scheduling/own-calendar.calls';
import { useWrite } from 'shared-auth';
import { notify } from 'shared-ui';
import { RadioField, TextField, useFormikContext, yup } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';

interface Values {
  kind: BusyCalendarKind;
  address: string;
  userName: string;
  password: string;
}

const labels = {
  kind: 'Kind',
  address: 'Address of the calendar',
  userName: 'User name',
  password: 'Password',
};

const neededFor = (message: string) =>
  yup.string().when('kind', { is: 'caldav', then: (text) => text.required(message) });
const schema = yup.object({
  address: yup.string().trim().required(busyCalendarMessages.address),
  userName: neededFor(busyCalendarMessages.userName),
  password: neededFor(busyCalendarMessages.password),
});

const addressHints: Readonly<Record<BusyCalendarKind, string>> = {
  ics: 'Google calls it the secret address in iCal format, Outlook the published ICS link.',
  caldav: 'Of one calendar, as your calendar’s settings show it.',
};

const Fields = () => {
  const { kind } = useFormikContext<Values>().values;
  return (
    <>
      <RadioField
        name="kind"
        label={labels.kind}
        options={busyCalendarKindNames.map((value) => ({ value, label: busyCalendarKinds[value] }))}
      />
      <TextField
        name="address"
        label={labels.address}
        hint={addressHints[kind]}
        maxLength={maxCalendarAddressLength}
        autoComplete="off"
        required
      />
      {kind === 'caldav' ? (
        <>
          <TextField
            name="userName"
            label={labels.userName}
            maxLength={maxCalendarNameLength}
            autoComplete="off"
            required
          />
          <TextField
            name="password"
            type="password"
            label={labels.password}
            hint="Best one that was made for this console alone."
            maxLength={maxCalendarNameLength}
            autoComplete="off"
            required
          />
        </>
      ) : null}
    </>
  );
};

/**
 * The server reads the calendar when the form is saved, so that the form can show a wrong address as an
 * error.
 */
export const BusyCalendarForm = ({ onClose }: { onClose: () => void }) => {
  const { send } = useWrite(setBusyCalendar);
  const form = useForm({
    initial: { kind: 'ics', address: '', userName: '', password: '' } as Values,
    schema,
    labels,
    save: ({ kind, address, userName, password }: Values) =>
      send({
        body: { kind, address: address.trim(), ...(kind === 'caldav' && { userName, password }) },
      }),
    notifySaved: () => {
      notify.success('The calendar was read');
    },
    refusal: 'The calendar was not taken.',
    goOn: onClose,
  });
  return (
    <PanelForm form={form} submitLabel="Read this calendar" onCancel={onClose}>
      <Fields />
    </PanelForm>
  );
};
