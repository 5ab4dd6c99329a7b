import type { ServiceToken } from 'server/contract/service-tokens/service-token';
import {
  serviceRightNames,
  serviceRights,
  type ServiceRightName,
} from 'server/contract/service-tokens/service-token-constants';
import { serviceTokenCalls } from 'server/contract/service-tokens/service-token.calls';
import { Box, Stack } from 'shared-ui';
import { CheckboxField, DateField, TextField, useFormikContext, yup } from 'shared-ui/forms';
import { serviceTokens } from '../../../contract';
import type { RecordForm } from '../../setup/record-form';

/** A token as its form holds it: each right is a box of its own. */
type Values = { name: string; remote: string; expiresOn: string } & Record<
  ServiceRightName,
  boolean
>;

const ofRights = <Value,>(value: (right: ServiceRightName) => Value) =>
  Object.fromEntries(serviceRightNames.map((right) => [right, value(right)])) as Record<
    ServiceRightName,
    Value
  >;

const labels = {
  name: 'Name',
  ...ofRights((right) => serviceRights[right].name),
  remote: 'Remote',
  expiresOn: 'Last Day',
};

const RemoteField = () => {
  const { values } = useFormikContext<Values>();
  return values['remotes:deploy'] ? (
    <TextField
      name="remote"
      label={labels.remote}
      hint="Id of the one remote that it deploys, such as jobs."
      required
    />
  ) : null;
};

/** A service token as its forms know it. */
export const serviceTokenForm: RecordForm<Values, ServiceToken> = {
  title: 'Service Token',
  noun: { one: 'service token', many: 'service tokens', list: serviceTokens },
  calls: serviceTokenCalls,
  empty: { name: '', ...ofRights(() => false), remote: '', expiresOn: '' },
  valuesOf: ({ name, rights, remote, expiresOn }) => ({
    name,
    ...ofRights((right) => rights.includes(right)),
    remote,
    expiresOn: expiresOn ?? '',
  }),
  bodyOf: (values) => ({
    name: values.name,
    rights: serviceRightNames.filter((right) => values[right]),
    remote: values['remotes:deploy'] ? values.remote.trim() : '',
    expiresOn: values.expiresOn,
  }),
  labels,
  schema: yup.object({
    name: yup.string().trim().required('Enter the name.').max(100, 'Use at most 100 characters.'),
    [serviceRightNames[0] ?? '']: yup
      .boolean()
      .test('some-right', 'Choose at least one right.', (_, { parent }) =>
        serviceRightNames.some((right) => (parent as Values)[right]),
      ),
    remote: yup
      .string()
      .trim()
      .when('remotes:deploy', {
        is: true,
        then: (remote) =>
          remote
            .required('Name the remote that it deploys, such as jobs.')
            .matches(/^[a-z][a-z0-9-]*$/, 'Use small letters, digits and hyphens.'),
      }),
  }),
  Fields: () => (
    <>
      <TextField
        name="name"
        label={labels.name}
        hint="Of the system that calls with it, such as Payroll."
        required
      />
      <Box as="fieldset" borderWidth="0" p="0" m="0">
        <Box as="legend" fontWeight={550} mb="2">
          Rights
        </Box>
        <Stack gap="3">
          {serviceRightNames.map((right) => (
            <CheckboxField
              key={right}
              name={right}
              label={labels[right]}
              hint={serviceRights[right].reach}
            />
          ))}
        </Stack>
      </Box>
      <RemoteField />
      <DateField
        name="expiresOn"
        label={labels.expiresOn}
        order="day-first"
        hint="It works up to this day; without one, until it is revoked."
      />
    </>
  ),
};
